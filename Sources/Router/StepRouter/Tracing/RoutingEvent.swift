import PortableUIKit

/// A decision of the router, in the order in which it was made.
///
/// ```swift
/// struct Breadcrumbs: RoutingObserver {
///   func router(didRecord event: RoutingEvent) {
///     if case .finished(let end) = event.kind { crashReporter.leave("\(end)") }
///   }
/// }
/// ```
///
/// Events hold names, not view controllers or contexts, so they can be kept and written down.
public struct RoutingEvent: Sendable, Codable, Hashable {
  /// The navigation's number in this process, from 1.
  public let navigation: Int
  /// What the router decided.
  public let kind: Kind

  /// A decision of the navigation with this number; for logs that are put together.
  package init(navigation: Int, kind: Kind) {
    self.navigation = navigation
    self.kind = kind
  }

  /// What a router decides.
  public enum Kind: Sendable, Codable, Hashable {
    /// A screen was asked for.
    case requested(StepReference, context: TypeName, origin: CodeLocation)
    /// The search came to a step.
    case visited(StepReference)
    /// The step's finder found its view controller.
    case found(StepReference, ViewControllerReference)
    /// The step's finder did not find its view controller.
    case missed(FinderSummary)
    /// A switch chose the case at this source location.
    case caseChosen(StepReference, location: CodeLocation)
    /// The plan was made, for the first time or again.
    case planned(PlanSummary)
    /// An interceptor was asked.
    case interceptorBegan(RoutingParticipant)
    /// A participant has not answered for a while.
    case stillWaiting(RoutingParticipant)
    /// An interceptor let the navigation pass, or not.
    case interceptorEnded(RoutingParticipant, passed: Bool)
    /// The router works in the key window, and so many scenes have one that is as good as another:
    /// give the router a ``CustomWindowProvider``.
    case windowUnclear(scenes: Int)
    /// The turn is taken by another navigation; this one waits for its own.
    case queued
    /// The router waits for a movement that somebody else began.
    case waitingForTransition
    /// A screen locks; the navigation waits until its lock lets go.
    case waitingForLock(ViewControllerReference)
    /// What lay above the start was dismissed.
    case dismissed([ViewControllerReference])
    /// A view controller was brought to the front of its container.
    case madeVisible(ViewControllerReference, in: ViewControllerReference)
    /// A step's view controller was built.
    case built(StepReference)
    /// A built view controller was integrated.
    case integrated(StepReference, host: ViewControllerReference)
    /// A completion was called a second time; the call was ignored.
    case completedTwice(RoutingParticipant)
    /// A completion was called for the first time after its navigation had been cancelled or had
    /// given up waiting; the call was ignored.
    case answeredLate(RoutingParticipant)
    /// The navigation has ended.
    case finished(Ending)
  }

  /// How a navigation ended.
  public enum Ending: Sendable, Codable, Hashable {
    /// The destination is on screen.
    case reached(NavigationKind)
    /// The navigation failed; the text is the error's description.
    case failed(String)
  }
}

/// What a plan would do, in names, so that it can be kept and written down.
///
/// ```swift
/// func router(didRecord event: RoutingEvent) {
///   if case .planned(let summary) = event.kind { print(summary) }
///   // start UITabBarController, dismiss LoginViewController, build ProductViewController
/// }
/// ```
public struct PlanSummary: Sendable, Codable, Hashable {
  /// The view controller from which the router builds.
  public let start: ViewControllerReference
  /// What is dismissed, from the lowest layer up.
  public let dismissed: [ViewControllerReference]
  /// The view controllers that are brought to the front of their containers, the nearest first.
  public let revealed: [ViewControllerReference]
  /// The steps whose view controllers are built, in this order.
  public let built: [StepReference]
}

/// Receives every decision of the routers it is given to.
///
/// ```swift
/// let router = DefaultRouter(observers: [Breadcrumbs()])
/// ```
///
/// Events are made only if somebody observes.
@MainActor
public protocol RoutingObserver {
  /// The lowest level of the events that this observer wants; every detail by default. Events that
  /// no observer wants are not made. The router asks once, so the level should not change.
  var level: RoutingEvent.Level { get }

  /// Called right after the decision, on the main actor, before what follows from it.
  func router(didRecord event: RoutingEvent)
}

extension RoutingObserver {
  /// Every event, down to the details.
  public var level: RoutingEvent.Level { .detail }
}
