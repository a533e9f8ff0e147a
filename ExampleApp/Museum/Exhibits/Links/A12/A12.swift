#if !canImport(UIKit)
import StepRouter
import StepRouterExplorer

/// The one screen that is presented twice.
enum A12: ExhibitedInWindow {
  final class Privacy: Screen {}
  final class Message: Screen {}

  static func explored(
    router: DefaultRouter, _ destinations: [ExploredDestination],
    call: @escaping @MainActor () -> Void, message: @escaping @MainActor () -> Void
  ) -> ExploredApp {
    ExploredApp(
      router: router, destinations: destinations,
      events: [
        ExploredEvent("a call comes", perform: call),
        ExploredEvent("a message comes", perform: message),
      ], keeps: { $0 is Privacy })
  }
}
#endif
