import PortableUIKit

/// The app that the code runs in.
enum RunningApplication {
  /// Nil in an app extension, which has none.
  @MainActor static var shared: UIApplication? {
    #if canImport(UIKit)
    // Code of an app extension may not even name `UIApplication.shared`.
    let selector = Selector(("sharedApplication"))
    guard Bundle.main.bundleURL.pathExtension != "appex", UIApplication.responds(to: selector)
    else { return nil }
    return UIApplication.perform(selector)?.takeUnretainedValue() as? UIApplication
    #else
    return UIApplication.shared
    #endif
  }
}
