#if !canImport(UIKit)
import PortableUIKit
import StepRouter
import Testing

/// A player and its queue on a phone that folds: closed, it has room for the player alone.
@MainActor
@Suite("A fold: an arrangement", .onDuo) struct FoldedArrangementTests {
  private let queue = QueueViewController()
  private let stage: Stage

  init() { stage = Stage(root: stack(Player.arrangement(queue: queue))) }

  private let closedTree = """
    UINavigationController [visible]
      UIArrangementViewController [visible]
        PlayerViewController "Player" [visible]
        QueueViewController "Queue"
    """
  private let openTree = """
    UINavigationController [visible]
      UIArrangementViewController [visible]
        PlayerViewController "Player" [visible]
        QueueViewController "Queue" [visible]
    """

  /// The router's movements since the last call.
  private func takeMovements() -> [String] {
    defer { stage.recorder.clear() }
    return stage.recorder.events.compactMap { event in
      switch event.kind {
      case .dismissed(let layers): "dismissed \(layers.map { "\($0.type)" }.joined())"
      case .madeVisible(let child, _): "showed \(child.type)"
      case .built(let step): "built \(step.screen)"
      case .integrated(let step, _): "integrated \(step.screen)"
      default: nil
      }
    }
  }

  private func isRefused<Screen>(_ step: DestinationStep<Screen, Void>) -> Bool {
    guard
      case .failure(
        .integrationRefused(_, .placementHidden(let screen, let arrangement), let progress)) =
        stage.go(to: step, with: ())
    else { return false }
    return "\(screen)" == "QueueViewController “Queue”"
      && "\(arrangement)" == "UIArrangementViewController" && progress == RoutingProgress()
  }

  @Test("Scenario 8: closed, the queue is found and refused; open, it's seen without any call")
  func scenario8() {
    #expect(stage.tree == closedTree)
    #expect(isRefused(Player.queue))
    #expect(takeMovements() == [])
    #expect(stage.tree == closedTree)
    #expect(queue.parent is UIArrangementViewController)
    stage.unfold()
    #expect(stage.tree == openTree)
    #expect(stage.end(of: Player.queue, with: ()) == "alreadyVisible")
    #expect(takeMovements() == [])
    stage.fold()
    #expect(stage.tree == closedTree)
    #expect(isRefused(Player.queue))
    #expect(stage.recorder.misuses == [])
  }

  @Test("Scenario 8: a chain may build a queue of its own where there's no room for the other one")
  func fallback() {
    let ownTree = """
      UINavigationController [visible]
        UIArrangementViewController
          PlayerViewController "Player"
          QueueViewController "Queue"
        QueueViewController "Own queue" [visible]
      """
    #expect(stage.end(of: Player.visibleQueue, with: ()) == "built")
    #expect(
      takeMovements() == ["built QueueViewController", "integrated QueueViewController"])
    #expect(stage.tree == ownTree)
    #expect(stage.end(of: Player.visibleQueue, with: ()) == "alreadyVisible")
    stage.unfold()
    #expect(stage.tree == ownTree)
    #expect(stage.end(of: Player.visibleQueue, with: ()) == "alreadyVisible")
    #expect(stage.recorder.misuses == [])
  }

  @Test(
    "Scenario 8: a request during a fold goes by the room that comes of it",
    arguments: FoldMoment.allCases)
  func duringFold(moment: FoldMoment) {
    stage.unfold(until: moment)
    // Only the hinge has moved: the window is still that of the closed phone.
    if moment == .hinge {
      #expect(isRefused(Player.queue))
    } else {
      #expect(stage.end(of: Player.queue, with: ()) == "alreadyVisible")
    }
    #expect(stage.tree == openTree)
    stage.fold(until: moment)
    if moment == .hinge {
      #expect(stage.end(of: Player.queue, with: ()) == "alreadyVisible")
    } else {
      #expect(isRefused(Player.queue))
    }
    #expect(takeMovements() == [])
    #expect(stage.tree == closedTree)
    #expect(queue.parent is UIArrangementViewController)
    #expect(stage.recorder.misuses == [])
  }

  @Test(
    "Scenario 8: a fold in the middle of a push keeps the arrangement below it",
    arguments: [0, 30, 200, 340])
  func duringPush(delay: Int) {
    var end: String?
    stage.router.navigate(to: Player.visibleQueue) { result in
      end = (try? result.get().kind.rawValue) ?? "failed"
    }
    stage.device.advance(by: .milliseconds(delay))
    stage.unfold()
    stage.device.runUntilIdle()
    #expect(end == "built")
    #expect(
      stage.tree == """
        UINavigationController [visible]
          UIArrangementViewController
            PlayerViewController "Player"
            QueueViewController "Queue"
          QueueViewController "Own queue" [visible]
        """)
    // It becomes visible in the stack, and the room for it is known only then.
    #expect(stage.end(of: player, with: ()) == "revealed")
    #expect(stage.tree == openTree)
    #expect(stage.recorder.misuses == [])
  }

  private let player = StepAssembly(
    finder: ClassFinder<PlayerViewController, Void>(), factory: NilFactory()
  ).from(.root).assemble()

  @Test("A half fold puts both beside each other, and a queue behind a screen comes with its stack")
  func covered() {
    stage.device.user.halfFold()
    stage.device.runUntilIdle()
    #expect(stage.tree == openTree)
    #expect(stage.end(of: Player.queue, with: ()) == "alreadyVisible")
    #expect(stage.end(of: bag, with: ()) == "built")
    #expect(stage.end(of: Player.queue, with: ()) == "revealed")
    #expect(stage.tree == openTree)
    // Behind the bag, the arrangement doesn't know yet that there's no more room.
    #expect(stage.end(of: bag, with: ()) == "built")
    stage.fold()
    guard
      case .failure(.integrationRefused(_, .placementHidden, let progress)) =
        stage.go(to: Player.queue, with: ())
    else {
      Issue.record("the queue can't be seen")
      return
    }
    #expect(progress.revealed.map { "\($0.type)" } == ["UIArrangementViewController"])
    #expect(stage.tree == closedTree)
    #expect(stage.recorder.misuses == [])
  }

  private let bag = StepAssembly(
    finder: ClassFinder<BagViewController, Void>(), factory: ClassFactory { $0.title = "Bag" }
  )
  .using(.push())
  .from(
    StepAssembly(finder: ClassFinder<PlayerViewController, Void>(), factory: NilFactory())
      .from(.root).assemble().expectingContainer()
  )
  .assemble()
}
#endif
