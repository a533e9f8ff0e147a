import PortableUIKit

/// A movement that brings a child to the front of its container.
struct Reveal {
  let child: UIViewController
  let container: UIViewController
}

extension UIViewController {
  /// The way from here out to the window's root: the movements that bring this view controller, and
  /// then the presenter of each layer, to the front of their containers, the nearest first; and the
  /// view controller where the way ends.
  var wayOut: (reveals: [Reveal], outermost: UIViewController) {
    var reveals: [Reveal] = []
    var child = self
    while let next = child.enclosing ?? child.presentingViewController {
      if child.enclosing === next, !next.shows(child) {
        reveals.append(Reveal(child: child, container: next))
      }
      child = next
    }
    return (reveals, child)
  }

  /// The view controllers presented above this one, from the lowest layer up: by it and its visible
  /// children, by view controllers on top of it in its stack or beside it on screen, and by the
  /// containers around it and around the layers below. Layers on another tab aren't included.
  package var layersAbove: [UIViewController] { layersAbove(within: nil) }

  /// Returns the layers above this view controller, only inside a container if you pass one.
  func layersAbove(within limit: UIViewController?) -> [UIViewController] {
    var layers: [UIViewController] = []
    addLayersInside(to: &layers)
    var child = self
    while let next = child.enclosing ?? child.presentingViewController, next !== limit {
      if child.enclosing === next {
        for sibling in next.siblings(covering: child) { sibling.addLayersInside(to: &layers) }
        next.ownPresented?.addAsLayer(to: &layers)
      }
      child = next
    }
    return layers
  }

  /// Adds the layers presented from here and from visible children, the innermost first.
  private func addLayersInside(to layers: inout [UIViewController]) {
    for child in visibleChildren { child.addLayersInside(to: &layers) }
    ownPresented?.addAsLayer(to: &layers)
  }

  private func addAsLayer(to layers: inout [UIViewController]) {
    guard !layers.holds(self) else { return }
    layers.append(self)
    addLayersInside(to: &layers)
  }

  /// Returns the view controllers that have to leave, or to lose their layers, for this child to be
  /// seen: the ones on top of it in a stack, or beside it where a container shows several.
  private func siblings(covering child: UIViewController) -> [UIViewController] {
    if let stack = self as? UINavigationController {
      let viewControllers = stack.viewControllers
      let position = viewControllers.firstIndex { $0 === child } ?? viewControllers.endIndex
      return Array(viewControllers.dropFirst(position + 1))
    }
    guard frontChild == nil, shows(child) else { return [] }
    return visibleChildren.filter { $0 !== child }
  }
}
