import PortableUIKit
import StepRouterExplorer
import StepRouterReport
import StepRouterTesting

/// Explores the app, and reports the findings.
@MainActor
struct Verification {
  let options: VerifyOptions
  let tool: VerifyTool
  let console: Console

  init(_ options: VerifyOptions, of tool: VerifyTool, on console: Console) {
    self.options = options
    self.tool = tool
    self.console = console
  }

  /// Explores the app and returns the exit status: 1 if something is wrong. Throws if a file isn't
  /// writable, if possible before it does anything else.
  func run() async throws(Problem) -> Int32 {
    for file in options.files { try SmallFile.checkWritable(file) }
    try console.checkJobs(options.jobs)
    if let code = options.gates.replay, let record = options.comparison.since {
      return try await FaultReplay(code, from: record, options, of: tool, on: console).run()
    }
    let gate = try Gate(
      options.gates, since: options.comparison, keepsEverything: options.report != nil, of: tool,
      in: console.environment)
    let explorer = tool.explorer(options.settings)
    if options.testsItself { return try await testItself(explorer) }
    let started = try await console.watching(options.limits) { () throws(Problem) in
      await UnitWorker(explorer, options.scope)
    }
    guard let worker = started else { throw Problem("The app cannot be started.") }
    if options.isWorker {
      try await WorkerLoop.run(worker, within: options.limits)
      return 0
    }
    if options.role == .worker { return try await obey(as: worker) }
    noteShard()
    let start = console.now()
    let examples = try options.examples.map(ExampleFile.init)
    let again = try await replay(examples, gate)
    let streams = options.role == .none ? nil : ClusterStreams(console)
    let (exploration, timeIsUp) = try await explore(with: worker, streams)
    if let timeIsUp, timeIsUp.isRoundOver { return ClusterRole.statusOfRound }
    streams?.write(.init(end: .init(states: exploration.states.count)))
    let say = streams == nil ? { console.print($0, "\n") } : console.complain
    let gateReport = try await console.watching(options.limits) { () throws(Problem) in
      await gate.report(
        on: exploration, besides: again?.failures.compactMap(\.fault) ?? [],
        with: options.settings, record: options.record)
    }
    say(gateReport.terminal)
    say(exploration.description)
    say(exploration.coverageSummary)
    let seconds = (console.now() - start) / .seconds(1)
    say("\(String(format: "%.1f", seconds)) s, at most \(PeakMemory.megabytes) MB of memory")
    for line in gate.annotates ? gateReport.annotations : [] { say(line) }
    try await writeFiles(
      about: exploration, seconds, since: gate.previous, gateReport.sources,
      gate.write(gateReport))
    let isPassed =
      gateReport.review.isPassed && again?.filtered { !gate.lets($0) }.isFaultless != false
    if let timeIsUp {
      guard isPassed else { return 1 }
      throw timeIsUp
    }
    do throws(Problem) {
      let walked = try await walk(examples, gate, gateReport.review, after: console.now() - start)
      return isPassed && walked ? 0 : 1
    } catch {
      guard error.isTimeUp, !isPassed else { throw error }
      return 1
    }
  }

  /// Writes the files that the options name. If one fails, still writes the others.
  ///
  /// - Parameter others: The problems with files written before.
  private func writeFiles(
    about exploration: Exploration, _ seconds: Double, since previous: Exploration?,
    _ sources: SourceLinks?, _ others: [Problem]
  ) async throws(Problem) {
    var problems = others
    if let file = options.file {
      do throws(Problem) { try write(exploration, to: file) } catch { problems.append(error) }
    }
    if let file = options.report {
      let report = ReportFile(of: tool, with: options.settings)
      do throws(Problem) {
        try await report.write(
          exploration, seconds: seconds, since: previous, linkingTo: sources, to: file)
      } catch { problems.append(error) }
    }
    guard problems.isEmpty else {
      throw Problem(problems.map(\.description).joined(separator: " "))
    }
  }

  /// Runs the self-test, which commits each misdeed once. Returns 1 if the explorer misses one.
  private func testItself(_ explorer: Explorer) async throws(Problem) -> Int32 {
    let report = try await console.watching(options.limits) { () throws(Problem) in
      await SelfTest.run(explorer)
    }
    console.print(report.description, "\n")
    return report.isPassed ? 0 : 1
  }

  /// Tells Bazel that this test supports sharding.
  private func noteShard() {
    guard let file = console.environment["TEST_SHARD_STATUS_FILE"] else { return }
    try? Data().write(to: URL(fileURLWithPath: file))
  }

