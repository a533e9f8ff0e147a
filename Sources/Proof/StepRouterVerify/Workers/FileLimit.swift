import PortableUIKit
import StepRouterExplorer

/// The number of workers that the limit on this process's open files allows. A process that runs
/// out of files may end in the middle of anything.
struct FileLimit {
  /// The files that a worker needs, including those that Foundation opens for its process.
  private static let ofWorker = 6
  /// The files that everything else needs.
  private static let ofOthers = 64
  /// The limit below which Foundation starts no process.
  private static let least = 256

  private let files: Int

  init() {
    let limit = sysconf(Int32(_SC_OPEN_MAX))
    files = limit < 0 ? .max : limit
  }

  /// The maximum number of processes that may share the work; with 0, this process works alone.
  var mostJobs: Int { files < Self.least ? 0 : max((files - Self.ofOthers) / Self.ofWorker, 1) }

  /// Throws if the limit doesn't allow this number of workers.
  func check(_ jobs: Int) throws(Problem) {
    // A single worker is always possible: this process can do its work.
    let most = max(mostJobs, 1)
    guard jobs > most else { return }
    let needed = max(jobs * Self.ofWorker + Self.ofOthers, Self.least)
    throw Problem(
      "\(jobs) workers need \(needed) open files, and this process may have \(files): ask for at "
        + "most \(most) by “--jobs”, or raise the limit by “ulimit -n \(needed)”.")
  }
}
