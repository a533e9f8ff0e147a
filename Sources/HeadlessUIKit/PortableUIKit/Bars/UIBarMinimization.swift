#if !canImport(UIKit)
/// How a bar minimizes while the user scrolls. No bar is drawn here, so none minimizes (rule 222).
@available(iOS 27.0, *)
public struct UIBarMinimization: Hashable, Sendable {
  public var minimizationBehavior = UIBarMinimizationBehavior.automatic
  public var restorationBehavior = UIBarMinimizationRestorationBehavior.automatic
  public var safeAreaAdjustment = UIBarMinimizationSafeAreaAdjustment.automatic

  public init() {}
}

/// When a bar minimizes.
@available(iOS 27.0, *)
public enum UIBarMinimizationBehavior: Int, Sendable {
  case automatic, never, onScrollDown, onScrollUp
}

/// When a minimized bar comes back.
@available(iOS 27.0, *)
public enum UIBarMinimizationRestorationBehavior: Int, Sendable {
  case automatic, atScrollEdge
}

/// Whether the safe area follows a bar that minimizes.
@available(iOS 27.0, *)
public enum UIBarMinimizationSafeAreaAdjustment: Int, Sendable {
  case automatic, enabled, disabled
}
#endif
