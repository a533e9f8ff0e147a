/// The functions that callgrind looks for, and the number of runs in one count.
///
/// Callgrind finds the functions by name, so the compiler must never inline them.
public enum CountedWork {
  /// The name of the function within which callgrind counts instructions.
  public static let counted = "performCountedWork"
  /// The name of the function at which callgrind writes its counts.
  public static let end = "endCountedWork"
  /// The number of times a case runs in one count.
  public static let times = 100
}

/// Runs a case many times. Callgrind counts the instructions in here.
@inline(never)
@_optimize(none)
@MainActor
public func performCountedWork(_ counted: Case, _ way: Case.Way) {
  counted.perform(way, times: CountedWork.times)
}

/// Marks the end of a case: callgrind writes its counts here.
@inline(never)
@_optimize(none)
public func endCountedWork() {}
