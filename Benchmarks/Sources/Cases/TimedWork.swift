/// The number of runs in a measurement, and the names of the benchmarks.
public enum TimedWork {
  /// The number of times a case runs in one measurement.
  public static let times = 100

  /// Returns the name of the benchmark for a case and a way.
  public static func title(of name: Case.Name, _ way: Case.Way) -> String {
    "\(name.rawValue), \(way.rawValue)"
  }
}
