#if !canImport(UIKit)
/// A gesture recognizer for a finger that moves across the view.
@preconcurrency @MainActor open class UIPanGestureRecognizer: UIGestureRecognizer {
  open var minimumNumberOfTouches = 1
  open var maximumNumberOfTouches = Int.max
  private var translation = CGPoint.zero

  open func translation(in view: UIView?) -> CGPoint { translation }

  open func setTranslation(_ translation: CGPoint, in view: UIView?) {
    self.translation = translation
  }

  open func velocity(in view: UIView?) -> CGPoint { .zero }
}

/// A gesture recognizer for drags from the edge of the screen.
@preconcurrency @MainActor open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  open var edges: UIRectEdge = []
}

/// A gesture recognizer for two touches that move apart or together.
@preconcurrency @MainActor open class UIPinchGestureRecognizer: UIGestureRecognizer {
  open var scale: CGFloat = 1
  open var velocity: CGFloat { 0 }
}

/// A gesture recognizer for two touches that turn around each other.
@preconcurrency @MainActor open class UIRotationGestureRecognizer: UIGestureRecognizer {
  open var rotation: CGFloat = 0
  open var velocity: CGFloat { 0 }
}
#endif
