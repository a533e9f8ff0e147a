#if !canImport(UIKit)
import PortableUIKit
import StepRouterExplorer

/// The second sheet in flight.
enum A6: ExhibitedInWindow {
  final class Store: Screen {}
  final class Menu: Screen {}

  /// A device as with iOS 26, where a presentation during another one breaks both.
  static func useNewSheets() { HeadlessDevice.current.quirks = [.sheetsCollide] }

  static func hits(_ both: @escaping @MainActor () -> Void) -> ExploredEvent {
    ExploredEvent("the store and ⋯ are tapped at once", perform: both)
  }

  static var closes: ExploredProperty {
    .always("Cancel closes the store") {
      $0.cause != .move(.tap("Cancel")) || !$0.shows(Store.self)
    }
  }
}
#endif
