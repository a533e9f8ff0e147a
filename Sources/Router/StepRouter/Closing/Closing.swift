import PortableUIKit

/// The effect of a closing on the current hierarchy: the view controllers it removes, and the one
/// the user sees afterwards.
@MainActor
final class Closing {
  /// The reason the removed screens leave.
  let reason: LeaveReason
  /// The view controller the user sees afterwards.
  let seen: UIViewController
  /// The view controller right below the removed ones; nil if the closing removes nothing.
  let kept: UIViewController?
  /// The view controllers to pop to, each with its stack.
  let reveals: [Reveal]
  /// The view controllers to dismiss, from the lowest layer up.
  let dismissed: [UIViewController]

  var isEmpty: Bool { reveals.isEmpty && dismissed.isEmpty }

  /// Makes a closing that removes nothing, because the screen is already gone.
  init(seen: UIViewController) {
    reason = .closed
    self.seen = seen
    (kept, reveals, dismissed) = (nil, [], [])
  }

  /// Makes a closing that removes everything above `kept`. If something else is in front of `kept`,
  /// such as another tab, it stays in front.
  ///
  /// - Parameter popsAround: Whether to pop the view controllers that cover `kept` in stacks. False
  ///   if `kept` merely presents the screen to close: then a screen that covers `kept` in its stack
  ///   stays.
  init(
    keeping kept: UIViewController, reason: LeaveReason, seenNow: UIViewController,
    poppingAround popsAround: Bool
  ) {
    let way = kept.wayOut.reveals
    let pops = way.prefix { popsAround && $0.container is UINavigationController }
    let hiding = pops.count < way.count ? way[pops.count].container : nil
    self.reason = reason
    reveals = Array(pops)
    self.kept = kept
    dismissed = kept.layersAbove(within: hiding)
    seen = hiding == nil ? (popsAround ? kept : kept.layerRoot).inFront : seenNow
  }
}
