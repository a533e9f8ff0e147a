#if !canImport(UIKit)
import PortableUIKit
import StepRouterExplorer

/// The swipe that was taken back.
enum A5: ExhibitedInWindow {
  class Details: Screen {
    var leave: @MainActor () -> Void = {}
  }

  /// Where the coordinator is while it has a screen.
  @MainActor
  final class Office {
    var isOccupied = false
    var words: String { isOccupied ? "coordinated" : "" }
  }

  static func hasCoordinator(_ office: Office) -> ExploredProperty {
    .always("a visible screen has its coordinator") {
      office.isOccupied
        || !$0.hierarchy.nodes.contains { $0.isVisible && $0.title == "Details" }
    }
  }
}
#endif
