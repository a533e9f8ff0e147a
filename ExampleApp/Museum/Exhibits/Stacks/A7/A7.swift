#if !canImport(UIKit)
import StepRouterExplorer

/// The same screen pushed twice, noticed late.
enum A7: ExhibitedInWindow {
  final class List: Screen {}
  final class Details: Screen {}

  static func hits(_ rows: @escaping @MainActor () -> Void) -> ExploredEvent {
    ExploredEvent("two rows are hit at once", perform: rows)
  }
}
#endif
