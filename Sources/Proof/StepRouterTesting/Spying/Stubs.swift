import PortableUIKit
import StepRouter

extension RoutingPlan {
  /// A plan as a test says, for a ``StepRouterTesting/RouterSpy`` or for code that reads plans.
  ///
  /// ```swift
  /// let plan = RoutingPlan.stub(
  ///   to: product, start: list, dismissed: [settingsScreen], kind: .revealed)
  /// ```
  ///
  /// - Parameters:
  ///   - step: The destination.
  ///   - start: What was found: the screen that everything is built on.
  ///   - base: The step whose view controller is the start; the destination's if it is nil.
  ///   - dismissed: The screens that are dismissed.
  ///   - revealed: What is brought to the front.
  ///   - built: What is built.
  ///   - lookedUp: The steps whose screens are looked up when the hosts are there.
  ///   - missed: The finders that have found nothing.
  ///   - asked: The view controllers that are asked first whether they may go.
  ///   - kind: What the navigation does; if it is nil, it follows from the rest.
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

  /// What is planned where nobody has said more: that the screen is built.
  static func stub(to destination: StepReference, start: UIViewController) -> RoutingPlan {
    RoutingPlan(
      StubbedPlan(
        destination: destination, start: start, startReference: destination, dismissed: [],
        revealed: [], built: [], lookedUp: [], missed: [], kind: .built))
  }
}

extension NavigationOutcome {
  /// An outcome as a test says, for code that is given one.
  ///
  /// ```swift
  /// let outcome = NavigationOutcome.stub(screen, plan: .stub(to: home, start: screen))
  /// ```
  ///
  /// - Parameters:
  ///   - viewController: The destination's screen.
  ///   - plan: What was decided.
  ///   - kind: What the navigation had to do; if it is nil, what the plan says.
  public static func stub(
    _ viewController: Screen, plan: RoutingPlan, kind: NavigationKind? = nil
  ) -> Self {
    Self(viewController: viewController, kind: kind ?? plan.kind, plan: plan)
  }
}

/// A plan that consists of what somebody says.
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
