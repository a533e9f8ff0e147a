import UIKit

final class Performed: Screen {
  override func viewDidLoad() {
    super.viewDidLoad()
    perform(#selector(reload))
  }
  @objc func reload() { note("reloaded") }
}

final class PerformedWithObject: Screen {
  override func viewDidLoad() {
    super.viewDidLoad()
    perform(#selector(show(_:)), with: "tea")
  }
  @objc func show(_ name: String) { note(name) }
}

final class PerformedWithTwoObjects: Screen {
  override func viewDidLoad() {
    super.viewDidLoad()
    perform(#selector(show(_:price:)), with: "tea", with: "4")
  }
  @objc func show(_ name: String, price: String) { note("\(name) \(price)") }
}

final class PerformedForResult: Screen {
  override func viewDidLoad() {
    super.viewDidLoad()
    let answer = perform(#selector(name(of:)), with: "tea")?.takeUnretainedValue()
    note(answer as? String ?? "nil")
  }
  @objc func name(of product: String) -> String { product.uppercased() }
}

final class Responds: Screen {
  override func viewDidLoad() {
    super.viewDidLoad()
    note("\(responds(to: #selector(reload)))")
    note("\(responds(to: NSSelectorFromString("remove")))")
  }
  @objc func reload() {}
  func remove() {}
}

protocol Loading: NSObjectProtocol {
  func start()
}

final class RespondsByProtocol: Screen, Loading {
  override func viewDidLoad() {
    super.viewDidLoad()
    let loading: Loading = self
    note("\(loading.responds(to: #selector(stop)))")
    loading.perform(#selector(stop))
  }
  func start() {}
  @objc func stop() { note("stopped") }
}

final class PerformIfResponds: Screen {
  override func viewDidLoad() {
    super.viewDidLoad()
    for name in ["one", "two"] {
      let action = NSSelectorFromString(name)
      if responds(to: action) { perform(action) }
    }
  }
  @objc func one() { note("one") }
}

final class KeyboardHiddenByApplication: Screen {
  let field = UITextField()
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(field)
    button.addTarget(self, action: #selector(hide), for: .touchUpInside)
  }
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    note("\(field.becomeFirstResponder())")
  }
  @objc func hide() {
    UIApplication.shared.sendAction(
      #selector(UIResponder.resignFirstResponder), to: nil, from: nil, for: nil)
    note("\(field.isFirstResponder)")
  }
}

final class ActionSentByApplication: Screen {
  override func viewDidLoad() {
    super.viewDidLoad()
    let isTaken = UIApplication.shared.sendAction(
      #selector(reload(_:)), to: self, from: button, for: nil)
    note("\(isTaken)")
  }
  @objc func reload(_ sender: Any?) { note("\(sender as? UIButton === button)") }
}

final class TargetForAction: Screen {
  override func viewDidLoad() {
    super.viewDidLoad()
    let found = button.target(forAction: #selector(reload), withSender: nil)
    note("\(found as? UIViewController === self)")
    note("\(canPerformAction(#selector(reload), withSender: nil))")
  }
  @objc func reload() {}
}

final class EditingActions: Screen {
  override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    return action == #selector(copy(_:)) || action == #selector(UIResponderStandardEditActions.paste(_:))
  }
  override func viewDidLoad() {
    super.viewDidLoad()
    note("\(canPerformAction(#selector(copy(_:)), withSender: nil))")
    note("\(canPerformAction(Selector(("cut:")), withSender: nil))")
  }
}
