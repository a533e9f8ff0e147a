import Cases
import Foundation

/// The times the benchmarks wrote.
struct Timings {
  private struct Measurement: Decodable {
    struct Metric: Decodable {
      let scorePercentiles: [String: Double]
    }

    let benchmark: String
    let secondaryMetrics: [String: Metric]
  }

  private let measurements: [Measurement]

  /// Reads the files that `swift package benchmark --format jmh` wrote to a folder.
  init(folder: URL) throws {
    let files = try FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil)
    measurements = try files.filter { $0.lastPathComponent.hasSuffix(".jmh.json") }.flatMap {
      try JSONDecoder().decode([Measurement].self, from: Data(contentsOf: $0))
    }
  }

  /// Returns the median time of one run of a case, in microseconds; nil without a measurement.
  subscript(name: Case.Name, way: Case.Way) -> Double? {
    let key = TimedWork.title(of: name, way).replacingOccurrences(of: " ", with: "_")
    let measurement = measurements.first { $0.benchmark.hasSuffix(".\(key)") }
    let median = measurement?.secondaryMetrics["Time (wall clock)"]?.scorePercentiles["50.0"]
    return median.map { $0 / Double(TimedWork.times) }
  }
}
