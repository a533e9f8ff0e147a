import PortableUIKit

/// A finished chain: a destination to navigate to, and a base for other chains.
///
/// ```swift
/// let bag = StepAssembly(finder: ClassFinder<BagViewController, Void>(), factory: ClassFactory())
///   .using(.present())
///   .from(.current)
///   .assemble()
/// ```
///
/// It's a value: store it, pass it on, and use it in any number of chains and navigations.
@MainActor
public struct DestinationStep<Screen: UIViewController, Context> {
  let chain: Chain<Context>
  /// Identifies the step in errors, plans and events.
  public let reference: StepReference
  /// The type of the context that a target has bound; nil if the context comes with the request.
  var boundContext: (any Any.Type)?

  /// The source location of the step's declaration.
  public var location: CodeLocation { reference.location }

  /// Returns the step itself; by convention, the last call in a chain.
  ///
  /// ```swift
  /// .using(.present()).from(.current).assemble()
  /// ```
  public func assemble() -> Self { self }

  /// Makes the step stand for its view controller's container: the view controller itself if it's
  /// of this class, otherwise its nearest ancestor of the class. A container that the view
  /// controller is about to join counts too.
  ///
  /// ```swift
  /// let forgotPassword = StepAssembly(finder: ClassFinder(), factory: ForgotPasswordFactory())
  ///   .using(.push())
  ///   .from(login.expectingContainer())   // the stack that Login is in, whichever it is
  ///   .assemble()
  /// ```
  ///
  /// If there's no such container, the navigation ends with
  /// ``RoutingError/typeMismatch(_:expected:found:base:progress:)`` before anything moves.
  public func expectingContainer<Container: ContainerViewController>()
    -> DestinationStep<Container, Context>
  {
    DestinationStep<Container, Context>(chain: chain, reference: reference)
  }

  /// Returns the step with types other than the declared ones: the only way around the compiler's
  /// check of contexts.
  ///
  /// ```swift
  /// let untyped: DestinationStep<UIViewController, Any> = product.unsafelyRewrapped()
  /// router.navigate(to: untyped, with: 42)
  /// ```
  ///
  /// If the context isn't of the declared type, the navigation ends with
  /// ``RoutingError/preparationFailed(_:underlying:)`` before anything happens.
  public func unsafelyRewrapped<OtherScreen: UIViewController, OtherContext>()
    -> DestinationStep<OtherScreen, OtherContext>
  {
    let adapted: DestinationStep<Screen, OtherContext> = adaptingContext(
      using: UnsafeContextTransformer())
    return DestinationStep<OtherScreen, OtherContext>(chain: adapted.chain, reference: reference)
  }

  /// Binds the context and returns a target that you can store and navigate to as it is.
  ///
  /// ```swift
  /// let target = product.with(42)
  /// router.navigate(to: target)
  /// ```
  public func with(_ context: Context) -> Target { Target(self, with: context) }
}
