import UIKit

final class CustomName: Screen {
  override func viewDidLoad() {
    super.viewDidLoad()
    button.addTarget(self, action: #selector(tapped), for: .touchUpInside)
    note(NSStringFromSelector(#selector(tapped)))
  }
  @objc(buttonWasTapped:) func tapped(_ sender: UIButton) { note("tapped") }
}

@objcMembers final class AllMembers: Screen {
  override func viewDidLoad() {
    super.viewDidLoad()
    button.addTarget(self, action: #selector(tapped), for: .touchUpInside)
  }
  func tapped() { note("tapped") }
}

@objcMembers class AllMembersBase: Screen {}

final class AllMembersOfSubclass: AllMembersBase {
  override func viewDidLoad() {
    super.viewDidLoad()
    button.addTarget(self, action: #selector(tapped), for: .touchUpInside)
  }
  func tapped() { note("tapped") }
}

final class ActionOfBuilder: Screen {
  override func viewDidLoad() {
    super.viewDidLoad()
    button.addTarget(self, action: #selector(tapped(_:)), for: .touchUpInside)
  }
  @IBAction func tapped(_ sender: UIButton) { note("tapped") }
}

final class PrivateActionOfBuilder: Screen {
  override func viewDidLoad() {
    super.viewDidLoad()
    button.addTarget(self, action: #selector(tapped), for: .touchUpInside)
  }
  @IBAction private func tapped(_ sender: Any?) { note("tapped \(sender != nil)") }
}

final class DynamicMethod: Screen {
  override func viewDidLoad() {
    super.viewDidLoad()
    button.addTarget(self, action: #selector(tapped), for: .touchUpInside)
  }
  @objc dynamic func tapped() { note("tapped") }
}

final class AttributeOnLineOfItsOwn: Screen {
  override func viewDidLoad() {
    super.viewDidLoad()
    button.addTarget(self, action: #selector(tapped), for: .touchUpInside)
  }
  @objc
  private func tapped() {
    note("tapped")
  }
}

@objc protocol Tappable {
  func tapped()
}

final class WitnessOfProtocol: Screen, Tappable {
  override func viewDidLoad() {
    super.viewDidLoad()
    button.addTarget(self, action: #selector(Tappable.tapped), for: .touchUpInside)
  }
  func tapped() { note("tapped") }
}

final class GetterAndSetter: Screen {
  @objc var badge = "none"
  override func viewDidLoad() {
    super.viewDidLoad()
    perform(#selector(setter: badge), with: "new")
    let answer = perform(#selector(getter: badge))
    note(answer?.takeUnretainedValue() as? String ?? "nil")
  }
}

final class GetterOnType: Screen {
  @objc var badge: String { "read only" }
  override func viewDidLoad() {
    super.viewDidLoad()
    note("\(responds(to: #selector(getter: GetterOnType.badge)))")
    note("\(responds(to: Selector(("setBadge:"))))")
  }
}

final class OverriddenByUIKit: Screen {
  override func viewDidLoad() {
    super.viewDidLoad()
    button.addTarget(view, action: #selector(UIView.endEditing(_:)), for: .touchUpInside)
    button.addTarget(self, action: #selector(becomeFirstResponder), for: .touchUpInside)
  }
  override var canBecomeFirstResponder: Bool { true }
  override func becomeFirstResponder() -> Bool {
    note("first")
    return super.becomeFirstResponder()
  }
}
