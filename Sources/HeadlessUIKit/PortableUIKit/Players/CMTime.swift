#if !canImport(UIKit)
/// A time in a film, as a fraction of seconds.
public struct CMTime: Hashable, Comparable, Sendable {
  public var value: Int64
  public var timescale: Int32

  public init(value: Int64, timescale: Int32) {
    self.value = value
    self.timescale = timescale
  }

  public init(seconds: Double, preferredTimescale: Int32) {
    self.init(
      value: Int64((seconds * Double(preferredTimescale)).rounded()), timescale: preferredTimescale)
  }

  public static let zero = CMTime(value: 0, timescale: 1)

  public var seconds: Double { timescale == 0 ? .nan : Double(value) / Double(timescale) }

  public static func < (left: CMTime, right: CMTime) -> Bool { left.seconds < right.seconds }

  public static func == (left: CMTime, right: CMTime) -> Bool { left.seconds == right.seconds }

  public func hash(into hasher: inout Hasher) { hasher.combine(seconds) }
}
#endif
