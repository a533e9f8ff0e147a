import PortableUIKit

/// Finds a step's view controller only where it stands in a certain route.
@MainActor
struct RouteFinder<Screen: UIViewController, Context>: Finder {
  let finder: (any Finder<Screen, Context>)?
  let place: RoutePlace

  func findViewController(with context: Context) throws -> Screen? {
    guard let finder else {
      // What is never looked for is known by the route for which it was built.
      return try DefaultStackIterator().first { RouteReader.marks[$0] == place.route }
    }
    guard let stackFinder = finder as? any StackIteratingFinder<Screen, Context> else {
      return try finder.findViewController(with: context).flatMap { place.admits($0) ? $0 : nil }
    }
    return try stackFinder.iterator.first { (screen: Screen) in
      stackFinder.isTarget(screen, with: context) && place.admits(screen)
    }
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

extension ScreenStep {
  func standing(at place: RoutePlace) -> any ChainStep<Context> {
    let marking: any ContextTask<Screen, Context> = RouteMarking(route: place.route)
    return ScreenStep(
      reference: reference, finder: RouteFinder(finder: finder, place: place), factory: factory,
      integration: integration, interceptors: interceptors,
      contextTasks: contextTasks + [Placed(entity: marking, place: reference.place)],
      postTasks: postTasks)
  }
}
