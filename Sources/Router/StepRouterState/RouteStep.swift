import PortableUIKit
import StepRouter

/// Finds a step's view controller only if it is in a certain route.
@MainActor
struct RouteFinder<Screen: UIViewController, Context>: Finder {
  let finder: (any Finder<Screen, Context>)?
  let place: RoutePlace

  func findViewController(with context: Context) throws -> Screen? {
    try place.window.checkAskingRouter()
    guard let finder else { return try marked() }
    guard let stackFinder = finder as? any StackIteratingFinder<Screen, Context> else {
      guard let found = try finder.findViewController(with: context) else { return nil }
      return place.admits(found) ? found : try marked()
    }
    return try stackFinder.iterator.first { (screen: Screen) in
      stackFinder.isTarget(screen, with: context) && place.admits(screen)
    }
  }

  /// What was built for this very route: all that is known where nothing is looked for, or where a
  /// finder looks no further.
  private func marked() throws -> Screen? {
    try DefaultStackIterator().first { RouteReader.marks[$0] == place.route }
  }
}

/// Marks what was found or built with the route for which it was.
@MainActor
private struct RouteMarking<Screen: UIViewController, Context>: ContextTask {
  let route: Route

  func perform(on viewController: Screen, with context: Context) {
    RouteReader.marks[viewController] = route
  }
}

/// A screen of a route is found, and leaves its mark, at its place of the route only.
extension RoutePlace: StepChange {
  func finder<Screen: UIViewController, Context>(
    replacing finder: (any Finder<Screen, Context>)?
  ) -> (any Finder<Screen, Context>)? {
    RouteFinder(finder: finder, place: self)
  }

  func addTasks<Screen: UIViewController, Context>(
    to extras: StepExtras<Screen, Context>, of step: StepReference
  ) {
    extras.addLast(RouteMarking<Screen, Context>(route: route), at: step.location)
  }
}
