#if !canImport(UIKit)
import StepRouterExplorer

extension UserMove {
  static let linkArrives = happens("a link arrives")
}

extension ExploredEvent {
  /// A link from outside, which the app opens in its own way.
  static func link(_ open: @escaping @MainActor () -> Void) -> ExploredEvent {
    ExploredEvent("a link arrives", perform: open)
  }
}
#endif
