import PortableUIKit
import StepRouter

// Don't use the router's own reading of containers here: tests must not trust the code they test.
extension UIViewController {
  /// The children, in the container's order.
  package var orderedChildren: [UIViewController] {
    switch self {
    case let custom as any CustomContainerViewController: custom.adapter.containedViewControllers
    case let stack as UINavigationController: stack.viewControllers
    case let tabs as UITabBarController: tabs.orderedTabs
    case let pages as UIPageViewController: pages.shownFirst
    case let split as UISplitViewController: split.orderedColumns
    default: arrangedChildren ?? children
    }
  }

  /// The children the user sees if this view controller is visible.
  package var shownChildren: [UIViewController] {
    switch self {
    case let custom as any CustomContainerViewController: custom.adapter.visibleViewControllers
    case let stack as UINavigationController: stack.topViewController.map { [$0] } ?? []
    case let tabs as UITabBarController: tabs.selectedViewController.map { [$0] } ?? []
    case let pages as UIPageViewController: pages.viewControllers ?? []
    case let split as UISplitViewController: split.columnsOnScreen
    default: arrangedChildrenOnScreen ?? children
    }
  }

  /// The view controller that this view controller itself presents. `presentedViewController` also
  /// returns one that an ancestor presents (rule 68).
  package var presentedFromHere: UIViewController? {
    guard let presented = presentedViewController, presented.presentingViewController === self
    else { return nil }
    return presented
  }

  /// The layer on top of this one, presented from here or from a shown child.
  var layerAbove: UIViewController? {
    if let presented = presentedFromHere { return presented }
    for child in shownChildren {
      if let layer = child.layerAbove { return layer }
    }
    return nil
  }

  /// This view controller, everything inside it, including columns for another width, and
  /// everything presented from there.
  var family: [UIViewController] {
    var family: [UIViewController] = []
    add(to: &family)
    return family
  }

  private func add(to family: inout [UIViewController]) {
    family.append(self)
    for child in orderedChildren { child.add(to: &family) }
    for column in (self as? UISplitViewController)?.columnsOfOtherWidths ?? [] {
      column.add(to: &family)
    }
    presentedFromHere?.add(to: &family)
  }

  /// Whether a layer lies on top of this one.
  var isCovered: Bool { layerAbove != nil }

  /// The title of the view controller, or else of its navigation item. Reading the item creates it,
  /// so this reads it only in a stack, where the navigation bar has already created it.
  package var writtenTitle: String? {
    title ?? (parent is UINavigationController ? navigationItem.title : nil)
  }
}

extension UIPageViewController {
  /// The visible pages, followed by pages that are appearing or disappearing.
  fileprivate var shownFirst: [UIViewController] {
    let shown = viewControllers ?? []
    return shown + children.filter { !shown.contains($0) }
  }
}

extension UIWindow {
  /// The root and the layers on top of it, from the bottom up.
  package var layers: [UIViewController] {
    var layers: [UIViewController] = []
    var next = rootViewController
    while let layer = next {
      layers.append(layer)
      next = layer.layerAbove
    }
    return layers
  }

  /// Every view controller on screen or behind it.
  package var everybody: [UIViewController] { rootViewController?.family ?? [] }
}

extension UIModalPresentationStyle {
  /// The name of the case in source code.
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
