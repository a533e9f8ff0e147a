/// Writes what a router does in lines, to the console or wherever lines go.
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
/// Contexts appear by their type only, since they may be private. To write elsewhere than to the
/// console, such as to an `os.Logger`, give `write` a closure.
@MainActor
public struct ConsoleLogger: RoutingObserver {
  /// The least that an event has to matter to be written.
  public let level: RoutingEvent.Level
  private let write: @MainActor (String) -> Void

  /// Writes events of this level and above.
  public init(
    level: RoutingEvent.Level = .warning,
    write: @escaping @MainActor (String) -> Void = { print($0) }
  ) {
    self.level = level
    self.write = write
  }

  /// Writes the event if it matters enough.
  public func router(didRecord event: RoutingEvent) {
    if event.level >= level { write(event.description) }
  }
}
