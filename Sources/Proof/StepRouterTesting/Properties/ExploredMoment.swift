import PortableUIKit
import StepRouter

/// An app while nothing moves, as an ``ExploredProperty`` sees it.
///
/// ```swift
/// let property = ExploredProperty.never("two alerts") { moment in
///   moment.hierarchy.nodes.count { $0.typeName == "UIAlertController" } > 1
/// }
/// ```
@MainActor
public struct ExploredMoment {
  /// What has led here.
  public enum Cause: Hashable, Sendable {
    /// The app was started.
    case start
    /// The user has made a move.
    case move(UserMove)
    /// The router was asked for the destination with this name.
    case request(String)
    /// The router has closed something.
    case closing(ExploredClosing)
    /// A URL has arrived from outside.
    case link(String)
    /// Somebody waits, or has waited, for the answer of the destination with this name.
    case wait(String)
  }

  /// What is in the window of the app whose property it is.
  public let hierarchy: HierarchySnapshot
  /// All windows of the app, in the order in which they were opened.
  public let windows: [StateWindow]
  /// What the app says that distinguishes its state beyond what is on screen.
  public let state: String
  /// What has led here last.
  public let cause: Cause
  /// What routers have recorded since the moment before: for the requests of the explorer, and for
  /// all of the app's where its ``ExplorationJournal`` observes its router.
  public let events: [RoutingEvent.Kind]

  /// The window that the user touches; nil where the app has none.
  public var front: StateWindow? { windows.first(where: \.isFront) }

  /// Whether the user sees a view controller of this class in the app's window.
  public func shows(_ screen: UIViewController.Type) -> Bool {
    let name = String(describing: screen)
    return hierarchy.nodes.contains { $0.isVisible && $0.typeName == name }
  }
}
