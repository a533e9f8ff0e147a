import PortableUIKit
import StepRouter

/// An app that has just started, for an ``Explorer``.
///
/// ```swift
/// ExploredApp(
///   router: router,
///   destinations: [
///     ExploredDestination("home", routes.home),
///     ExploredDestination("product 42", routes.product, with: 42),
///   ],
///   events: [ExploredEvent("log out") { session.logOut() }],
///   texts: ["E-mail": ["ada@example.com"]],
///   state: { session.isLoggedIn ? "logged in" : "logged out" })
/// ```
@MainActor
public struct ExploredApp {
  let router: any Router
  let destinations: [ExploredDestination]
  let events: [ExploredEvent]
  let notifications: [ExploredNotification]
  let texts: [String: [String]]
  let keeps: @MainActor (UIViewController) -> Bool
  let state: @MainActor () -> String
  let links: [ExploredLink]
  let rules: @MainActor () -> ExploredRules?
  let place: @MainActor () -> String?
  let journal: ExplorationJournal?
  private(set) var properties: [ExploredProperty]
  let recorder: EventLogRecorder?
  let allowed: [AllowedFault]
  /// Whether the app has a router. Without one, only the user and the app close screens.
  var isRouted = true

  /// Describes an app in its window.
  ///
  /// - Parameters:
  ///   - router: The router to ask for the destinations: your app's own, with all its decorators.
  ///   - destinations: The destinations to ask for in every state.
  ///   - events: Events that the user's touches don't cause.
  ///   - notifications: Notifications that the user taps.
  ///   - texts: The texts to type, by the placeholder of the field. Other fields get “x”.
  ///   - keeps: Returns true for view controllers that your app keeps while they are off screen,
  ///     and that are therefore not leaks.
  ///   - state: Describes what distinguishes two states that look the same on screen, such as who
  ///     is logged in.
  ///   - links: URLs that arrive from outside in every state; for an app that the explorer launches
  ///     (``Explorer/init(windows:rows:shapes:starting:)``).
  ///   - rules: The rules by which the links open, if the app has any.
  ///   - place: Describes the window's place, in your app's words, if your app promises to come
  ///     back there after its process has ended; nil if it promises nothing now.
  ///   - journal: Your app's own record of screens that have left.
  ///   - properties: Your app's own properties that must hold, each with a unique name.
  ///   - recorder: The recorder that observes the router, to make an ``EventLog`` repeatable.
  ///   - allowed: What looks like a fault but is intended: `[.deadEnd.only("ReceiptScreen")]`.
  public init(
    router: any Router, destinations: [ExploredDestination], events: [ExploredEvent] = [],
    notifications: [ExploredNotification] = [], texts: [String: [String]] = [:],
    keeps: @escaping @MainActor (UIViewController) -> Bool = { _ in false },
    state: @escaping @MainActor () -> String = { "" }, links: [ExploredLink] = [],
    rules: @escaping @MainActor () -> ExploredRules? = { nil },
    place: @escaping @MainActor () -> String? = { nil }, journal: ExplorationJournal? = nil,
    properties: [ExploredProperty] = [],
    recorder: EventLogRecorder? = nil, allows allowed: [AllowedFault] = []
  ) {
    self.router = router
    self.destinations = destinations
    self.events = events
    self.notifications = notifications
    self.texts = texts
    self.keeps = keeps
    self.state = state
    self.links = links
    self.rules = rules
    self.place = place
    self.journal = journal
    self.properties = properties
    self.recorder = recorder
    self.allowed = allowed
  }
}

extension ExploredApp {
  /// Returns the same app with one more property.
  package func adding(_ property: ExploredProperty) -> Self {
    var copy = self
    copy.properties.append(property)
    return copy
  }
}

/// Something that can happen to the user at any time, other than a touch of a control.
///
/// ```swift
/// ExploredEvent("the session ends", when: { session.isLoggedIn }) { session.logOut() }
/// ```
@MainActor
public struct ExploredEvent {
  /// A description of the event, in a few words.
  public let name: String
  let isPossible: @MainActor () -> Bool
  let perform: @MainActor () -> Void

  /// Creates an event.
  ///
  /// - Parameters:
  ///   - name: A description in a few words.
  ///   - isPossible: Returns true while the event can happen.
  ///   - perform: Makes it happen.
  public init(
    _ name: String, when isPossible: @escaping @MainActor () -> Bool = { true },
    perform: @escaping @MainActor () -> Void
  ) {
    self.name = name
    self.isPossible = isPossible
    self.perform = perform
  }
}
