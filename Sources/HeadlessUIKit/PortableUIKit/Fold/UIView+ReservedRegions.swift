#if !canImport(UIKit)
@available(iOS 27.1, *)
extension UIView {
  /// A part of a view that its content should avoid.
  public struct ReservedRegion: Identifiable, Sendable {
    public struct Kind: Hashable, Sendable {
      private let number: Int

      /// The fold.
      public static let division = Kind(number: 0)
      /// A part behind hardware, such as a camera.
      public static let occlusion = Kind(number: 1)
    }

    public struct QueryOptions: OptionSet, Sendable {
      public let rawValue: Int

      public init(rawValue: Int) {
        self.rawValue = rawValue
      }

      public static let includeInactive = QueryOptions(rawValue: 1 << 0)
    }

    public let id: Int
    public let kind: Kind
    /// The region in the coordinates of the view.
    public let frame: CGRect
    public let margins: UIEdgeInsets
    public let isActive: Bool
  }

  /// Returns the regions within this view. The fold is active while the phone is half open (rule
  /// 191). UIKit doesn't report changes.
  public func reservedRegions(
    kind: ReservedRegion.Kind, options: ReservedRegion.QueryOptions = []
  ) -> [ReservedRegion] {
    guard kind == .division, let duo = device.duo, let fold = duo.fold, window != nil else {
      return []
    }
    let isActive = duo.settledStatus == .partiallyOpen
    let frame = convert(fold, from: nil as UIView?).intersection(bounds)
    guard isActive || options.contains(.includeInactive), !frame.isEmpty else { return [] }
    return [ReservedRegion(id: 0, kind: kind, frame: frame, margins: .zero, isActive: isActive)]
  }
}
#endif
