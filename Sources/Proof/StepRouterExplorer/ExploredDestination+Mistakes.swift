import PortableUIKit
import StepRouter

extension ExploredDestination {
  /// Rejects a destination without the context that it needs.
  @available(
    *, unavailable, message: "the destination needs a context: write 'with: …' behind the chain"
  )
  @_disfavoredOverload
  public init<Screen: UIViewController, Context>(
    _ name: String, _ step: DestinationStep<Screen, Context>
  ) {
    uncallable()
  }
}
