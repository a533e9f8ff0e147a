import PortableUIKit
import StepRouter

extension RouterSpy {
  /// The held-back requests that haven't ended, in order.
  public var pending: [Request] { held.filter { !$0.handle.isFinished }.map(\.request) }

  /// Holds back the answers to all requests from now on. A request stays pending until you call
  /// ``finishPending()``; the spy still holds back later requests.
  public func hold() { holdsEverything = true }

  /// Holds back the answers to this destination's requests from now on. A request stays pending
  /// until you call ``finishPending()``; the spy still holds back later requests.
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

  /// Answers the pending requests in order, with the answers that you've set by now. The spy still
  /// holds back later requests.
  public func finishPending() {
    let navigations = held
    held = []
    for navigation in navigations { end(navigation) }
  }
}
