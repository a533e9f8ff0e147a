#if !canImport(UIKit)
/// The base class for haptic feedback, which a headless device doesn't produce.
@preconcurrency @MainActor open class UIFeedbackGenerator: NSObject {
  open func prepare() {}
}

/// Feedback for impacts.
@preconcurrency @MainActor open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  public override init() {
    super.init()
  }

  @available(iOS, deprecated: 100000.0)
  public init(style: FeedbackStyle) {
    super.init()
  }

  open func impactOccurred() {}

  open func impactOccurred(intensity: CGFloat) {}

  public enum FeedbackStyle: Int, Sendable {
    case light, medium, heavy, soft, rigid
  }
}

/// Feedback for successes, warnings and errors.
@preconcurrency @MainActor open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  open func notificationOccurred(_ notificationType: FeedbackType) {}

  public enum FeedbackType: Int, Sendable {
    case success, warning, error
  }
}

/// Feedback for a changing selection.
@preconcurrency @MainActor open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  open func selectionChanged() {}
}
#endif
