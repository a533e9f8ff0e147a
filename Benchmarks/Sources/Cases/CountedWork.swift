/// What callgrind counts, and how often it is done in one count.
///
/// Callgrind finds the functions by their names, so neither is ever made part of its caller.
public enum CountedWork {
  /// The name of the function within which instructions are counted.
  public static let counted = "performCountedWork"
  /// The name of the function at which callgrind writes down what it has counted.
  public static let end = "endCountedWork"
  /// How often a case is done in one count.
  public static let times = 100
}

/// Does a case many times over; what is counted is counted within.
@inline(never)
@_optimize(none)
@MainActor
public func performCountedWork(_ counted: Case, _ way: Case.Way) {
  counted.perform(way, times: CountedWork.times)
}

/// To be called after each case: what has been counted is written down here.
@inline(never)
@_optimize(none)
public func endCountedWork() {}
