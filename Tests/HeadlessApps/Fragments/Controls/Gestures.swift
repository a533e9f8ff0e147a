import UIKit

final class TapRecognizer: Screen {
  override func viewDidLoad() {
    super.viewDidLoad()
    let tap = UITapGestureRecognizer(target: self, action: #selector(tapped(_:)))
    tap.numberOfTapsRequired = 1
    view.addGestureRecognizer(tap)
  }
  @objc func tapped(_ recognizer: UITapGestureRecognizer) {
    note("tapped \(recognizer.view === view)")
  }
}

final class TapWithoutArgument: Screen {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(tapped)))
  }
  @objc func tapped() { note("tapped") }
}

final class TapThatEndsEditing: Screen {
  let field = UITextField()
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(field)
    let tap = UITapGestureRecognizer(target: view, action: #selector(UIView.endEditing))
    view.addGestureRecognizer(tap)
    field.addTarget(self, action: #selector(ended), for: .editingDidEnd)
  }
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    field.becomeFirstResponder()
  }
  @objc func ended() { note("ended") }
}

final class RecognizerWithLateTarget: Screen {
  override func viewDidLoad() {
    super.viewDidLoad()
    let tap = UITapGestureRecognizer()
    tap.addTarget(self, action: #selector(one))
    tap.addTarget(self, action: #selector(two))
    tap.removeTarget(self, action: #selector(one))
    view.addGestureRecognizer(tap)
  }
  @objc func one() { note("one") }
  @objc func two() { note("two") }
}

final class RecognizerOfLabel: Screen {
  let label = UILabel()
  override func viewDidLoad() {
    super.viewDidLoad()
    label.isUserInteractionEnabled = true
    view.addSubview(label)
    label.addGestureRecognizer(
      UILongPressGestureRecognizer(target: self, action: #selector(pressed(recognizer:))))
    note("\(label.gestureRecognizers?.count ?? 0)")
  }
  @objc func pressed(recognizer: UILongPressGestureRecognizer) {}
}

final class RecognizerWithDelegate: Screen, UIGestureRecognizerDelegate {
  override func viewDidLoad() {
    super.viewDidLoad()
    let tap = UITapGestureRecognizer(target: self, action: #selector(tapped))
    tap.delegate = self
    view.addGestureRecognizer(tap)
  }
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    note("asked")
    return true
  }
  @objc private func tapped() { note("tapped") }
}