  /// Explores the app. If the time limit passes or a round ends first, also returns that problem.
  private func explore(
    with worker: UnitWorker, _ streams: ClusterStreams?
  ) async throws(Problem) -> (Exploration, timeIsUp: Problem?) {
    var expedition = Expedition(
      options.scope, of: worker.outline, shard: options.shard,
      keeping: options.file == nil && options.report == nil ? .faults : .everything)
    let file = try recording(of: &expedition)
    var parts = UnitParts(of: worker.outline, options.scope)
    var teller = ProgressTeller(on: console)
    let labour = try labour(of: worker, streams)
    defer {
      labour.end()
      teller.clear()
    }
    while case let units = expedition.nextUnits(), !units.isEmpty {
      do throws(Problem) {
        try await perform(units.flatMap(parts.parts), by: labour) { part throws(Problem) in
          guard let record = parts.add(part) else { return [] }
          try write(expedition.take(record), to: file)
          teller.show(ProgressNote(expedition.progress))
          return units.first.map(expedition.needs) == true ? expedition.newUnits() : nil
        }
      } catch {
        guard error.isTimeUp || error.isRoundOver else { throw error }
        return (expedition.exploration, error)
      }
    }
    try end(file, expedition.exploration)
    return (expedition.exploration, nil)
  }

  private func perform(
    _ units: [ExplorationUnit], by labour: any Labour<ExplorationUnit, ExplorationRecord>,
    _ take: (ExplorationRecord) throws(Problem) -> [ExplorationUnit]?
  ) async throws(Problem) {
    do { try await labour.perform(units, take) } catch {
      guard let file = options.record else { throw error }
      throw error.recorded(in: file)
    }
  }

  private func recording(
    of expedition: inout Expedition
  ) throws(Problem) -> ExplorationFile? {
    guard let path = options.record else { return nil }
    let url = URL(fileURLWithPath: path)
    if !options.resumes, (try? url.checkResourceIsReachable()) == true {
      throw Problem(
        "\(path.quoted) is there already: go on with it by “--resume”, or remove it.")
    }
    let header = header(of: expedition.outline)
    do throws(ExplorationFileError) {
      return options.resumes
        ? try ExplorationFile.resume(url, as: header, &expedition)
        : try ExplorationFile(creating: url, header)
    } catch { throw Problem(error.description) }
  }

  private func header(of outline: AppOutline) -> ExplorationHeader {
    ExplorationHeader(
      build: Self.build, scope: options.scope, shard: options.shard, outline: outline,
      windows: options.windows, folds: options.folds)
  }

  /// Does the pieces from a cluster's engine. The app runs in a process of its own, so a crash is a
  /// result as well.
  private func obey(as worker: UnitWorker) async throws(Problem) -> Int32 {
    let streams = ClusterStreams(console)
    let labour = try console.labour(
      of: worker, 1, ["verify"] + options.ofWorker, within: options.limits)
    defer { labour.end() }
    let app = header(of: worker.outline).fingerprint
    return try await ClusterWorker(of: app, streams, on: console).run(labour)
  }

  private func labour(
    of worker: UnitWorker, _ streams: ClusterStreams?
  ) throws(Problem) -> any Labour<ExplorationUnit, ExplorationRecord> {
    guard let streams else {
      return try console.labour(
        of: worker, options.jobs, ["verify"] + options.ofWorker, within: options.limits)
    }
    return try ClusterLabour(
      of: header(of: worker.outline).fingerprint, streams, isRound: options.role == .round)
  }

  /// A fingerprint of this program's code, which distinguishes builds.
  static var build: String {
    let program = Bundle.main.executableURL.flatMap { try? Data(contentsOf: $0) } ?? Data()
    return Fingerprint(of: program).description
  }

  private func write(
    _ record: ExplorationRecord, to file: ExplorationFile?
  ) throws(Problem) {
    do throws(ExplorationFileError) { try file?.write(record) } catch {
      throw Problem(error.description)
    }
  }

  private func end(
    _ file: ExplorationFile?, _ exploration: Exploration
  ) throws(Problem) {
    do throws(ExplorationFileError) { try file?.end(exploration) } catch {
      throw Problem(error.description)
    }
  }

  private func write(_ exploration: Exploration, to file: String) throws(Problem) {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    do { try encoder.encode(exploration).write(to: URL(fileURLWithPath: file)) } catch {
      throw Problem("\(file.quoted) cannot be written: \(reason(of: error)).")
    }
  }
}
