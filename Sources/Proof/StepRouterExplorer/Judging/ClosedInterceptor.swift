import PortableUIKit
import StepRouter
import StepRouterTesting

/// Lets the user close what an interceptor has shown, and checks that the navigation then ends.
@MainActor
struct ClosedInterceptor {
  private let replay: Replay
  private let destination: ExploredDestination

  init(_ destination: ExploredDestination, in replay: Replay) {
    self.replay = replay
    self.destination = destination
  }

  /// Returns the ways in which the user may close the screen of the interceptor that the request
  /// waits for; empty if the interceptor shows nothing.
  ///
  /// Most login screens have a button to close them, whose title can be anything, so every tap
  /// counts.
  static func ways(
    outOf request: Request, in replay: Replay, since before: Standings
  ) -> [UserMove] {
    guard request.waitingInterceptor?.role == .interceptor,
      before.front.isNewInFront(of: replay.window)
    else { return [] }
    return replay.screen.touchables.map(\.move).filter { move in
      switch move.kind {
      case .tap, .back, .swipeDown, .escape: true
      default: false
      }
    }
  }

  /// Asks again, closes the interceptor's screen in one of these ways, and judges the navigation.
  func run(closing way: UserMove) async -> Verdict {
    var verdict = Verdict()
    let before = Standings(of: replay)
    let request = replay.ask(destination)
    await replay.settle([request])
    guard request.waitingInterceptor?.role == .interceptor,
      let screen = replay.device.perform({ replay.window.visible.last.map { Culprit($0) } }),
      await replay.perform(way)
    else { return verdict }
    await replay.settle([request])
    // Unless everything is as before, there may still be something for the user to answer.
    guard before.front.isUnmoved(in: replay.window), let waiting = request.waitingInterceptor else {
      return verdict
    }
    await replay.device.passMinute()
    await replay.settle()
    guard !request.hasEnded else { return verdict }
    replay.note(.neverAnswered, screen, in: &verdict) {
      "\($0) is closed by \(way), but \(waiting) doesn't answer: the navigation to "
        + "“\(destination.name)” never ends, and no other one begins. Let it answer when its "
        + "screen goes"
    }
    replay.device.perform { request.navigation?.cancel() }
    await replay.settle([request])
    return verdict
  }
}
