#if !canImport(UIKit)
  extension UIScrollView {
    public enum IndicatorStyle: Int, Sendable {
      case `default`, black, white
    }

    public enum KeyboardDismissMode: Int, Sendable {
      case none, onDrag, interactive, onDragWithAccessory, interactiveWithAccessory
    }

    public enum ContentInsetAdjustmentBehavior: Int, Sendable {
      case automatic, scrollableAxes, never, always
    }

    public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
      public let rawValue: CGFloat

      public static let normal = DecelerationRate(rawValue: 0.998)
      public static let fast = DecelerationRate(rawValue: 0.99)

      public init(rawValue: CGFloat) {
        self.rawValue = rawValue
      }
    }
  }
#endif
