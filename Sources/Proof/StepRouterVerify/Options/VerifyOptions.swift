import StepRouterTesting

/// What `verify` is asked for on the command line.
package struct VerifyOptions: Hashable, Sendable {
  /// How far is explored.
  package private(set) var scope = ExplorationScope(depth: 2)
  /// How many windows the user opens at most.
  package private(set) var windows = 2
  /// How many processes share the work; nil for as many as the machine has cores.
  package private(set) var jobs: Int?
  /// Which part is tried.
  package private(set) var shard = Shard.whole
  /// Where it is written what has come of each piece.
  package private(set) var record: String?
  /// Whether what stands in that file is not to be done again.
  package private(set) var resumes = false
  /// Where the page about it is written.
  package private(set) var report: String?
  /// Whether the explorer itself is tested.
  package private(set) var testsItself = false
  /// Where everything that was found is written.
  package private(set) var file: String?
  /// Whether this process obeys another one.
  package private(set) var isWorker = false

  private static let interleaved = 200

  package init() {}

  /// Reads what stands behind `verify`.
  init(_ options: inout OptionReader, _ environment: [String: String]) throws(Problem) {
    var shard: Shard?
    while let option = try options.next() {
      switch option {
      case "--depth": scope.depth = try options.number(of: option, in: 0...1_000)
      case "--states": scope.states = try options.number(of: option, in: 1...10_000_000)
      case "--windows": windows = try options.number(of: option, in: 1...3)
      case "--interleavings": scope.interleavedStates = Self.interleaved
      case "--reuse": scope.reusesVerdicts = true
      case "--jobs": jobs = try options.number(of: option, in: 1...256)
      case "--shard": shard = try options.shard(of: option)
      case "--record": record = try options.value(of: option)
      case "--resume": resumes = true
      case "--report": report = try options.value(of: option)
      case "--self-test": testsItself = true
      case "--json": file = try options.value(of: option)
      case WorkerLoop.option: isWorker = true
      default: throw options.unknown(option)
      }
    }
    if resumes, record == nil {
      throw Problem("“--resume” goes on with the file of “--record”: give that, too.")
    }
    try SmallFile.checkDistinct([record, report, file])
    if testsItself, shard != nil || record != nil || report != nil || file != nil {
      throw Problem("“--self-test” has no parts and writes no file: give it without those options.")
    }
    // A worker has the surroundings of the process that it obeys, which takes the part from them.
    if shard == nil, !isWorker, !testsItself { shard = try Shard(ofBazel: environment) }
    self.shard = shard ?? .whole
    if self.shard != .whole, record == nil {
      throw Problem("A part is of use only with “--record”: the parts' files are merged.")
    }
  }

  /// Reads what stands behind `verify`.
  package init(
    _ arguments: some Sequence<String>, of program: String, environment: [String: String] = [:]
  ) throws(Problem) {
    var options = OptionReader(arguments, of: program)
    try self.init(&options, environment)
  }
}

extension VerifyOptions {
  /// The options of a process that explores the same, as it is told.
  var ofWorker: [String] {
    [
      WorkerLoop.option, "--depth", "\(scope.depth)", "--states", "\(scope.states)", "--windows",
      "\(windows)",
    ] + (scope.interleavedStates > 0 ? ["--interleavings"] : [])
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
  /// The part that Bazel asks for, which counts from 0; nil where it asks for none.
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
