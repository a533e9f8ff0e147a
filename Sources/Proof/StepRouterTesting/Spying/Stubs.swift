import PortableUIKit
import StepRouter

extension RoutingPlan {
  /// Creates a plan for a ``StepRouterTesting/RouterSpy`` or for code that reads plans.
  ///
  /// ```swift
  /// let plan = RoutingPlan.stub(
  ///   to: product, start: list, dismissed: [settingsScreen], kind: .revealed)
  /// ```
  ///
  /// - Parameters:
  ///   - step: The destination.
  ///   - start: The screen that the router found, and on which it builds the others.
  ///   - base: The step whose view controller is the start; nil for the destination's own step.
  ///   - dismissed: The screens the router dismisses.
  ///   - revealed: The screens the router brings to the front.
  ///   - built: The screens the router builds.
  ///   - lookedUp: The steps whose screens the router looks up once their hosts are there.
  ///   - missed: The finders that found nothing.
  ///   - asked: The view controllers that the router first asks for permission to go.
  ///   - kind: The kind of navigation; if nil, it follows from the other parameters.
  public static func stub<Screen, Context>(
    to step: DestinationStep<Screen, Context>, start: UIViewController,
    base: StepReference? = nil, dismissed: [UIViewController] = [], revealed: [Reveal] = [],
    built: [Building] = [], lookedUp: [StepReference] = [], missed: [FinderSummary] = [],
    asked: [UIViewController] = [], kind: NavigationKind? = nil
  ) -> RoutingPlan {
    RoutingPlan(
      StubbedPlan(
        destination: step.reference, start: start, startReference: base ?? step.reference,
        dismissed: dismissed, revealed: revealed, built: built, lookedUp: lookedUp,
        missed: missed, kind: kind), asking: asked)
  }

  /// Creates the default plan, which builds the screen.
  static func stub(to destination: StepReference, start: UIViewController) -> RoutingPlan {
    RoutingPlan(
      StubbedPlan(
        destination: destination, start: start, startReference: destination, dismissed: [],
        revealed: [], built: [], lookedUp: [], missed: [], kind: .built))
  }
}

extension NavigationOutcome {
  /// Creates an outcome, for testing code that receives one.
  ///
  /// ```swift
  /// let outcome = NavigationOutcome.stub(screen, plan: .stub(to: home, start: screen))
  /// ```
  ///
  /// - Parameters:
  ///   - viewController: The destination's screen.
  ///   - plan: The router's plan.
  ///   - kind: The kind of navigation; if nil, the plan's kind.
  public static func stub(
    _ viewController: Screen, plan: RoutingPlan, kind: NavigationKind? = nil
  ) -> Self {
    Self(viewController: viewController, kind: kind ?? plan.kind, plan: plan)
  }
}

/// A plan with the contents you pass.
@MainActor
private final class StubbedPlan: PlanContent {
  let destination: StepReference
  let start: UIViewController
  let startReference: StepReference
  let dismissed: [UIViewController]
  let revealed: [RoutingPlan.Reveal]
  let built: [RoutingPlan.Building]
  let lookedUp: [StepReference]
  let missed: [FinderSummary]
  let kind: NavigationKind

  init(
    destination: StepReference, start: UIViewController, startReference: StepReference,
    dismissed: [UIViewController], revealed: [RoutingPlan.Reveal],
    built: [RoutingPlan.Building], lookedUp: [StepReference], missed: [FinderSummary],
    kind: NavigationKind?
  ) {
    self.destination = destination
    self.start = start
    self.startReference = startReference
    self.dismissed = dismissed
    self.revealed = revealed
    self.built = built
    self.lookedUp = lookedUp
    self.missed = missed
    let isBuilt = !built.isEmpty || !lookedUp.isEmpty
    let isUnmoved = dismissed.isEmpty && revealed.isEmpty
    self.kind = kind ?? (isBuilt ? .built : isUnmoved ? .alreadyVisible : .revealed)
  }
}
