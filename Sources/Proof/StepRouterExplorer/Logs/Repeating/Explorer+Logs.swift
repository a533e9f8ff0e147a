import PortableUIKit
import StepRouter
import StepRouterTesting

extension Explorer {
  /// Repeats a log in a newly started app: makes the moves, asks for the destinations, lets the
  /// links arrive, and compares the routers' decisions.
  ///
  /// ```swift
  /// let replay = try await explorer.replay(EventLog(contentsOf: file))
  /// expectRepeats(replay, reporter: .swiftTesting)
  /// ```
  ///
  /// Deeds within a second of each other keep their intervals; before any other deed, the replay
  /// waits until nothing moves. It compares source locations by their files and view controllers by
  /// their classes. It ignores whether a navigation waits for its turn or for a transition, which
  /// takes a different time on each device. Throws if the beginning of the log is lost, or if the
  /// app has no recorder to compare with.
  public func replay(_ log: EventLog) async throws(EventLogError) -> LogReplay {
    guard log.lostEntries == 0 else { throw .beginningLost(log.lostEntries) }
    let explorer = Explorer(rows: .max, shapes: shapes, beginning: beginning, on: device)
    let replayed = await explorer.afterMoves([], repeats: false) { replay in
      let run = LogRun(log, in: replay)
      do throws(EventLogError) {
        try await run.run()
        let result = run.result
        await run.finish()
        return Result<LogReplay, EventLogError>.success(result.with(run.findings))
      } catch { return .failure(error) }
    }
    guard let result = replayed.result else { throw .empty }
    return try result.get().adding(leaked: replayed.leaked)
  }
}

extension LogRun {
  /// The result so far.
  fileprivate var result: LogReplay {
    let end = departure.map { $0.entry - 1 } ?? log.entries.endIndex
    return LogReplay(
      log: log, recorded: EventLog(entries: recorded, level: level), departure: departure,
      findings: findings,
      hierarchy: hierarchy, deeds: log.deeds(named: names) { $0 >= end })
  }

  private var hierarchy: String {
    replay.device.perform {
      replay.windows.map { HierarchySnapshot(of: $0.window).description }.joined(separator: "\n")
    }
  }
}

extension LogReplay {
  /// Returns a copy whose findings include the objects that have outlived the app.
  fileprivate func adding(leaked leaks: [Leak]) -> LogReplay {
    guard !leaks.isEmpty, !findings.contains(where: { $0.problem.kind == .leaked }) else {
      return self
    }
    var verdict = Verdict()
    verdict.note(leaks: leaks, "after the app has gone")
    return with(
      findings + verdict.problems.map { .init(entry: log.entries.count, problem: $0) })
  }

  /// Returns a copy with other findings.
  fileprivate func with(_ findings: [Finding]) -> LogReplay {
    LogReplay(
      log: log, recorded: recorded, departure: departure, findings: findings,
      hierarchy: hierarchy, deeds: deeds)
  }
}
