import PortableUIKit
import StepRouter

extension LintRule {
  /// Reports an action on a container that doesn't say how to change its children.
  static let noAdapter = LintRule("no-adapter") { catalogue in
    catalogue.steps.compactMap { entry in
      guard let action = entry.step.action, action.needsAdapter,
        !entry.hostTypes.contains(where: hasAdapter)
      else { return nil }
      return entry.fault(
        "\(TypeName(action.host)) is a container without an adapter, so \(action.words) always "
          + "fails. Let it conform to CustomContainerViewController.",
        at: action.location)
    }
  }

  private static func hasAdapter(_ type: UIViewController.Type) -> Bool {
    type is any CustomContainerViewController.Type || type is UINavigationController.Type
      || type is UITabBarController.Type || type is UISplitViewController.Type
      || type is UIPageViewController.Type
  }
}

extension CataloguedStep {
  /// The class the step's action works on, and the class of its host.
  var hostTypes: [UIViewController.Type] {
    var types: [UIViewController.Type] = []
    if let action = step.action { types.append(action.host) }
    if case .step(let host) = host { types.append(host.screen) }
    return types
  }
}
