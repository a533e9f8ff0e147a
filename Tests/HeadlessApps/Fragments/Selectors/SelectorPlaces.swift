import UIKit

extension Selector {
  fileprivate static let tapped = #selector(SelectorInStaticLet.tapped)
}

final class SelectorInStaticLet: Screen {
  override func viewDidLoad() {
    super.viewDidLoad()
    button.addTarget(self, action: .tapped, for: .touchUpInside)
  }
  @objc fileprivate func tapped() { note("tapped") }
}

final class SelectorInLazyProperty: Screen {
  private lazy var save: UIButton = {
    let save = UIButton(type: .custom)
    save.addTarget(self, action: #selector(saved), for: .touchUpInside)
    return save
  }()
  override func viewDidLoad() {
    super.viewDidLoad()
    save.sendActions(for: .touchUpInside)
  }
  @objc private func saved() { note("saved") }
}

final class SelectorAsDefaultArgument: Screen {
  override func viewDidLoad() {
    super.viewDidLoad()
    connect()
  }
  func connect(_ action: Selector = #selector(SelectorAsDefaultArgument.tapped)) {
    button.addTarget(self, action: action, for: .touchUpInside)
  }
  @objc func tapped() { note("tapped") }
}

final class SelectorsInArray: Screen {
  override func viewDidLoad() {
    super.viewDidLoad()
    let actions: [(String, Selector)] = [
      ("one", #selector(one)), ("two", #selector(two)),
    ]
    for (title, action) in actions {
      button.setTitle(title, for: .normal)
      button.addTarget(self, action: action, for: .touchUpInside)
    }
  }
  @objc func one() { note("one") }
  @objc func two() { note("two") }
}

final class SelectorInSwitch: Screen {
  enum Kind { case save, cancel }
  override func viewDidLoad() {
    super.viewDidLoad()
    button.addTarget(self, action: action(for: .cancel), for: .touchUpInside)
  }
  func action(for kind: Kind) -> Selector {
    switch kind {
    case .save: return #selector(save)
    case .cancel: return #selector(cancel)
    }
  }
  @objc func save() { note("save") }
  @objc func cancel() { note("cancel") }
}

final class SelectorInClosure: Screen {
  override func viewDidLoad() {
    super.viewDidLoad()
    [button].forEach { $0.addTarget(self, action: #selector(tapped), for: .touchUpInside) }
  }
  @objc func tapped() { note("tapped") }
}

final class SelectorOfOwnExtension: Screen {
  override func viewDidLoad() {
    super.viewDidLoad()
    button.addTarget(self, action: #selector(tapped), for: .touchUpInside)
  }
}

extension SelectorOfOwnExtension {
  @objc func tapped() { note("tapped") }
}

final class SelectorOfPrivateExtension: Screen {
  override func viewDidLoad() {
    super.viewDidLoad()
    button.addTarget(self, action: #selector(tapped), for: .touchUpInside)
  }
}

private extension SelectorOfPrivateExtension {
  @objc func tapped() { note("tapped") }
}

final class SelectorOfObjcExtension: Screen {
  override func viewDidLoad() {
    super.viewDidLoad()
    button.addTarget(self, action: #selector(tapped(_:)), for: .touchUpInside)
  }
}

@objc extension SelectorOfObjcExtension {
  func tapped(_ sender: UIButton) { note("tapped") }
}

final class SelectorOfAnotherFile: Screen {
  override func viewDidLoad() {
    super.viewDidLoad()
    connect()
  }
}

class SelectorBase: Screen {
  override func viewDidLoad() {
    super.viewDidLoad()
    button.addTarget(self, action: #selector(tapped), for: .touchUpInside)
  }
  @objc func tapped() { note("base") }
}

final class SelectorInherited: SelectorBase {}

final class SelectorOverridden: SelectorBase {
  override func tapped() {
    super.tapped()
    note("subclass")
  }
}

final class SelectorOfSuperclass: SelectorBase {
  override func viewDidLoad() {
    super.viewDidLoad()
    button.addTarget(self, action: #selector(SelectorBase.tapped), for: .touchDown)
    button.addTarget(self, action: #selector(other), for: .touchUpInside)
  }
  @objc func other() { note("other") }
}

class SelectorOfGenericClass<Model>: Screen {
  var model: Model?
  override func viewDidLoad() {
    super.viewDidLoad()
    button.addTarget(self, action: #selector(tapped), for: .touchUpInside)
  }
  @objc func tapped() { note("\(Model.self)") }
}

final class SelectorOfBoundClass: SelectorOfGenericClass<Int> {}

final class SelectorOfLocalClass: Screen {
  var kept: AnyObject?
  override func viewDidLoad() {
    super.viewDidLoad()
    final class Local: NSObject {
      var act: () -> Void = {}
      @objc func tapped() { act() }
    }
    let local = Local()
    local.act = { [unowned self] in note("local") }
    button.addTarget(local, action: #selector(Local.tapped), for: .touchUpInside)
    kept = local
  }
}

private final class PrivateTarget: NSObject {
  let act: () -> Void
  init(act: @escaping () -> Void) { self.act = act }
  @objc fileprivate func fire() { act() }
}

final class SelectorOfPrivateClass: Screen {
  private var target: PrivateTarget?
  override func viewDidLoad() {
    super.viewDidLoad()
    target = PrivateTarget { [unowned self] in note("fired") }
    button.addTarget(target, action: #selector(PrivateTarget.fire), for: .touchUpInside)
  }
}

extension UIViewController {
  func hideKeyboardWhenTapped() {
    let tap = UITapGestureRecognizer(
      target: self, action: #selector(UIViewController.dismissKeyboard))
    view.addGestureRecognizer(tap)
  }

  @objc func dismissKeyboard() {
    view.endEditing(true)
  }
}

final class SelectorOfExtendedUIKit: Screen {
  let field = UITextField()
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(field)
    hideKeyboardWhenTapped()
    field.addTarget(self, action: #selector(ended), for: .editingDidEnd)
  }
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    field.becomeFirstResponder()
  }
  @objc func ended() { note("ended") }
}

final class SelectorOfExtendedSuperclass: Screen {
  let field = UITextField()
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(field)
    button.addTarget(self, action: #selector(dismissKeyboard), for: .touchUpInside)
  }
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    field.becomeFirstResponder()
  }
  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    if log.isEmpty { note("laid out") }
  }
}

extension UIView {
  @objc fileprivate func blink() { alpha = alpha == 1 ? 0.5 : 1 }
}

final class SelectorOfExtendedView: Screen {
  override func viewDidLoad() {
    super.viewDidLoad()
    button.addTarget(button, action: #selector(UIView.blink), for: .touchUpInside)
    button.addTarget(self, action: #selector(tell), for: .touchUpInside)
  }
  @objc func tell() { note("\(button.alpha)") }
}
