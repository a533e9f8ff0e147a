/// Writes a router's events as lines, to the console or elsewhere.
///
/// ```swift
/// let router = DefaultRouter(observers: [ConsoleLogger(level: .information)])
/// // #1 Shop/Home.swift:40 asks for the step of ProductViewController at Shop/Routes.swift:12 …
/// // #1 plans: start UITabBarController, dismiss LoginViewController, build ProductViewController
/// // #1 dismissed LoginViewController
/// // #1 built the step of ProductViewController at Shop/Routes.swift:12
/// // #1 ended: built
/// ```
///
/// Contexts appear by type only, because they may be private. To write somewhere other than the
/// console, such as to an `os.Logger`, pass a closure for `write`.
@MainActor
public struct ConsoleLogger: RoutingObserver {
  /// The lowest level of the events that the logger writes.
  public let level: RoutingEvent.Level
  private let write: @MainActor (String) -> Void

  /// Makes a logger that writes events of this level and above.
  public init(
    level: RoutingEvent.Level = .warning,
    write: @escaping @MainActor (String) -> Void = { print($0) }
  ) {
    self.level = level
    self.write = write
  }

  /// Writes the event if its level is high enough.
  public func router(didRecord event: RoutingEvent) {
    if event.level >= level { write(event.description) }
  }
}
