import PortableUIKit
import StepRouter

/// A repetition of a log.
@MainActor
final class LogRun {
  let replay: Replay
  let log: EventLog
  /// The requests that this run makes.
  let requests = LogRequests()
  private(set) var tracks: [NavigationTrack] = []
  /// The number of navigations that the log's entries so far account for.
  private var claimed = 0
  private(set) var comparison: LogComparison
  private(set) var findings: [LogReplay.Finding] = []
  private(set) var departure: LogReplay.Departure?
  /// The names of requests that the log knows by their steps, by the entries' indices.
  private(set) var names: [Int: String] = [:]
  private(set) var recorded: [EventLog.Entry] = []
  /// The lowest level that all recorders of this run record.
  private(set) var level: RoutingEvent.Level?
  private var recorders: Set<ObjectIdentifier> = []
  /// The time to add to the replay's own for the rests so far: ``EventLog/rest`` for each.
  private var rested = Duration.zero
  private var lastDeed: String?
  private let start: ContinuousClock.Instant = .now

  init(_ log: EventLog, in replay: Replay) {
    self.log = log
    self.replay = replay
    comparison = LogComparison(log)
    for case .move(let move) in log.entries.map(\.content) {
      if move.kind == .type, let name = move.name, let text = move.text {
        replay.texts[name, default: []].append(text)
      }
    }
  }

  /// Repeats the log up to the departure, if there is one.
  func run() async throws(EventLogError) {
    try connect()
    _ = replay.takeComplaints()
    let before = Standings(of: replay)
    let causes = log.causes
    for (number, index) in causes.enumerated() {
      await pause(since: number == 0 ? nil : causes[number - 1], before: index, before)
      guard departure == nil else { return }
      if let found = await perform(index) {
        return depart(at: index, expected: log.entries[index].content.phrase, found)
      }
      try connect()
    }
    await rest(through: log.entries.endIndex, lasting: tail(after: causes.last), before)
  }

  private func tail(after index: Int?) -> Duration {
    (log.entries.last?.time ?? .zero) - (index.map { log.entries[$0].time } ?? .zero)
  }
}

extension LogRun {
  /// Listens to the recorders of the app in all windows.
  private func connect() throws(EventLogError) {
    let found = replay.windows.compactMap(\.app.recorder)
    guard !found.isEmpty || log.level == nil else { throw .noRecorder }
    for recorder in found where recorders.insert(ObjectIdentifier(recorder)).inserted {
      for case .event(let event) in recorder.log.entries.map(\.content) { hear(event) }
      let lowest = max(level ?? recorder.level, recorder.level)
      level = lowest
      if let compared = log.level { comparison.level = max(compared, lowest) }
      recorder.listener = { [weak self] in self?.hear($0) }
    }
  }

  private func hear(_ event: RoutingEvent) {
    if case .requested(let step, _, _) = event.kind {
      tracks.append(NavigationTrack(number: event.navigation, step: step))
    }
    guard let index = tracks.lastIndex(where: { $0.number == event.navigation }) else { return }
    tracks[index].decisions.append(event.kind)
    record(.event(RoutingEvent(navigation: index + 1, kind: event.kind)))
  }

  private func record(_ content: EventLog.Content) {
    recorded.append(EventLog.Entry(at: replay.elapsed(since: start) + rested, content))
  }

  /// Waits as long as the log did, or until nothing moves.
  private func pause(since last: Int?, before index: Int, _ standings: Standings) async {
    let gap = log.entries[index].time - (last.map { log.entries[$0].time } ?? .zero)
    if last != nil, gap < EventLog.rest {
      // Without a gap, the entries come in the same turn of the main queue, as they did in the log.
      if gap > .zero { await replay.pass(gap) }
    } else {
      await rest(through: index, lasting: gap, standings)
    }
  }

  /// Waits until nothing moves, and longer if time limits ran out in the log. Then compares and
  /// judges.
  private func rest(through index: Int, lasting gap: Duration, _ before: Standings) async {
    await replay.settle(requests.fresh)
    rested += EventLog.rest
    if gap > .seconds(30) {
      await replay.pass(min(gap, .seconds(61)))
      await replay.settle()
    }
    if let difference = comparison.advance(through: index, with: &tracks) {
      depart(at: difference.index, expected: difference.expected, difference.found)
    }
    var verdict = Verdict()
    requests.judge(in: replay, &verdict)
    await replay.judgeRest(&verdict, since: before, isOver: false)
    note(verdict, at: index)
  }

  /// Cancels the requests that still wait, after which the router must be free. Read the result
  /// first.
  func finish() async {
    guard departure == nil else { return }
    var verdict = Verdict()
    await requests.letGo(&verdict)
    note(verdict, at: log.entries.endIndex)
  }

  private func note(_ verdict: Verdict, at index: Int) {
    for problem in verdict.problems where !findings.contains(where: { $0.problem == problem }) {
      findings.append(.init(entry: index, problem: problem))
    }
  }

  private func depart(at index: Int, expected: String, _ found: String) {
    departure = .init(entry: index + 1, deed: lastDeed, expected: expected, found: found)
  }
}

extension LogRun {
  /// Performs an entry. Returns nil, or the reason that it isn't possible.
  private func perform(_ index: Int) async -> String? {
    let content = log.entries[index].content
    if content.isDeed {
      lastDeed = EventLog.Deed(content, after: nil).description
      requests.overtake()
    }
    switch content {
    case .move(let move):
      record(content)
      // The user can make the escape gesture even if the app doesn't handle it.
      let isMade = await replay.begin(orOfWindows: move) || move == .escape
      return isMade ? nil : replay.absence(of: move)
    case .request(let name): return ask(named: name)
    case .step(let step): return ask(step, index)
    case .link(let url, let arrival):
      record(content)
      return await replay.open(url, arrival)
    case .event, .forgotten: return content.requestedStep.flatMap { ask($0, index) }
    }
  }

  private func ask(named name: String) -> String? {
    let destinations = replay.app.destinations
    guard let destination = destinations.first(where: { $0.name == name }) else {
      return .noDestination(name, among: destinations.map(\.name))
    }
    record(.request(name))
    let own = tracks.count
    requests.ask(destination, in: replay)
    claimed = own + 1
    return nil
  }

  /// Asks for a step, unless the app has asked for it on its own.
  private func ask(_ step: StepReference, _ index: Int) -> String? {
    if let own = tracks.indices.dropFirst(claimed).first(where: { tracks[$0].step.isLike(step) }) {
      claimed = own + 1
      return nil
    }
    let alike = replay.app.destinations.filter { $0.step.isLike(step) }
    let exact = alike.filter { $0.step == step }
    let candidates = exact.isEmpty ? alike : exact
    guard let destination = candidates.first else {
      return "No destination has a \(step.screen) that is declared in \(step.location.fileID)."
    }
    guard candidates.count == 1 else {
      return "It may be each of \(candidates.map(\.name).listed). Record the name, with "
        + "note(asking:)."
    }
    names[index] = destination.name
    return ask(named: destination.name)
  }
}

extension EventLog.Content {
  fileprivate var phrase: String {
    switch self {
    case .event(let event): "\(event)"
    default: EventLog.Deed(self, after: nil).description
    }
  }
}
