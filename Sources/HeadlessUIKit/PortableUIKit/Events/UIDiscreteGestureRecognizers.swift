#if !canImport(UIKit)
/// A gesture recognizer for one or more taps in a row.
@preconcurrency @MainActor open class UITapGestureRecognizer: UIGestureRecognizer {
  open var numberOfTapsRequired = 1
  open var numberOfTouchesRequired = 1
}

/// A gesture recognizer for swipes in a direction.
@preconcurrency @MainActor open class UISwipeGestureRecognizer: UIGestureRecognizer {
  open var direction = Direction.right
  open var numberOfTouchesRequired = 1

  public struct Direction: OptionSet, Sendable {
    public let rawValue: UInt

    public static let right = Direction(rawValue: 1 << 0)
    public static let left = Direction(rawValue: 1 << 1)
    public static let up = Direction(rawValue: 1 << 2)
    public static let down = Direction(rawValue: 1 << 3)

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }
  }
}

/// A gesture recognizer for a touch that stays in place.
@preconcurrency @MainActor open class UILongPressGestureRecognizer: UIGestureRecognizer {
  open var minimumPressDuration: TimeInterval = 0.5
  open var numberOfTapsRequired = 0
  open var numberOfTouchesRequired = 1
  open var allowableMovement: CGFloat = 10
}
#endif
