import PortableUIKit
import StepRouter
import StepRouterLinks

extension RouteDriver: PlaceRestorer {
  /// Where the user is, to be answered to UIKit; nil where there is no place, as ``place`` says why.
  ///
  /// ```swift
  /// func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
  ///   driver.stateRestorationActivity
  /// }
  /// ```
  public var stateRestorationActivity: NSUserActivity? {
    (try? place).map { SavedPlace($0).activity(type: placeActivityType) }
  }

  /// Restores the place of an activity, as ``restore(_:animated:)`` does.
  ///
  /// ```swift
  /// if let activity = scene.session.stateRestorationActivity { driver.restore(activity) {} }
  /// ```
  ///
  /// An activity that cannot be read is reported to `onFailure`, and nothing moves. The completion is
  /// called in each case, when nothing is left to do.
  public func restore(_ activity: NSUserActivity, completion: @escaping @MainActor () -> Void) {
    do throws(RouteError) {
      restore(try SavedPlace(activity, type: placeActivityType).routes)
    } catch {
      report(error)
    }
    whenSettled(completion)
  }
}
