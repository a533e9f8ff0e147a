/// How the cases are timed.
public enum TimedWork {
  /// How often a case is done in one measurement.
  public static let times = 100

  /// The name of a benchmark.
  public static func title(of name: Case.Name, _ way: Case.Way) -> String {
    "\(name.rawValue), \(way.rawValue)"
  }
}
