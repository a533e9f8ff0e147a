import PortableUIKit
import StepRouter

/// The requests made while repeating a log, and the verdict on them.
@MainActor
final class LogRequests {
  private struct Asked {
    let attempt: Attempt
    let request: Request
    /// Whether something else happened before the request came to rest.
    var isOvertaken = false
  }

  private var asked: [Asked] = []
  private var judged = 0

  /// The requests made since everything was last at rest.
  var fresh: [Request] { asked.dropFirst(judged).map(\.request) }

  func ask(_ destination: ExploredDestination, in replay: Replay) {
    overtake()
    let attempt = Attempt(destination, in: replay)
    asked.append(Asked(attempt: attempt, request: replay.ask(destination)))
  }

  /// Marks the requests that haven't come to rest: something else happens now.
  func overtake() {
    for index in asked.indices.dropFirst(judged) { asked[index].isOvertaken = true }
  }

  /// Judges the requests once nothing moves: the last screen must be visible, unless an earlier
  /// request waits for an interceptor that has put a new screen in front.
  func judge(in replay: Replay, _ verdict: inout Verdict) {
    let isWaiting = asked.contains { $0.request.waitingInterceptor != nil }
    for one in asked.dropFirst(judged) {
      if one.isOvertaken {
        one.attempt.judgeOvertaken(one.request, &verdict)
      } else {
        let isCovered = isWaiting && one.attempt.before.front.isNewInFront(of: replay.window)
        one.attempt.judge(one.request, &verdict, mayBeCovered: isCovered)
      }
    }
    judged = asked.count
  }

  /// Cancels the requests that still wait. After that, none may have completed twice, and the
  /// router must be free.
  func letGo(_ verdict: inout Verdict) async {
    for one in asked {
      await one.attempt.letGo(of: one.request, &verdict)
      if one.request.endings.count > 1 {
        verdict.note(
          .completedTwice, "The completion was called \(one.request.endings.count) times.")
      }
    }
    await asked.last?.attempt.replay.tryTurn(&verdict)
  }
}
