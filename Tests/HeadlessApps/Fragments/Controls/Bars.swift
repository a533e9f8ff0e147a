import UIKit

final class BarItemWithTitle: Screen {
  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Save", style: .plain, target: self, action: #selector(save))
  }
  @objc func save() { note("saved") }
}

final class BarItemOfSystem: Screen {
  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      barButtonSystemItem: .add, target: self, action: #selector(add(_:)))
  }
  @objc func add(_ item: UIBarButtonItem) { note("added \(item.isEnabled)") }
}

final class BarItemWithImage: Screen {
  override func viewDidLoad() {
    super.viewDidLoad()
    let item = UIBarButtonItem(
      image: UIImage(systemName: "gear"), style: .plain, target: self,
      action: #selector(openSettings))
    navigationItem.setRightBarButton(item, animated: false)
  }
  @objc private func openSettings() { note("settings") }
}

final class BarItemWithLateTarget: Screen {
  override func viewDidLoad() {
    super.viewDidLoad()
    let item = UIBarButtonItem()
    item.title = "Edit"
    item.target = self
    item.action = #selector(edit)
    navigationItem.rightBarButtonItems = [item]
  }
  @objc func edit() { note("edit") }
}

final class BarItemOfResponderChain: Screen {
  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Go", style: .done, target: nil, action: #selector(go))
  }
  override var canBecomeFirstResponder: Bool { true }
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    becomeFirstResponder()
  }
  @objc func go() { note("gone") }
}

final class BarItemThatDismisses: Screen {
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    guard log.isEmpty else { return }
    let modal = UIViewController()
    present(modal, animated: false) { [unowned self] in
      note("presented")
      dismissModal()
    }
  }
  @objc func dismissModal() {
    dismiss(animated: false) { [unowned self] in note("dismissed") }
  }
}

final class KeyCommandOfScreen: Screen {
  override var keyCommands: [UIKeyCommand]? {
    [UIKeyCommand(input: "n", modifierFlags: .command, action: #selector(new))]
  }
  override func viewDidLoad() {
    super.viewDidLoad()
    note(keyCommands?.first?.action.description ?? "nil")
  }
  @objc func new() {}
}
