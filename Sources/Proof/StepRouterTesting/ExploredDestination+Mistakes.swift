import PortableUIKit
import StepRouter

extension ExploredDestination {
  /// A destination with a context needs one.
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
