import StepRouterExplorer
import StepRouterTesting

/// The command-line options of `verify`.
package struct VerifyOptions: Hashable, Sendable {
  /// The limits of the exploration.
  package private(set) var scope = ExplorationScope(depth: 2)
  /// The maximum number of windows that the user opens.
  package private(set) var windows = 2
  /// Whether the app runs on a foldable phone.
  package private(set) var folds = false
  /// The number of processes that share the work; nil for one per core, 0 to use only this process.
  package private(set) var jobs: Int?
  /// The limits of time and memory.
  package private(set) var limits = WorkLimits()
  /// The part to explore.
  package private(set) var shard = Shard.whole
  /// The file to record the result of each piece in, if any.
  package private(set) var record: String?
  /// Whether to continue that file, skipping the pieces recorded in it.
  package private(set) var resumes = false
  /// The file to write the report page to, if any.
  package private(set) var report: String?
  /// Whether to test the explorer itself.
  package private(set) var testsItself = false
  /// The file to write all results to, as JSON, if any.
  package private(set) var file: String?
  /// The earlier exploration to compare with.
  package private(set) var comparison = ComparisonOptions()
  /// The options about faults.
  package private(set) var gates = GateOptions()
  /// The number of random walks at the end.
  package private(set) var walks = 200
  /// The seed of these walks; nil for one that follows from the build.
  package private(set) var seed: UInt64?
  /// The file with the walks that once found a fault, if any.
  package private(set) var examples: String?
  /// The role of this process in a cluster.
  package private(set) var role = ClusterRole.none
  /// Whether this process is a worker that takes orders from another one.
  package private(set) var isWorker = false

  /// The files to write. No two may be the same.
  var files: [String] { [record, report, file, examples].compactMap { $0 } + gates.files }

  private static let interleaved = 200

  package init() {}

  /// Reads the options after `verify`.
  init(_ options: inout OptionReader, _ environment: [String: String]) throws(Problem) {
    var shard: Shard?
    role = try ClusterRole(&options)
    while let option = try options.next() {
      switch option {
      case "--depth": scope.depth = try options.number(of: option, in: 0...1_000)
      case "--states": scope.states = try options.number(of: option, in: 1...10_000_000)
      case "--windows": windows = try options.number(of: option, in: 1...3)
      case "--fold": folds = true
      case "--interleavings": scope.interleavedStates = Self.interleaved
      case "--requests":
        scope.requestingStates = try options.number(of: option, in: 0...10_000_000)
      case "--reuse": scope.reusesVerdicts = true
      case "--jobs": jobs = try options.number(of: option, in: 0...256)
      case "--shard": shard = try options.shard(of: option)
      case "--round" where role == .lead: role = .round
      case "--walks": walks = try options.number(of: option, in: 0...10_000_000)
      case "--seed": seed = UInt64(try options.number(of: option, in: 0...Int.max))
      case "--examples": examples = try options.value(of: option)
      case "--record": record = try options.value(of: option)
      case "--resume": resumes = true
      case "--report": report = try options.value(of: option)
      case "--self-test": testsItself = true
      case "--json": file = try options.value(of: option)
      case WorkerLoop.option: isWorker = true
      default:
        if try comparison.read(option, &options) { continue }
        if try gates.read(option, &options) { continue }
        guard try limits.read(option, &options) else { throw options.unknown(option) }
      }
    }
    if examples != nil, role != .none {
      throw Problem("A cluster makes no walks: leave out “--examples”.")
    }
    if resumes, record == nil {
      throw Problem("“--resume” goes on with the file of “--record”: give that, too.")
    }
    try gates.check(since: comparison.since)
    try SmallFile.checkDistinct(files + [comparison.since, gates.accepted])
    if gates.replay != nil, shard != nil || !files.isEmpty || testsItself {
      throw Problem(
        "“--replay” explores nothing and writes no file: give it without those options.")
    }
    if testsItself, shard != nil || !files.isEmpty {
      throw Problem("“--self-test” has no parts and writes no file: give it without those options.")
    }
    try role.check(
      isSharded: shard != nil || jobs != nil || testsItself, record: record,
      writes: record != nil || !files.isEmpty)
    // A worker inherits the environment of the process that gives it orders, which has already read
    // the part from it.
    if shard == nil, !isWorker, !testsItself, role == .none {
      shard = try Shard(ofBazel: environment)
    }
    self.shard = shard ?? .whole
    if self.shard != .whole, record == nil {
      throw Problem("A part is useful only with “--record”: the parts' files are merged.")
    }
    if self.shard != .whole, comparison.since != nil {
      throw Problem("A part has only some of the faults: compare the merged file by “--since”.")
    }
  }

  /// Reads the options after `verify`.
  package init(
    _ arguments: some Sequence<String>, of program: String, environment: [String: String] = [:]
  ) throws(Problem) {
    var options = OptionReader(arguments, of: program)
    try self.init(&options, environment)
  }
}

extension VerifyOptions {
  var settings: VerifyTool.Settings { .init(windows: windows, folds: folds) }

  /// The options for a worker process that explores in the same way when ordered.
  package var ofWorker: [String] {
    [
      WorkerLoop.option, "--depth", "\(scope.depth)", "--states", "\(scope.states)", "--windows",
      "\(windows)", "--requests", "\(scope.requestingStates)",
    ] + limits.ofWorker + (folds ? ["--fold"] : [])
      + (scope.interleavedStates > 0 ? ["--interleavings"] : [])
      + (scope.reusesVerdicts ? ["--reuse"] : [])
  }
}

extension OptionReader {
  fileprivate mutating func shard(of option: String) throws(Problem) -> Shard {
    let text = try value(of: option)
    guard let shard = Shard(text) else {
      throw Problem("\(option.quoted) takes a part like 2/7, but was given \(text.quoted).")
    }
    return shard
  }
}

extension Shard {
  /// Reads the part that Bazel asks for, which counts from 0; nil if it asks for none.
  fileprivate init?(ofBazel environment: [String: String]) throws(Problem) {
    guard let count = environment["TEST_TOTAL_SHARDS"] else { return nil }
    let index = environment["TEST_SHARD_INDEX"] ?? ""
    guard let total = Int(count), let place = Int(index), place < .max,
      let shard = Shard(place + 1, of: total)
    else {
      throw Problem(
        "TEST_TOTAL_SHARDS is \(count.quoted) and TEST_SHARD_INDEX \(index.quoted), which is no "
          + "part.")
    }
    self = shard
  }
}
