#if !canImport(UIKit)
public enum UIBarStyle: Int, Sendable {
  case `default`, black
}

public enum UIBarMetrics: Int, Sendable {
  case `default` = 0
  case compact = 1
  case defaultPrompt = 101
  case compactPrompt = 102
}

public enum UIBarPosition: Int, Sendable {
  case any, bottom, top, topAttached
}

/// An interface for objects that have a position on screen, as bars do.
@preconcurrency @MainActor public protocol UIBarPositioning: NSObjectProtocol {
  var barPosition: UIBarPosition { get }
}

/// The method that provides a bar's position.
@preconcurrency @MainActor public protocol UIBarPositioningDelegate: NSObjectProtocol {
  func position(for bar: any UIBarPositioning) -> UIBarPosition
}

extension UIBarPositioningDelegate {
  public func position(for bar: any UIBarPositioning) -> UIBarPosition { .any }
}
#endif
