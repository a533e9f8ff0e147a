import StepRouterExplorer

/// The part that a process has in a cluster.
package enum ClusterRole: Hashable, Sendable {
  /// It works without a cluster's engine.
  case none
  /// It does pieces.
  case worker
  /// It hands out pieces, and takes results as they come.
  case lead
  /// It takes all results that are there, and hands out the pieces that are due then.
  case round

  /// The exit status of a round if pieces are still due.
  static let statusOfRound: Int32 = 3

  /// Reads the word after `verify`.
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
