import StepRouterExplorer

/// The role of a process in a cluster.
package enum ClusterRole: Hashable, Sendable {
  /// The process works without a cluster's engine.
  case none
  /// The process does pieces.
  case worker
  /// The process hands out pieces, and takes results as they come.
  case lead
  /// The process takes all results that are there, then hands out the pieces that are due, and
  /// ends.
  case round

  /// The exit status of a round if pieces are still due.
  static let statusOfRound: Int32 = 3

  /// Reads `worker` or `lead` after `verify`.
  init(_ options: inout OptionReader) throws(Problem) {
    if options.take("worker") {
      self = .worker
    } else if options.take("lead") {
      self = .lead
    } else {
      self = .none
    }
  }

  /// Throws if other options contradict the role.
  func check(isSharded: Bool, record: String?, writes: Bool) throws(Problem) {
    switch self {
    case .none: return
    case .worker:
      guard !writes else {
        throw Problem("A worker writes no file: give “lead” the files.")
      }
    case .lead, .round:
      guard record != nil else {
        throw Problem("“lead” needs “--record”: the results of all workers go into that file.")
      }
    }
    guard !isSharded else {
      throw Problem("An engine shares the work: leave out “--jobs”, “--shard” and “--self-test”.")
    }
  }
}
