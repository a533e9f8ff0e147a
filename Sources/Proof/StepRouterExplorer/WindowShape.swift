import PortableUIKit

/// The shape of the app's window: UIKit's horizontal size class.
///
/// ```swift
/// let moves: [UserMove] = [.resize(.regular), .tap("Bag"), .resize(.compact)]
/// ```
///
/// In UIKit's terms, it is the horizontal size class.
public enum WindowShape: String, Sendable, Codable, CaseIterable {
  /// A narrow window, 390 by 844 points: a phone, or a part of a tablet's screen.
  case compact
  /// A wide window, 1,024 by 768 points: a tablet.
  case regular
}

extension WindowShape {
  @MainActor
  package init(of window: UIWindow) {
    self = window.traitCollection.horizontalSizeClass == .regular ? .regular : .compact
  }

  package var size: CGSize {
    switch self {
    case .compact: CGSize(width: 390, height: 844)
    case .regular: CGSize(width: 1024, height: 768)
    }
  }

  var other: WindowShape { self == .compact ? .regular : .compact }
}
