import PortableUIKit
import StepRouter

/// An answer that a ``RouterSpy`` gives for a destination.
@MainActor
struct Answer<Value> {
  let destination: StepReference
  /// Returns nil if the context belongs to another destination declared on the same line.
  let make: @MainActor (Any) -> Result<Value, RoutingError>?

  init<Screen, Context>(
    _ step: DestinationStep<Screen, Context>,
    make: @escaping @MainActor (Context) -> Result<Value, RoutingError>
  ) {
    destination = step.reference
    self.make = { context in (context as? Context).map(make) }
  }
}

extension Array {
  /// Returns the last answer that fits the context of the destination's own step, or the context of
  /// the call.
  @MainActor
  func answer<Value>(
    to destination: StepReference, with context: Any, askedWith requestedContext: Any
  ) -> Result<Value, RoutingError>? where Element == Answer<Value> {
    for answer in reversed() where answer.destination == destination {
      if let result = answer.make(context) ?? answer.make(requestedContext) { return result }
    }
    return nil
  }
}
