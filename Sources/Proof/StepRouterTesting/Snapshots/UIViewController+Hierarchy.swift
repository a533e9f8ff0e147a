import PortableUIKit
import StepRouter

// Written apart from the router's own reading of containers, so that a test does not take the word
// of what it tests.
extension UIViewController {
  /// The children in the order in which the container keeps them.
  var orderedChildren: [UIViewController] {
    switch self {
    case let custom as any CustomContainerViewController: custom.adapter.containedViewControllers
    case let stack as UINavigationController: stack.viewControllers
    case let tabs as UITabBarController: tabs.orderedTabs
    case let pages as UIPageViewController: pages.shownFirst
    case let split as UISplitViewController: split.orderedColumns
    default: children
    }
  }

  /// The children that the user sees when this view controller is seen.
  package var shownChildren: [UIViewController] {
    switch self {
    case let custom as any CustomContainerViewController: custom.adapter.visibleViewControllers
    case let stack as UINavigationController: stack.topViewController.map { [$0] } ?? []
    case let tabs as UITabBarController: tabs.selectedViewController.map { [$0] } ?? []
    case let pages as UIPageViewController: pages.viewControllers ?? []
    case let split as UISplitViewController: split.shownColumns
    default: children
    }
  }

  /// What this very view controller presents: `presentedViewController` also names what an ancestor
  /// presents (rule 68).
  var presentedFromHere: UIViewController? {
    guard let presented = presentedViewController, presented.presentingViewController === self
    else { return nil }
    return presented
  }

  /// What is presented from here or from what is shown within: the layer that lies on this one.
  var layerAbove: UIViewController? {
    if let presented = presentedFromHere { return presented }
    for child in shownChildren {
      if let layer = child.layerAbove { return layer }
    }
    return nil
  }

  /// This view controller, everything inside it, columns for another width included, and what is
  /// presented from there.
  var family: [UIViewController] {
    var family = [self]
    for child in orderedChildren { family += child.family }
    for column in (self as? UISplitViewController)?.columnsOfOtherWidths ?? [] {
      family += column.family
    }
    if let presented = presentedFromHere { family += presented.family }
    return family
  }

  /// Whether something is presented from here or from what is shown within.
  var isCovered: Bool { layerAbove != nil }

  /// The title of the view controller, else of its navigation item. The item is made when it is
  /// first read, so it is read only in a stack, where the navigation bar has done so.
  var writtenTitle: String? {
    title ?? (parent is UINavigationController ? navigationItem.title : nil)
  }
}

extension UIPageViewController {
  /// The pages that are shown, then those that come and go.
  fileprivate var shownFirst: [UIViewController] {
    let shown = viewControllers ?? []
    return shown + children.filter { !shown.contains($0) }
  }
}

extension UIWindow {
  /// The root and what lies on it, from the bottom up.
  package var layers: [UIViewController] {
    var layers: [UIViewController] = []
    var next = rootViewController
    while let layer = next {
      layers.append(layer)
      next = layer.layerAbove
    }
    return layers
  }

  /// Every view controller that is on screen or stands behind it.
  var everybody: [UIViewController] { rootViewController?.family ?? [] }
}

extension UIModalPresentationStyle {
  /// The case as it is spelled in source.
  var name: String {
    switch self {
    case .automatic: "automatic"
    case .fullScreen: "fullScreen"
    case .pageSheet: "pageSheet"
    case .formSheet: "formSheet"
    case .currentContext: "currentContext"
    case .custom: "custom"
    case .overFullScreen: "overFullScreen"
    case .overCurrentContext: "overCurrentContext"
    case .popover: "popover"
    default: "style \(rawValue)"
    }
  }
}
