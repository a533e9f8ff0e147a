import PortableUIKit
import StepRouter

extension RouterSpy {
  /// The requests the spy holds back that haven't ended, in order.
  public var pending: [Request] { held.filter { !$0.handle.isFinished }.map(\.request) }

  /// Holds back the answers to all requests from now on. Each request stays pending until you call
  /// ``finishPending()``, which doesn't keep later requests from being held back.
  public func hold() { holdsEverything = true }

  /// Holds back the answers to this destination's requests from now on. Each request stays pending
  /// until you call ``finishPending()``, which doesn't keep later requests from being held back.
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

  /// Answers the pending requests in order, with the answers you've set by now. Still holds back
  /// later requests.
  public func finishPending() {
    let navigations = held
    held = []
    for navigation in navigations { end(navigation) }
  }
}
