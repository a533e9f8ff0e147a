import PortableUIKit

/// A finished chain: a destination that you can give to a router, and a base for other chains.
///
/// ```swift
/// let bag = StepAssembly(finder: ClassFinder<BagViewController, Void>(), factory: ClassFactory())
///   .using(.present())
///   .from(.current)
///   .assemble()
/// ```
///
/// It is a value: keep it, pass it on and use it in any number of chains and navigations.
@MainActor
public struct DestinationStep<Screen: UIViewController, Context> {
  let chain: Chain<Context>
  /// Names the step, as errors, plans and events do.
  public let reference: StepReference
  /// The type of the context that a target has bound; nil where it comes with the request.
  var boundContext: (any Any.Type)?

  /// Where the step is declared in the source.
  public var location: CodeLocation { reference.location }

  /// Returns the step itself: the customary last word of a chain.
  ///
  /// ```swift
  /// .using(.present()).from(.current).assemble()
  /// ```
  public func assemble() -> Self { self }

  /// Gives the container of this step's view controller: the view controller itself if it is one of
  /// this class, otherwise its nearest ancestor of the class. A container that the view controller
  /// is only about to join counts too.
  ///
  /// ```swift
  /// let forgotPassword = StepAssembly(finder: ClassFinder(), factory: ForgotPasswordFactory())
  ///   .using(.push())
  ///   .from(login.expectingContainer())   // the stack that Login is in, whichever it is
  ///   .assemble()
  /// ```
  ///
  /// If there is no such container, the navigation ends with
  /// ``RoutingError/typeMismatch(_:expected:found:base:progress:)`` before anything moves.
  public func expectingContainer<Container: ContainerViewController>()
    -> DestinationStep<Container, Context>
  {
    DestinationStep<Container, Context>(chain: chain, reference: reference)
  }

  /// Gives the step other types than those it was declared with: the one way around the compiler's
  /// check of contexts.
  ///
  /// ```swift
  /// let untyped: DestinationStep<UIViewController, Any> = product.unsafelyRewrapped()
  /// router.navigate(to: untyped, with: 42)
  /// ```
  ///
  /// A context that is not of the declared type ends the navigation with
  /// ``RoutingError/preparationFailed(_:underlying:)`` before anything happens.
  public func unsafelyRewrapped<OtherScreen: UIViewController, OtherContext>()
    -> DestinationStep<OtherScreen, OtherContext>
  {
    let adapted: DestinationStep<Screen, OtherContext> = adaptingContext(
      using: UnsafeContextTransformer())
    return DestinationStep<OtherScreen, OtherContext>(chain: adapted.chain, reference: reference)
  }

  /// Binds the context, so that the destination can be kept and navigated to as it is.
  ///
  /// ```swift
  /// let target = product.with(42)
  /// router.navigate(to: target)
  /// ```
  public func with(_ context: Context) -> Target { Target(self, with: context) }
}
