#if !canImport(UIKit)
/// The hinge of a phone that folds, at one moment.
@available(iOS 27.1, *)
@preconcurrency @MainActor open class UIHinge: NSObject {
  public enum Status: Int, Sendable {
    case unknown, closed, partiallyOpen, fullyOpen
  }

  public let status: Status

  init(_ status: Status) {
    self.status = status
    super.init()
  }

  /// The angle between the halves, in radians.
  open var angle: CGFloat {
    switch status {
    case .unknown, .closed: 0
    case .partiallyOpen: .pi / 2
    case .fullyOpen: .pi
    }
  }
}
#endif
