#if !canImport(UIKit)
import PortableUIKit

extension Explorer {
  /// Creates an explorer that launches an app as it is. Nothing outlives its process except what
  /// the app itself keeps.
  ///
  /// ```swift
  /// let explorer = Explorer.launching {
  ///   ExploredLaunch(delegate: AppDelegate()) { _ in SceneDelegate() }
  /// }
  /// ```
  ///
  /// The app starts many times, and a file, a singleton or `UserDefaults.standard` must not carry
  /// anything from one start to the next: pass these to the delegate, or clear them in the closure.
  /// The explorer reports every difference between two starts.
  ///
  /// On a headless device only.
  ///
  /// - Parameters:
  ///   - windows: The maximum number of windows that the user opens, at least one.
  ///   - rows: The number of rows that the user taps in each section of a table.
  ///   - shapes: The shapes of the app's windows, as in ``Explorer/init(rows:shapes:start:)``.
  ///   - launch: Makes the parts of a launch. It runs at each launch of the process.
  public static func launching(
    windows: Int = 1, rows: Int = 3, shapes: Set<WindowShape> = [.compact],
    _ launch: @escaping @MainActor () -> ExploredLaunch
  ) -> Explorer {
    Explorer(windows: windows, rows: rows, shapes: shapes) { launch }
  }
}
#endif
