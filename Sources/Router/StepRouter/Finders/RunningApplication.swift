import PortableUIKit

/// The app that the code runs in.
@MainActor
enum RunningApplication {
  #if canImport(UIKit)
  /// Nil in an app extension, which has none. Its code may not even name `UIApplication.shared`.
  static var shared: UIApplication? {
    isExtension
      ? nil : UIApplication.perform(sharedApplication)?.takeUnretainedValue() as? UIApplication
  }

  private static let isExtension = Bundle.main.bundleURL.pathExtension == "appex"
  private static let sharedApplication = Selector(("sharedApplication"))
  #else
  /// The current device's application.
  static var shared: UIApplication? { UIApplication.shared }
  #endif
}
