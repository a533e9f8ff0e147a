#if !canImport(UIKit)
/// Makes the device vibrate, which a headless one does not.
@preconcurrency @MainActor open class UIFeedbackGenerator: NSObject {
  open func prepare() {}
}

/// Feedback for things that meet.
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

/// Feedback for success and failure.
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
