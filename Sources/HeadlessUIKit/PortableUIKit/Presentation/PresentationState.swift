#if !canImport(UIKit)
/// A view controller's state between not being presented and being presented: the only state
/// machine behind `present` and `dismiss`.
struct PresentationState {
  enum Phase: Equatable {
    case none, presenting, presented, dismissing
  }

  var phase = Phase.none
  /// The style as the app set it.
  var style = UIModalPresentationStyle.automatic
  /// The presentation controller, created on first use and released when the dismissal has ended.
  @MainActor var controller: UIPresentationController? {
    didSet {
      guard controller !== oldValue else { return }
      oldValue?.changeHolders(by: -1)
      controller?.changeHolders(by: 1)
    }
  }
  /// The running presentation or dismissal of this view controller.
  var transition: RunningTransition?
  /// The running presentation or dismissal of the view controller that this one presents.
  var presentedTransition: RunningTransition?

  /// Releases the coordinator, as the last step, unless it already belongs to another transition.
  mutating func forget(_ ended: RunningTransition) {
    if transition === ended { transition = nil }
    if presentedTransition === ended { presentedTransition = nil }
  }
}
#endif
