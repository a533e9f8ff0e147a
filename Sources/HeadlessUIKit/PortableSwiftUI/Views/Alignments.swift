#if !canImport(UIKit)
/// An alignment position along the vertical axis.
public struct VerticalAlignment: Equatable, Sendable {
  private enum Guide {
    case top, center, bottom, firstTextBaseline, lastTextBaseline
  }

  private let guide: Guide

  public static let top = VerticalAlignment(guide: .top)
  public static let center = VerticalAlignment(guide: .center)
  public static let bottom = VerticalAlignment(guide: .bottom)
  public static let firstTextBaseline = VerticalAlignment(guide: .firstTextBaseline)
  public static let lastTextBaseline = VerticalAlignment(guide: .lastTextBaseline)
}

/// An alignment position along the horizontal axis.
public struct HorizontalAlignment: Equatable, Sendable {
  private enum Guide {
    case leading, center, trailing
  }

  private let guide: Guide

  public static let leading = HorizontalAlignment(guide: .leading)
  public static let center = HorizontalAlignment(guide: .center)
  public static let trailing = HorizontalAlignment(guide: .trailing)
}
#endif
