import PortableUIKit
import StepRouter

/// Saves where the user is in a scene, and brings the user back there. `RouteDriver` does this;
/// write a restorer of your own for an app that saves its place in another way.
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
  /// The user's place; nil if there's nothing to come back to.
  var stateRestorationActivity: NSUserActivity? { get }

  /// Brings the user back. Links wait until you call the completion, so call it even if you can't
  /// read the activity. Further calls do nothing.
  func restore(_ activity: NSUserActivity, completion: @escaping @MainActor () -> Void)
}
