import PortableUIKit
import StepRouter

extension ExploredApp {
  /// Describes an app that has no router.
  ///
  /// ```swift
  /// let explorer = Explorer.launching {
  ///   ExploredLaunch(
  ///     delegate: AppDelegate(), sceneDelegate: { _ in SceneDelegate() },
  ///     app: ExploredApp(texts: ["E-mail": ["ada@example.com"]]))
  /// }
  /// let exploration = await explorer.run(depth: 3)
  /// expectNothingWrong(exploration, reporter: .swiftTesting)
  /// ```
  ///
  /// The explorer makes the user's moves, and judges everything that needs no destination: UIKit's
  /// exceptions and warnings, leaks, dead ends, buttons that do nothing, screens that appear twice,
  /// and the app's own properties. It judges links by the screens that they open.
  ///
  /// - Parameters:
  ///   - links: URLs that arrive from outside in every state.
  ///   - events: Events that the user's touches don't cause.
  ///   - notifications: Notifications that the user taps.
  ///   - texts: The texts to type, by the placeholder of the field. Other fields get “x”.
  ///   - keeps: Returns true for view controllers that your app keeps while they are off screen,
  ///     and that are therefore not leaks.
  ///   - state: Describes what distinguishes two states that look the same on screen, such as who
  ///     is logged in.
  ///   - place: Describes the window's place, in your app's words, if your app promises to come
  ///     back there after its process has ended; nil if it promises nothing now.
  ///   - properties: Your app's own properties that must hold, each with a unique name.
  ///   - allowed: What looks like a fault but is intended: `[.deadEnd.only("ReceiptScreen")]`.
  public init(
    links: [ExploredLink] = [], events: [ExploredEvent] = [],
    notifications: [ExploredNotification] = [], texts: [String: [String]] = [:],
    keeps: @escaping @MainActor (UIViewController) -> Bool = { _ in false },
    state: @escaping @MainActor () -> String = { "" },
    place: @escaping @MainActor () -> String? = { nil }, properties: [ExploredProperty] = [],
    allows allowed: [AllowedFault] = []
  ) {
    self.init(
      router: DefaultRouter(), destinations: [], events: events, notifications: notifications,
      texts: texts, keeps: keeps, state: state, links: links, place: place,
      properties: properties, allows: allowed)
    isRouted = false
  }
}
