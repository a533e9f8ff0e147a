import PortableUIKit

/// Finds a step's view controller only where it stands in a certain route.
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
