import PortableUIKit

/// A finished chain: what a router can be asked for, and what other chains can stand on.
///
/// ```swift
/// let bag = StepAssembly(finder: ClassFinder<BagViewController, Any?>(), factory: ClassFactory())
///   .using(.present())
///   .from(.current)
///   .assemble()
/// ```
///
/// It is a value: it may be kept, passed on and used in any number of chains and navigations.
@MainActor
public struct DestinationStep<Screen: UIViewController, Context> {
  let chain: Chain<Context>
  package let reference: StepReference
  /// The type of the context that a target has bound; nil where it comes with the request.
  var boundContext: (any Any.Type)?

  /// Where the last verb of the chain stands in the source.
  public var location: CodeLocation { reference.location }

  /// The customary last word of a chain; it returns the step itself.
  public func assemble() -> Self { self }

  /// Takes the step for a container: the view controller itself if it is one, else its nearest
  /// ancestor of this class, those included that it is just being integrated into.
  ///
  /// ```swift
  /// let forgotPassword = StepAssembly(finder: ClassFinder(), factory: ForgotPasswordFactory())
  ///   .using(.push())
  ///   .from(login.expectingContainer())   // wherever Login stands in a stack
  ///   .assemble()
  /// ```
  ///
  /// Where there is none the plan says so with ``RoutingError/typeMismatch(_:expected:found:base:progress:)``.
  public func expectingContainer<Container: ContainerViewController>()
    -> DestinationStep<Container, Context>
  {
    DestinationStep<Container, Context>(chain: chain, reference: reference)
  }

  /// Takes the step in a chain with another context.
  ///
  /// ```swift
  /// let city = StepAssembly(finder: ClassFinder<CityViewController, Int>(), factory: CityFactory())
  ///   .using(.push())
  ///   .from(list.adaptingContext(using: InlineContextTransformer { (id: Int) in regions[id] }))
  ///   .assemble()
  /// ```
  ///
  /// Every step behind, those of a switch included, is asked for with the converted context.
  public func adaptingContext<Source>(
    using transformer: some ContextTransformer<Source, Context>, fileID: String = #fileID,
    line: UInt = #line
  ) -> DestinationStep<Screen, Source> {
    let participant = RoutingParticipant(
      role: .transformer, type: TypeName(type(of: transformer)), step: reference,
      location: CodeLocation(fileID: fileID, line: line))
    return DestinationStep<Screen, Source>(
      chain: ContextAdapter(transformer, behind: chain, participant: participant),
      reference: reference)
  }

  /// Takes the step with other types than those it was declared with: the one way around the
  /// compiler's check of contexts.
  ///
  /// A navigation whose context is not of the declared type ends with
  /// ``RoutingError/preparationFailed(_:underlying:)`` before anything happens.
  public func unsafelyRewrapped<OtherScreen: UIViewController, OtherContext>()
    -> DestinationStep<OtherScreen, OtherContext>
  {
    let adapted: DestinationStep<Screen, OtherContext> = adaptingContext(
      using: UnsafeContextTransformer())
    return DestinationStep<OtherScreen, OtherContext>(chain: adapted.chain, reference: reference)
  }

  /// The step with its context bound, ready to be navigated to.
  ///
  /// ```swift
  /// let target = product.with(42)
  /// router.navigate(to: target)
  /// ```
  public func with(_ context: Context) -> Target { Target(self, context: context) }
}
