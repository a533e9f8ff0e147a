#if !canImport(UIKit)
/// Where a view controller is between not being presented and being presented: the one state
/// machine behind `present` and `dismiss`.
struct PresentationState {
  enum Phase: Equatable {
    case none, presenting, presented, dismissing
  }

  var phase = Phase.none
  /// The style as it was set.
  var style = UIModalPresentationStyle.automatic
  /// Made when first asked for, kept until the dismissal has ended.
  @MainActor var controller: UIPresentationController? {
    didSet {
      guard controller !== oldValue else { return }
      oldValue?.changeHolders(by: -1)
      controller?.changeHolders(by: 1)
    }
  }
  /// The presentation or dismissal that runs, of this view controller.
  var transition: RunningTransition?
  /// The presentation or dismissal that runs, of what this view controller presents.
  var presentedTransition: RunningTransition?

  /// The coordinator goes last, and not if it is another movement's by now.
  mutating func forget(_ ended: RunningTransition) {
    if transition === ended { transition = nil }
    if presentedTransition === ended { presentedTransition = nil }
  }
}
#endif
