import PortableUIKit
import StepRouter

/// Saves where the user is in a scene, and brings the user back there. `RouteDriver` is one; write
/// one of your own for an app that saves its place in another way.
///
/// ```swift
/// final class DraftRestorer: PlaceRestorer {
///   var stateRestorationActivity: NSUserActivity? { NSUserActivity(activityType: "shop.draft") }
///
///   func restore(_ activity: NSUserActivity, completion: @escaping @MainActor () -> Void) {
///     router.navigate(to: bag) { _ in completion() }
///   }
/// }
/// ```
@MainActor
public protocol PlaceRestorer: AnyObject {
  /// Where the user is; nil where there is nothing to come back to.
  var stateRestorationActivity: NSUserActivity? { get }

  /// Brings the user back. Links wait until the completion is called, also where the activity could
  /// not be read.
  func restore(_ activity: NSUserActivity, completion: @escaping @MainActor () -> Void)
}
