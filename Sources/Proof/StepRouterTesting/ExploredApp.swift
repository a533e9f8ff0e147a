import PortableUIKit
import StepRouter

/// An app that has just been started, as an ``Explorer`` is given it.
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
  let texts: [String: [String]]
  let keeps: @MainActor (UIViewController) -> Bool
  let state: @MainActor () -> String
  let links: [ExploredLink]
  let place: @MainActor () -> String?
  let journal: ExplorationJournal?
  let properties: [ExploredProperty]
  let recorder: EventLogRecorder?

  /// An app in its window.
  ///
  /// - Parameters:
  ///   - router: Who is asked for the destinations: the app's own, with all that decorates it.
  ///   - destinations: What is asked for in every state.
  ///   - events: What happens to the user besides the user's own touches.
  ///   - texts: What the user types into the fields with these placeholders; “x” elsewhere.
  ///   - keeps: View controllers that the app keeps while they are off screen: no leaks.
  ///   - state: What distinguishes states beyond what is on screen, such as who is logged in.
  ///   - links: The URLs that arrive from outside in every state; for an app that is launched
  ///     (``Explorer/init(windows:rows:shapes:starting:)``).
  ///   - place: Where the window is, in the words of the app, as far as the app promises to come back
  ///     there after its process has ended; nil where it promises nothing now.
  ///   - journal: What the app tells on its own account of screens that have left.
  ///   - properties: What of the app's own must hold, each with a name of its own.
  ///   - recorder: The one that observes the router, so that an ``EventLog`` can be repeated.
  public init(
    router: any Router, destinations: [ExploredDestination], events: [ExploredEvent] = [],
    texts: [String: [String]] = [:],
    keeps: @escaping @MainActor (UIViewController) -> Bool = { _ in false },
    state: @escaping @MainActor () -> String = { "" }, links: [ExploredLink] = [],
    place: @escaping @MainActor () -> String? = { nil }, journal: ExplorationJournal? = nil,
    properties: [ExploredProperty] = [],
    recorder: EventLogRecorder? = nil
  ) {
    self.router = router
    self.destinations = destinations
    self.events = events
    self.texts = texts
    self.keeps = keeps
    self.state = state
    self.links = links
    self.place = place
    self.journal = journal
    self.properties = properties
    self.recorder = recorder
  }
}

/// Something that happens to the user at any time, and is no touch of a control.
///
/// ```swift
/// ExploredEvent("the session ends", when: { session.isLoggedIn }) { session.logOut() }
/// ```
@MainActor
public struct ExploredEvent {
  /// What is happening, in a few words.
  public let name: String
  let isPossible: @MainActor () -> Bool
  let perform: @MainActor () -> Void

  /// An event, and when it can happen.
  public init(
    _ name: String, when isPossible: @escaping @MainActor () -> Bool = { true },
    perform: @escaping @MainActor () -> Void
  ) {
    self.name = name
    self.isPossible = isPossible
    self.perform = perform
  }
}
