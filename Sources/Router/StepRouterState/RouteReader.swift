import PortableUIKit
import StepRouter

/// Reads the route to a view controller from the view controller hierarchy.
@MainActor
struct RouteReader {
  /// The route for which the router built or found each view controller.
  static let marks = AttachedValue<RouteMark>()

  let map: RouteMap

  /// Returns the route to a view controller: the screens from the first one up to this one.
  func route(to viewController: UIViewController) -> Route {
    var route: Route = []
    var trail = RouteTrail.empty
    for link in viewController.chainFromRoot {
      let read = map.element(for: link)
      guard let mark = self.mark(of: link), let known = mark.route.last else {
        guard let read else { continue }
        route.append(read)
        trail = trail.adding(read.identifier)
        continue
      }
      // If the screens before it are gone, for example after a new root, the mark still has the
      // route.
      if mark.trail.before !== trail { route = Route(mark.route.dropLast()) }
      route.append(read?.identifier == known.identifier ? read ?? known : known)
      trail = mark.trail
    }
    return route
  }

  /// Returns a view controller's mark; nil if there is none, or if a map of another kind made it.
  func mark(of viewController: UIViewController) -> RouteMark? {
    guard let mark = Self.marks[viewController], let known = mark.route.last else { return nil }
    return map.isForeign(known) ? nil : mark
  }

  /// Returns the last route of the window's place, without reading the other routes if possible.
  func visibleRoute(in window: UIWindow?) -> Route {
    guard let topmost = window?.topmostViewController, window?.rootViewController != nil else {
      return []
    }
    let route = route(to: topmost.foremost)
    return route.isEmpty ? place(in: window).last ?? [] : route
  }

  /// Returns the routes of the window's place in this order: to screens that aren't in front in
  /// their containers, to layers under the topmost one, unless the route above begins with theirs,
  /// and to the visible screen.
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

  /// Returns the routes to the screens that aren't in front in this container and the containers
  /// inside it. Tabs under an open menu count too, because the user returns to them.
  private func hiddenPlaces(in viewController: UIViewController) -> [Route] {
    var places: [Route] = []
    var next: UIViewController? = viewController
    while let viewController = next {
      let front = viewController.visibleChildren.first
      if viewController is any ContainerViewController, !viewController.isOneWay {
        // Tabs of a group that aren't in any stack at the moment hold nothing to return to.
        for child in viewController.contained where child !== front && !child.waitsForItsStack {
          places += hiddenPlaces(in: child) + [route(to: child.foremost)]
        }
      }
      next = front
    }
    return places
  }
}

/// A position in a route, and the check whether a view controller is there.
@MainActor
struct RoutePlace {
  let mark: RouteMark
  let reader: RouteReader
  let window: RouteWindow

  /// Returns true if a view controller that a finder found is at this position. The same element
  /// elsewhere doesn't count.
  func admits(_ viewController: UIViewController) -> Bool {
    var parents = reader.route(to: viewController)
    let mark = reader.mark(of: viewController)
    if let own = mark?.route.last ?? reader.map.element(for: viewController) {
      guard own.identifier == self.mark.route.last?.identifier else { return false }
      parents.removeLast()
    }
    return parents.elementsEqual(self.mark.route.dropLast()) || parents.isEmpty && mark == nil
  }
}

extension UIViewController {
  /// The innermost visible view controller, which the user sees when this one is in front.
  fileprivate var foremost: UIViewController {
    var foremost = self
    while let child = foremost.visibleChildren.first { foremost = child }
    return foremost
  }

  /// This view controller and, if it's a navigation controller, everything in its stack.
  private var withStack: [UIViewController] {
    let inside = (self as? UINavigationController)?.viewControllers ?? []
    return [self] + inside.flatMap(\.withStack)
  }

  /// Whether the children follow each other on one route: the screens of a stack, or the columns of
  /// a split view controller, which form one stack in compact width.
  fileprivate var isOneWay: Bool {
    self is UINavigationController || self is UISplitViewController
  }

  /// The view controllers from the window's root up to this one: its containers, the screens below
  /// it in a stack or in the columns before it, and the layers below its own.
  fileprivate var chainFromRoot: [UIViewController] {
    var fromTop: [UIViewController] = []
    var next: UIViewController? = self
    while let current = next {
      fromTop.append(current)
      guard let parent = current.enclosing else {
        next = current.presentingViewController?.foremost
        continue
      }
      if parent.isOneWay {
        let siblings = parent.containerAdapter?.containedViewControllers ?? []
        fromTop += siblings.prefix { $0 !== current }.flatMap(\.withStack).reversed()
      }
      next = parent
    }
    return fromTop.reversed()
  }
}
