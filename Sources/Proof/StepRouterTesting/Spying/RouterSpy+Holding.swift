import PortableUIKit
import StepRouter

extension RouterSpy {
  /// The requests that are held back and have not ended, in order.
  public var pending: [Request] { held.filter { !$0.handle.isFinished }.map(\.request) }

  /// Holds back the answers to all requests from now on, until ``finishPending()``.
  public func hold() { holdsEverything = true }

  /// Holds back the answers to this destination's requests from now on, until ``finishPending()``.
  ///
  /// ```swift
  /// spy.hold(product)
  /// let navigation = spy.navigate(to: product, with: 42)
  /// print(navigation.isFinished)      // false
  /// spy.finishPending()
  /// ```
  public func hold<Screen, Context>(_ step: DestinationStep<Screen, Context>) {
    heldDestinations.insert(step.reference)
  }

  /// Answers what is pending, in order, as has been told by now. Later requests are held back as
  /// before.
  public func finishPending() {
    let navigations = held
    held = []
    for navigation in navigations { end(navigation) }
  }
}
