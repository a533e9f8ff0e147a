#if !canImport(UIKit)
extension UIStoryboard {
  /// Gives a container the children of its relationships, without any callbacks (rule 157).
  func fill(_ container: UIViewController, from scene: String) {
    scenesBeingFilled.append(scene)
    defer { scenesBeingFilled.removeLast() }
    let children = segues.compactMap { segue -> SceneChild? in
      guard segue.source == scene, case .relationship(let column) = segue.kind.way,
        let identifier = segue.destination,
        isNoCircle(scenesBeingFilled, through: identifier)
      else { return nil }
      return SceneChild(
        viewController: instantiateViewController(withIdentifier: identifier), column: column)
    }
    if !children.isEmpty { container.take(children) }
  }
}

extension UIStoryboard {
  /// Returns true unless the destination is among the scenes; if it is, reports a scene that
  /// contains itself and would load forever (M50).
  ///
  /// - Parameter scenes: The enclosing scenes, outermost first.
  func isNoCircle(_ scenes: [String], through destination: String) -> Bool {
    guard let start = scenes.firstIndex(of: destination) else { return true }
    let circle = (scenes[start...] + [destination]).reversed()
    let names = circle.map { "'\($0)'" }.joined(separator: ", in ")
    device.misuse(
      "M50", "NSInternalInconsistencyException",
      "Storyboard (\(described)) has a scene that contains itself: \(names). Remove one of these "
        + "relationships.")
    return false
  }
}

/// A child that a storyboard gives its container.
struct SceneChild {
  let viewController: UIViewController
  let column: UISplitViewController.Column?
}

extension UIViewController {
  fileprivate func take(_ children: [SceneChild]) {
    let viewControllers = children.map(\.viewController)
    switch self {
    case let stack as UINavigationController: stack.viewControllers = viewControllers
    case let tabs as UITabBarController: tabs.viewControllers = viewControllers
    case let split as UISplitViewController:
      let listed = children.filter { $0.column == nil }.map(\.viewController)
      if !listed.isEmpty { split.viewControllers = listed }
      for child in children {
        guard let column = child.column else { continue }
        split.setViewController(child.viewController, for: column)
      }
    default:
      device.misuse(
        "rule 157", "NSInvalidArgumentException",
        "A relationship needs a navigation, tab bar or split view controller, and \(described) is "
          + "none.")
    }
  }
}
#endif
