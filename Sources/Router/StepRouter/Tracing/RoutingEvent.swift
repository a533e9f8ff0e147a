import PortableUIKit

/// A decision of the router. Events arrive in the order of the decisions.
///
/// ```swift
/// struct Breadcrumbs: RoutingObserver {
///   func router(didRecord event: RoutingEvent) {
///     if case .finished(let end) = event.kind { crashReporter.leave("\(end)") }
///   }
/// }
/// ```
///
/// Events hold names, not view controllers or contexts, so you can keep them and write them down.
public struct RoutingEvent: Sendable, Codable, Hashable {
  /// The navigation's number in this process, from 1.
  public let navigation: Int
  /// The router's decision.
  public let kind: Kind

  /// Makes an event of the navigation with this number, for logs assembled elsewhere.
  package init(navigation: Int, kind: Kind) {
    self.navigation = navigation
    self.kind = kind
  }

  /// A kind of decision.
  public enum Kind: Sendable, Codable, Hashable {
    /// The app requested a screen.
    case requested(StepReference, context: TypeName, origin: CodeLocation)
    /// The search reached a step.
    case visited(StepReference)
    /// The step's finder found its view controller.
    case found(StepReference, ViewControllerReference)
    /// The step's finder didn't find its view controller.
    case missed(FinderSummary)
    /// A switch chose the case at this source location.
    case caseChosen(StepReference, location: CodeLocation)
    /// The router planned the navigation, for the first time or again.
    case planned(PlanSummary)
    /// The router called an interceptor, which hasn't answered yet.
    case interceptorBegan(RoutingParticipant)
    /// A participant hasn't answered for a while.
    case stillWaiting(RoutingParticipant)
    /// An interceptor let the navigation pass, or stopped it.
    case interceptorEnded(RoutingParticipant, passed: Bool)
    /// The router works in the key window, but this many scenes have an equally good one: give the
    /// router a ``CustomWindowProvider``.
    case windowUnclear(scenes: Int)
    /// Another navigation has the turn; this one waits for its own.
    case queued
    /// The router waits for a transition that is already running.
    case waitingForTransition
    /// A screen's lock holds; the navigation waits until the lock lets go.
    case waitingForLock(ViewControllerReference)
    /// A step needs the content of an ``AsyncScreen``; the navigation waits until it has loaded.
    case waitingForContent(ViewControllerReference)
    /// The router dismissed the layers above the start.
    case dismissed([ViewControllerReference])
    /// The router brought a view controller to the front of its container.
    case madeVisible(ViewControllerReference, in: ViewControllerReference)
    /// The router built a step's view controller.
    case built(StepReference)
    /// The router integrated a view controller that it built.
    case integrated(StepReference, host: ViewControllerReference)
    /// A participant called its completion a second time; the router ignored the call.
    case completedTwice(RoutingParticipant)
    /// A participant called its completion for the first time after its navigation was cancelled or
    /// had stopped waiting; the router ignored the call.
    case answeredLate(RoutingParticipant)
    /// The navigation has ended.
    case finished(Ending)
  }

  /// How a navigation ended.
  public enum Ending: Sendable, Codable, Hashable {
    /// The destination is on screen.
    case reached(NavigationKind)
    /// The navigation failed. The text is the error's description.
    case failed(String)
  }
}

/// The content of a plan, in names only, so that you can keep it and write it down.
///
/// ```swift
/// func router(didRecord event: RoutingEvent) {
///   if case .planned(let summary) = event.kind { print(summary) }
///   // start UITabBarController, dismiss LoginViewController, build ProductViewController
/// }
/// ```
public struct PlanSummary: Sendable, Codable, Hashable {
  /// The view controller that the router builds from.
  public let start: ViewControllerReference
  /// The view controllers that the router dismisses, from the lowest layer up.
  public let dismissed: [ViewControllerReference]
  /// The view controllers that the router brings to the front of their containers, the nearest
  /// first.
  public let revealed: [ViewControllerReference]
  /// The steps whose view controllers the router builds, in this order.
  public let built: [StepReference]
}

/// Receives the decisions of the routers that you add it to: those at its ``level`` or above.
///
/// ```swift
/// let router = DefaultRouter(observers: [Breadcrumbs()])
/// ```
///
/// The router creates events only if it has observers.
@MainActor
public protocol RoutingObserver {
  /// The lowest level of the events that this observer wants; the default is every detail. The
  /// router doesn't create events that no observer wants. It reads the level once, so the level
  /// shouldn't change.
  var level: RoutingEvent.Level { get }

  /// Called on the main actor right after the router has decided or changed something, before it
  /// continues.
  func router(didRecord event: RoutingEvent)
}

extension RoutingObserver {
  /// Every event, down to the details.
  public var level: RoutingEvent.Level { .detail }
}
