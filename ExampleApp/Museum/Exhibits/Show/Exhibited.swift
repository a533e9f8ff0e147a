#if !canImport(UIKit)
import PortableUIKit
import StepRouterExplorer

/// A fault that apps had: the app with the fault, and the same screens with chains.
@MainActor
protocol Exhibited {
  static var plaque: Plaque { get }

  /// An explorer of one of the two apps, which also has to keep the property.
  static func explorer(of edition: Exhibit.Edition, keeping property: ExploredProperty) -> Explorer
}

/// An exhibit whose apps start in one window.
@MainActor
protocol ExhibitedInWindow: Exhibited {
  /// The shapes of the window that the user may give it.
  static var shapes: Set<WindowShape> { get }
  static var isOnTablet: Bool { get }
  /// Starts the app with the fault.
  static func faulty(in window: UIWindow) -> ExploredApp
  /// Starts the same screens with chains.
  static func mended(in window: UIWindow) -> ExploredApp
}

extension ExhibitedInWindow {
  static var shapes: Set<WindowShape> { [.compact] }
  static var isOnTablet: Bool { false }

  static func explorer(of edition: Exhibit.Edition, keeping property: ExploredProperty) -> Explorer
  {
    let explorer = Explorer(shapes: shapes) { window in
      (edition == .faulty ? faulty(in: window) : mended(in: window)).adding(property)
    }
    return isOnTablet ? explorer.on(.pad) : explorer
  }
}

/// An exhibit whose apps the system launches, with scenes.
@MainActor
protocol ExhibitedByLaunch: Exhibited {
  /// How many windows the user opens.
  static var windowCount: Int { get }
  static var isOnTablet: Bool { get }
  /// Launches the app with the fault; what the closure returns runs once a launch.
  static func faulty() -> @MainActor () -> ExploredLaunch
  /// Launches the same screens with chains.
  static func mended() -> @MainActor () -> ExploredLaunch
}

extension ExhibitedByLaunch {
  static var windowCount: Int { 1 }
  static var isOnTablet: Bool { false }

  static func explorer(of edition: Exhibit.Edition, keeping property: ExploredProperty) -> Explorer
  {
    let explorer = Explorer(windows: windowCount, shapes: [isOnTablet ? .regular : .compact]) {
      let launch = edition == .faulty ? faulty() : mended()
      return { launch().adding(property) }
    }
    return isOnTablet ? explorer.on(.pad) : explorer
  }
}
#endif
