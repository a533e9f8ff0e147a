import PortableUIKit

/// How many workers fit into the files that this process may have open: who has too few of them may
/// end in the middle of anything.
struct FileLimit {
  /// What a worker needs, with what Foundation adds for its process.
  private static let ofWorker = 4
  /// What everything else needs.
  private static let ofOthers = 64
  /// With fewer Foundation starts no process.
  private static let least = 256

  private let files: Int

  init() {
    let limit = sysconf(Int32(_SC_OPEN_MAX))
    files = limit < 0 ? .max : limit
  }

  /// How many processes may share the work: one does it by itself.
  var mostJobs: Int { files < Self.least ? 1 : max((files - Self.ofOthers) / Self.ofWorker, 1) }

  /// Throws if so many are more.
  func check(_ jobs: Int) throws(Problem) {
    guard jobs > mostJobs else { return }
    let needed = max(jobs * Self.ofWorker + Self.ofOthers, Self.least)
    throw Problem(
      "\(jobs) workers need \(needed) open files, and this process may have \(files): ask for at "
        + "most \(mostJobs) by “--jobs”, or raise the limit by “ulimit -n \(needed)”.")
  }
}
