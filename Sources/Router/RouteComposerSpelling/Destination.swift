import PortableUIKit
import StepRouter

/// A destination with its context, in the older spelling. New code binds the context:
/// `product.with(42)`, a `Target`.
///
/// ```swift
/// let destination = Destination(to: product, with: 42)
/// ```
@MainActor
public struct Destination<ViewController: UIViewController, Context> {
  /// The chain that leads to the screen.
  public let step: DestinationStep<ViewController, Context>
  /// What the screen gets.
  public let context: Context

  /// A destination and its context.
  @available(*, deprecated, message: "write 'step.with(context)', which is a 'Target'")
  public init(to step: DestinationStep<ViewController, Context>, with context: Context) {
    self.step = step
    self.context = context
  }

  /// A destination whose context is an `Any?`, without a context.
  @available(*, deprecated, message: "write 'step.with(nil)', which is a 'Target'")
  public init(to step: DestinationStep<ViewController, Any?>) where Context == Any? {
    self.step = step
    context = nil
  }

  /// The destination without its types.
  @available(*, deprecated, message: "a 'Target' has no types: leave the call out")
  public func unwrapped() -> AnyDestination {
    let context = context
    let base: DestinationStep<ViewController, Any?> = step.adaptingContext(
      using: InlineContextTransformer { _ in context })
    return Destination<UIViewController, Any?>(untyped: base.unsafelyRewrapped())
  }
}

extension Destination where ViewController == UIViewController, Context == Any? {
  fileprivate init(untyped step: DestinationStep<UIViewController, Any?>) {
    self.step = step
    context = nil
  }
}

/// Any destination with its context, in the older spelling. New code says `Target`.
///
/// ```swift
/// func show(_ destination: AnyDestination) { router.navigate(to: destination) }
/// ```
public typealias AnyDestination = Destination<UIViewController, Any?>

extension Router {
  /// Brings the destination on screen.
  @_disfavoredOverload
  @discardableResult
  public func navigate<ViewController, Context>(
    to destination: Destination<ViewController, Context>, animated: Bool = true,
    completion: (@MainActor (RoutingResult) -> Void)? = nil, fileID: String = #fileID,
    line: UInt = #line
  ) -> Navigation {
    navigate(
      to: destination.step, with: destination.context, animated: animated,
      completion: Self.told(completion), fileID: fileID, line: line)
  }
}
