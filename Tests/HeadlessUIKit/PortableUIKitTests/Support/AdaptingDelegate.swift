import PortableUIKit

/// Records the calls about a presentation's adaptation, and answers as the test wants.
class AdaptingDelegate: NSObject, UIPopoverPresentationControllerDelegate {
  let log: EventLog
  var style: UIModalPresentationStyle
  /// Whether it wraps the presented view controller in a stack.
  var wraps = false
  private(set) var prepared: [UIPresentationController] = []

  init(_ log: EventLog, _ style: UIModalPresentationStyle) {
    self.log = log
    self.style = style
  }

  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle {
    log.add("style")
    return style
  }

  func presentationController(
    _ presentationController: UIPresentationController,
    prepare adaptivePresentationController: UIPresentationController
  ) {
    log.add("prepare")
    prepared.append(adaptivePresentationController)
  }

  func presentationController(
    _ controller: UIPresentationController,
    viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
  ) -> UIViewController? {
    log.add("viewController(\(style.rawValue))")
    guard wraps else { return nil }
    return RecordingStack([controller.presentedViewController], log: log)
  }

  func presentationController(
    _ presentationController: UIPresentationController,
    willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
    transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
  ) {
    log.add("willPresent(\(style.rawValue), \(transitionCoordinator == nil ? "alone" : "along"))")
  }

  func prepareForPopoverPresentation(
    _ popoverPresentationController: UIPopoverPresentationController
  ) {
    log.add("prepareForPopover")
  }
}
