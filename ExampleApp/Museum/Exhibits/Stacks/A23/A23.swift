#if !canImport(UIKit)
import StepRouter
import StepRouterExplorer

/// The pop to nobody.
enum A23: ExhibitedInWindow {
  final class Chat: Screen {}

  @MainActor
  final class Desk {
    var chat: Chat?
  }

  static func explored(
    _ desk: Desk, router: DefaultRouter, _ destinations: [ExploredDestination],
    close: @escaping @MainActor (Chat) -> Void
  ) -> ExploredApp {
    ExploredApp(
      router: router, destinations: destinations,
      events: [
        ExploredEvent("no agent is there", when: { desk.chat != nil }) {
          if let chat = desk.chat { close(chat) }
          desk.chat = nil
        }
      ], keeps: { $0 === desk.chat }, state: { desk.chat == nil ? "" : "waiting" })
  }
}
#endif
