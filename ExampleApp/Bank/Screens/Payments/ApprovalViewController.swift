import PortableUIKit
import StepRouter

/// A card payment made elsewhere, which the user approves or declines.
package final class ApprovalViewController: UIViewController {
  var number = 0
  var onDecision: @MainActor (UIViewController, Bool) -> Void = { _, _ in }

  override package func viewDidLoad() {
    super.viewDidLoad()
    title = "Approval \(number)"
    for (name, isApproved) in [("Approve", true), ("Decline", false)] {
      let action = UIAction(title: name) { [weak self] _ in
        if let self { onDecision(self, isApproved) }
      }
      view.addSubview(UIButton(type: .system, primaryAction: action))
    }
  }
}

extension ApprovalViewController: ContextChecking {
  package func isTarget(for number: Int) -> Bool { self.number == number }
}
