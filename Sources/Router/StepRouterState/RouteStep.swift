import PortableUIKit
import StepRouter

/// Finds a step's view controller only at its position in a route.
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

  /// Returns the view controller marked with exactly this route. Nothing else identifies it if the
  /// step has no finder, or if its finder stops at a match elsewhere.
  private func marked() throws -> Screen? {
    try DefaultStackIterator().first { RouteReader.marks[$0]?.route == place.mark.route }
  }
}

/// Marks a view controller with the route for which the router found or built it.
@MainActor
private struct RouteMarking<Screen: UIViewController, Context>: ContextTask {
  let mark: RouteMark

  func perform(on viewController: Screen, with context: Context) {
    RouteReader.marks[viewController] = mark
  }
}

/// Makes the router find a route's screen, and mark it, only at its position in the route.
extension RoutePlace: StepChange {
  func finder<Screen: UIViewController, Context>(
    replacing finder: (any Finder<Screen, Context>)?
  ) -> (any Finder<Screen, Context>)? {
    RouteFinder(finder: finder, place: self)
  }

  func addTasks<Screen: UIViewController, Context>(
    to extras: StepExtras<Screen, Context>, of step: StepReference
  ) {
    extras.addLast(RouteMarking<Screen, Context>(mark: mark), at: step.location)
  }
}
