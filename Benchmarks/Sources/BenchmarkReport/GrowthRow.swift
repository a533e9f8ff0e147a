import Cases
import Foundation

/// A row of the table of growths.
struct GrowthRow {
  let cells: [String]
  /// True if the cost grows faster than the limit allows.
  let passesLimit: Bool

  static let titles = ["growth", "from", "to", "instructions", "to", "slope", "limit", ""]

  init(_ name: Growth.Name, counts: [Double]) {
    let slope = Self.slope(of: counts, at: name.sizes.map(Double.init))
    passesLimit = slope > Growth.limit
    cells = [
      name.rawValue,
      name.sizes.first.map { "\($0)" } ?? "–",
      name.sizes.last.map { "\($0)" } ?? "–",
      counts.first.map { String(format: "%.0f", $0) } ?? "–",
      counts.last.map { String(format: "%.0f", $0) } ?? "–",
      String(format: "%.2f", slope),
      String(format: "%.2f", Growth.limit),
      passesLimit ? "too steep" : "",
    ]
  }

  /// Returns the slope of the line that fits best where both axes are logarithmic: the exponent
  /// with which the counts grow.
  private static func slope(of counts: [Double], at sizes: [Double]) -> Double {
    let x = sizes.map { log($0) }
    let y = counts.map { log(max($0, 1)) }
    let meanX = x.reduce(0, +) / Double(x.count)
    let meanY = y.reduce(0, +) / Double(y.count)
    let covariance = zip(x, y).reduce(0) { $0 + ($1.0 - meanX) * ($1.1 - meanY) }
    return covariance / x.reduce(0) { $0 + ($1 - meanX) * ($1 - meanX) }
  }
}
