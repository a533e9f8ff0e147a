import PortableUIKit
import StepRouter

/// A destination with its context, in the older spelling. In new code, bind the context to get a
/// `Target`: `product.with(42)`.
///
/// ```swift
/// let destination = Destination(to: product, with: 42)
/// ```
@MainActor
public struct Destination<ViewController: UIViewController, Context> {
  /// The chain that leads to the screen.
  public let step: DestinationStep<ViewController, Context>
  /// The context for the screen.
  public let context: Context

  /// Creates a destination with its context.
  @available(*, deprecated, message: "write 'step.with(context)', which is a 'Target'")
  public init(to step: DestinationStep<ViewController, Context>, with context: Context) {
    self.step = step
    self.context = context
  }

  /// Creates a destination whose `Any?` context is nil.
  @available(*, deprecated, message: "write 'step.with(nil)', which is a 'Target'")
  public init(to step: DestinationStep<ViewController, Any?>) where Context == Any? {
    self.step = step
    context = nil
  }

  /// Returns the destination with its types erased.
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

/// A destination of any type with its context, in the older spelling. In new code, use `Target`.
///
/// ```swift
/// func show(_ destination: AnyDestination) { router.navigate(to: destination) }
/// ```
public typealias AnyDestination = Destination<UIViewController, Any?>

extension Router {
  /// Navigates to the destination.
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
