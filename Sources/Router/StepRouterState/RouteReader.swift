import PortableUIKit
import StepRouter

/// Reads from the hierarchy what route leads to a view controller.
@MainActor
struct RouteReader {
  /// The route for which a view controller was built or found.
  static let marks = AttachedValue<Route>()

  let map: RouteMap

  /// The route up to a view controller: the screens below it, from the first one on.
  func route(to viewController: UIViewController) -> Route {
    var route: Route = []
    for link in viewController.chainFromRoot {
      let mark = Self.marks[link]
      let read = map.element(for: link)
      guard let known = mark?.last else {
        if let read { route.append(read) }
        continue
      }
      // A mark tells the way where what has led here is not there any more, as behind a new root.
      if let mark, !mark.hasParents(like: route) { route = mark.dropLast() }
      route.append(read?.identifier == known.identifier ? read ?? known : known)
    }
    return route
  }

  /// The routes to what is not in front in its container, and to what lies under the topmost layer if
  /// the way there is another one, then the one to what the user sees.
  func place(in window: UIWindow?) -> [Route] {
    guard let root = window?.rootViewController, let topmost = window?.topmostViewController else {
      return []
    }
    return (hiddenPlaces(in: root) + layers(upTo: topmost)).filter { !$0.isEmpty }
  }

  private func layers(upTo topmost: UIViewController) -> [Route] {
    var route = route(to: topmost.foremost)
    var routes = [route]
    var layer = topmost
    while let presenter = layer.presentingViewController {
      let below = self.route(to: presenter.foremost)
      if !route.starts(with: below) {
        routes.insert(below, at: 0)
        route = below
      }
      layer = presenter
    }
    return routes
  }

  /// The routes to what is not in front, in this container and in those that it holds: tabs under an
  /// open menu are to be come back to like others.
  private func hiddenPlaces(in viewController: UIViewController) -> [Route] {
    var places: [Route] = []
    var next: UIViewController? = viewController
    while let viewController = next {
      let front = viewController.visibleChildren.first
      if viewController is any ContainerViewController, !viewController.isOneWay {
        // Those of a group's tabs that are in no stack now hold nothing to come back to.
        for child in viewController.contained where child !== front && !child.waitsForItsStack {
          places += hiddenPlaces(in: child) + [route(to: child.foremost)]
        }
      }
      next = front
    }
    return places
  }
}

/// A position in a route, which decides what counts as being there.
@MainActor
struct RoutePlace {
  let route: Route
  let reader: RouteReader
  let window: RouteWindow

  /// Whether a view controller that a finder has found is at this position: an element is not the
  /// same elsewhere.
  func admits(_ viewController: UIViewController) -> Bool {
    var parents = reader.route(to: viewController)
    let mark = RouteReader.marks[viewController]
    if let own = mark?.last ?? reader.map.element(for: viewController) {
      guard own.identifier == route.last?.identifier else { return false }
      parents.removeLast()
    }
    return parents == route.dropLast() || parents.isEmpty && mark == nil
  }
}

extension Route {
  /// Whether these would be the screens below the last one of this route, whatever they show.
  fileprivate func hasParents(like route: Route) -> Bool {
    dropLast().map(\.identifier) == route.map(\.identifier)
  }
}

extension UIViewController {
  /// What the user sees of this view controller when it is in front.
  fileprivate var foremost: UIViewController {
    var foremost = self
    while let child = foremost.visibleChildren.first { foremost = child }
    return foremost
  }

  /// This view controller and, for a stack, what is in it.
  private var withStack: [UIViewController] {
    let inside = (self as? UINavigationController)?.viewControllers ?? []
    return [self] + inside.flatMap(\.withStack)
  }

  /// Whether its children follow each other on one route: the screens of a stack, and columns, which
  /// are one stack where the width is compact.
  fileprivate var isOneWay: Bool {
    self is UINavigationController || self is UISplitViewController
  }

  /// Everything below this view controller, the window's root first: containers, what is below
  /// it in a stack or in the columns before it, and the layers below its own.
  fileprivate var chainFromRoot: [UIViewController] {
    var below: [UIViewController] = []
    if let parent = enclosing {
      below = parent.chainFromRoot
      if parent.isOneWay {
        let siblings = parent.containerAdapter?.containedViewControllers ?? []
        below += siblings.prefix { $0 !== self }.flatMap(\.withStack)
      }
    } else if let presenter = presentingViewController {
      below = presenter.foremost.chainFromRoot
    }
    return below + [self]
  }
}
