import PortableUIKit

/// A movement that brings a child to the front of its container.
struct Reveal {
  let child: UIViewController
  let container: UIViewController
}

extension UIViewController {
  /// The way from here out to the window's root: the movements that bring this view controller to
  /// the front of all that encloses it, and then the one that presents its layer, the nearest
  /// first; and where the way ends.
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

  /// Everything that is presented above this view controller, from the lowest layer up: on it, on
  /// what covers it in its stack, on those around it and around the layers below. What lies on
  /// another tab stays there.
  package var layersAbove: [UIViewController] { layersAbove(within: nil) }

  /// The same, but only what is inside of a container, if one is given.
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

  /// What is presented from here and from what is shown within, the innermost first.
  private func addLayersInside(to layers: inout [UIViewController]) {
    for child in visibleChildren { child.addLayersInside(to: &layers) }
    ownPresented?.addAsLayer(to: &layers)
  }

  private func addAsLayer(to layers: inout [UIViewController]) {
    guard !layers.holds(self) else { return }
    layers.append(self)
    addLayersInside(to: &layers)
  }

  /// What has to go, or to be clear, for this child to be seen: those on top of it in a stack,
  /// those beside it where several are shown.
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
