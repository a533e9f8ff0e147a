import PortableUIKit
import StepRouter
import StepRouterLinks

extension RouteDriver: PlaceRestorer {
  /// The user's place as an activity to return to UIKit. It's nil if ``place`` throws; read
  /// ``place`` for the reason.
  ///
  /// ```swift
  /// func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
  ///   driver.stateRestorationActivity
  /// }
  /// ```
  public var stateRestorationActivity: NSUserActivity? {
    (try? place).map { SavedPlace($0).activity(type: placeActivityType) }
  }

  /// Restores the place saved in an activity, as ``restore(_:animated:)`` does.
  ///
  /// ```swift
  /// if let activity = scene.session.stateRestorationActivity { driver.restore(activity) {} }
  /// ```
  ///
  /// If the activity isn't readable, the driver calls `onFailure` and nothing moves. In either
  /// case, it calls `completion` when no movement is left.
  public func restore(_ activity: NSUserActivity, completion: @escaping @MainActor () -> Void) {
    do throws(RouteError) {
      restore(try SavedPlace(activity, type: placeActivityType).routes)
    } catch {
      report(error)
    }
    whenSettled(completion)
  }
}
