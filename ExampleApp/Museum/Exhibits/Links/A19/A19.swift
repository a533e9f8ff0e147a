#if !canImport(UIKit)
import PortableUIKit
import StepRouterExplorer

/// The window that changes its size in the background.
enum A19: ExhibitedByLaunch {
  static var isOnTablet: Bool { true }

  final class Order: Screen {}

  /// A device on which the system resizes windows for its pictures.
  static func usePictures() { HeadlessDevice.current.quirks = [.resizesForPictures] }

  static var isKept: ExploredProperty {
    .always("an order is open after the return") {
      $0.cause != .move(.leaveAndReturn) || $0.state.isEmpty || $0.shows(Order.self)
    }
  }
}
#endif
