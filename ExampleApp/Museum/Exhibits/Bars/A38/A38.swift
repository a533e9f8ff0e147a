#if !canImport(UIKit)
import PortableUIKit
import StepRouter
import StepRouterExplorer

/// The right screen beside the wrong list.
enum A38: ExhibitedInWindow {
  static var shapes: Set<WindowShape> { [.regular] }
  static var isOnTablet: Bool { true }

  final class Message: Screen {
    var number = 0

    convenience init(number: Int) {
      self.init("Message \(number)")
      self.number = number
    }
  }

  /// The list, which marks the message that is open.
  final class Messages: Screen {
    var marked = 1
  }

  static func arrives(_ open: @escaping @MainActor () -> Void) -> ExploredEvent {
    ExploredEvent("message 2 comes", perform: open)
  }

  static func explored(
    _ split: UISplitViewController, _ messages: Messages, router: DefaultRouter,
    _ destinations: [ExploredDestination], _ open: @escaping @MainActor () -> Void
  ) -> ExploredApp {
    ExploredApp(
      router: router, destinations: destinations, events: [arrives(open)],
      state: { [weak messages] in "\(messages?.marked ?? 0)" },
      properties: [
        .always("the list marks the message that is open") { [weak split, weak messages] _ in
          let stack = split?.viewController(for: .secondary)?.navigationController
          let message = stack?.topViewController as? Message
          return message == nil || message?.number == messages?.marked
        }
      ])
  }
}
#endif
