import PortableUIKit
import StepRouter

extension LintRule {
  /// Reports the push of a view controller that UIKit doesn't accept in a stack.
  static let stackInStack = LintRule("stack-in-stack") { catalogue in
    catalogue.steps.compactMap { entry in
      let step = entry.step
      guard let action = step.action, case .push = action.kind,
        step.screen is UINavigationController.Type || step.screen is UISplitViewController.Type,
        !entry.hostTypes.contains(where: { $0 is any CustomContainerViewController.Type })
      else { return nil }
      return entry.fault(
        "UIKit takes no \(step.reference.screen) into a navigation controller: \(action.words) "
          + "always fails. Present it, or push what is in it.",
        at: action.location)
    }
  }
}
