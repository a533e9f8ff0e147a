import PortableUIKit
import StepRouter
import StepRouterTesting

/// An app while nothing moves, as an ``ExploredProperty`` sees it.
///
/// ```swift
/// let property = ExploredProperty.never("two alerts") { moment in
///   moment.hierarchy.nodes.count { $0.typeName == "UIAlertController" } > 1
/// }
/// ```
@MainActor
public struct ExploredMoment {
  /// The cause of a moment.
  public enum Cause: Hashable, Sendable {
    /// The app started.
    case start
    /// The user made a move.
    case move(UserMove)
    /// The explorer asked the router for the destination with this name.
    case request(String)
    /// The router closed something.
    case closing(ExploredClosing)
    /// A URL arrived from outside.
    case link(String)
    /// The explorer awaits, or has awaited, the answer of the destination with this name.
    case wait(String)
  }

  /// The contents of the window whose app has the property.
  public let hierarchy: HierarchySnapshot
  /// The app's windows, in the order in which they opened.
  public let windows: [StateWindow]
  /// The app's own description of its state, beyond the screen.
  public let state: String
  /// The last cause before this moment.
  public let cause: Cause
  /// The events that routers have recorded since the previous moment: for the explorer's requests,
  /// or for all requests if the app's ``ExplorationJournal`` observes its router.
  public let events: [RoutingEvent.Kind]
  /// The screens in the app's window that are loading their content without a time limit. When
  /// nothing moves and no task has anything left to do, they may wait forever.
  public let waitingScreens: [ViewControllerReference]

  /// The window that the user touches. Nil if the app has none.
  public var front: StateWindow? { windows.first(where: \.isFront) }

  /// Returns true if the user sees a view controller of this class in the app's window.
  public func shows(_ screen: UIViewController.Type) -> Bool {
    let name = String(describing: screen)
    return hierarchy.nodes.contains { $0.isVisible && $0.typeName == name }
  }
}
