import PortableUIKit

/// Records the calls of a split view controller, with columns and modes as numbers.
final class SplitBook: NSObject, UISplitViewControllerDelegate {
  let log: EventLog
  var topColumn: UISplitViewController.Column?
  var expandedMode: UISplitViewController.DisplayMode?
  var primary: UIViewController?
  var separated: UIViewController?
  var collapsesSecondary = false
  var showsItself = false

  init(_ log: EventLog) {
    self.log = log
  }

  func splitViewController(
    _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode
  ) {
    log.add("willChangeTo(\(displayMode.rawValue))")
  }

  func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column {
    log.add("topColumn(\(proposedTopColumn.rawValue))")
    return topColumn ?? proposedTopColumn
  }

  func splitViewController(
    _ svc: UISplitViewController,
    displayModeForExpandingToProposedDisplayMode proposedDisplayMode:
      UISplitViewController.DisplayMode
  ) -> UISplitViewController.DisplayMode {
    log.add("displayMode(\(proposedDisplayMode.rawValue))")
    return expandedMode ?? proposedDisplayMode
  }

  func splitViewControllerDidCollapse(_ svc: UISplitViewController) {
    log.add("didCollapse")
  }

  func splitViewControllerDidExpand(_ svc: UISplitViewController) {
    log.add("didExpand")
  }

  func splitViewController(
    _ svc: UISplitViewController, willShow column: UISplitViewController.Column
  ) {
    log.add("willShow(\(column.rawValue))\(svc.isCollapsed ? " collapsed" : "")")
  }

  func splitViewController(
    _ svc: UISplitViewController, willHide column: UISplitViewController.Column
  ) {
    log.add("willHide(\(column.rawValue))\(svc.isCollapsed ? " collapsed" : "")")
  }

  @available(iOS 26.0, *)
  func splitViewController(
    _ svc: UISplitViewController, didShow column: UISplitViewController.Column
  ) {
    log.add("didShow(\(column.rawValue))\(svc.isCollapsed ? " collapsed" : "")")
  }

  @available(iOS 26.0, *)
  func splitViewController(
    _ svc: UISplitViewController, didHide column: UISplitViewController.Column
  ) {
    log.add("didHide(\(column.rawValue))\(svc.isCollapsed ? " collapsed" : "")")
  }

  func splitViewController(
    _ splitViewController: UISplitViewController, show vc: UIViewController, sender: Any?
  ) -> Bool {
    log.add("show(\(nameOf(vc)))")
    return showsItself
  }

  func splitViewController(
    _ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?
  ) -> Bool {
    log.add("showDetail(\(nameOf(vc)))")
    return showsItself
  }

  func primaryViewController(
    forCollapsing splitViewController: UISplitViewController
  ) -> UIViewController? {
    log.add("forCollapsing")
    return primary
  }

  func primaryViewController(
    forExpanding splitViewController: UISplitViewController
  ) -> UIViewController? {
    log.add("forExpanding")
    return primary
  }

  func splitViewController(
    _ splitViewController: UISplitViewController,
    collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool {
    log.add("collapse(\(nameOf(secondaryViewController)) onto \(nameOf(primaryViewController)))")
    return collapsesSecondary
  }

  func splitViewController(
    _ splitViewController: UISplitViewController,
    separateSecondaryFrom primaryViewController: UIViewController
  ) -> UIViewController? {
    log.add("separateFrom(\(nameOf(primaryViewController)))")
    return separated
  }
}
