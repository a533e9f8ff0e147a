import PortableUIKit
import StepRouter

extension LintRule {
  /// Reports a screen with several declarations, of which this one lacks an interceptor.
  static let unevenInterceptors = LintRule("uneven-interceptors") { catalogue in
    let declarations = catalogue.routes.flatMap { route in
      route.ownSteps.map { (route: route, step: $0) }
    }
    return declarations.compactMap { route, step in
      let names = step.interceptorNames
      let fuller = declarations.lazy.map(\.step).first { other in
        other.isSameScreen(as: step) && other.interceptorNames.contains { !names.contains($0) }
      }
      guard let fuller else { return nil }
      let missing = fuller.interceptorNames.filter { !names.contains($0) }
      return Fault(
        route: route, location: step.reference.location,
        sentence:
          "\(step.reference.screen) does not ask \(missing.joined(separator: ", ")) here, and "
          + "does at \(fuller.reference.location). Add the interceptor, or declare the screen once."
      )
    }
  }

  fileprivate static let manyScreens: [UIViewController.Type] = [
    UIViewController.self, UINavigationController.self, UITabBarController.self,
    UISplitViewController.self, UIPageViewController.self, UIAlertController.self,
  ]
}

extension StepDescription {
  /// Returns true if both show the same screen of the app, for contexts of the same type.
  fileprivate func isSameScreen(as other: StepDescription) -> Bool {
    screen == other.screen && context == other.context
      && !LintRule.manyScreens.contains { $0 == screen }
  }
}
