import PortableUIKit
import StepRouterExplorer

/// Repeats the shortest way to a recorded fault, and says whether the fault still occurs.
@MainActor
struct FaultReplay {
  private let code: String
  private let record: String
  private let repeats: Int
  private let limits: WorkLimits
  private let tool: VerifyTool
  private let console: Console

  init(
    _ code: String, from record: String, _ options: VerifyOptions, of tool: VerifyTool,
    on console: Console
  ) {
    self.code = code
    self.record = record
    self.tool = tool
    self.console = console
    repeats = max(options.gates.repeats, 1)
    limits = options.limits
  }

  /// Replays the fault. Returns 1 if it still occurs, otherwise 0.
  func run() async throws(Problem) -> Int32 {
    let (fault, settings) = try recorded()
    let explorer = tool.explorer(settings)
    console.print("\(fault.code)  \(fault)", "\n")
    if fault.first.endsProcess {
      console.print("If it still occurs, this process ends, too.", "\n")
    }
    return try await console.watching(limits) { () throws(Problem) in
      await show(fault, explorer)
      var occurrences: [Exploration.Fault] = []
      for _ in 0..<repeats {
        let again = await explorer.replay(fault.first)
        if let same = again.faults.first(where: { $0.has(fault.code) }) {
          occurrences.append(same)
        } else if let lost = again.faults.first(where: { $0.kind == .notReplayed }) {
          throw Problem(
            "\(fault.code) cannot be replayed: \(lost.first.trial.problems[0].detail)")
        } else if again.faults.count > 0 {
          console.print("Something else occurs: \(again.verdict)", "\n")
        }
      }
      return conclude(occurrences)
    }
  }

  /// Prints each screen on the way, with the user's move or the request there.
  private func show(_ fault: Exploration.Fault, _ explorer: Explorer) async {
    let moves = fault.first.moves
    guard !fault.first.needsWhole else {
      return console.print("Only all states together show it: explores again.", "\n")
    }
    let screens = await explorer.screens(along: moves)
    for (screen, move) in zip(screens, moves) { console.print("  \(screen): \(move)", "\n") }
    guard screens.count > moves.count else { return }
    console.print("  \(screens[moves.count]): \(fault.first.attempt)", "\n")
    let evidence = await explorer.evidence(for: fault.first)
    if let plan = evidence.plan {
      console.print("  Plan:", "\n")
      for line in plan.split(separator: "\n") { console.print("    \(line)", "\n") }
    }
    for event in evidence.timeline { console.print("  \(event)", "\n") }
  }

  private func conclude(_ occurrences: [Exploration.Fault]) -> Int32 {
    guard let last = occurrences.last else {
      console.print("It no longer occurs.", "\n")
      return 0
    }
    let steadiness = Steadiness(occurrences: occurrences.count, of: repeats)
    console.print("It still occurs\(repeats > 1 ? " (\(steadiness))" : ""):", "\n")
    for problem in last.first.trial.problems { console.print("  \(problem)", "\n") }
    return 1
  }

  private func recorded() throws(Problem) -> (
    fault: Exploration.Fault, settings: VerifyTool.Settings
  ) {
    let url = URL(fileURLWithPath: record)
    let (faults, settings): ([Exploration.Fault], VerifyTool.Settings)
    do throws(ExplorationFileError) {
      faults = try ExplorationFile.read(url, keepsEverything: false).faults
      settings = try VerifyTool.Settings(of: url)
    } catch { throw Problem(error.description) }
    guard let fault = faults.first(where: { $0.has(code) }) else {
      throw Problem(
        "\(code.quoted) is not a fault of \(record.quoted)"
          + (faults.isEmpty ? ", which has none." : "; it has \(faults.codes)."))
    }
    return (fault, settings)
  }
}

extension [Exploration.Fault] {
  fileprivate var codes: String {
    prefix(20).map(\.code).joined(separator: ", ") + (count > 20 ? " and others" : "")
  }
}
