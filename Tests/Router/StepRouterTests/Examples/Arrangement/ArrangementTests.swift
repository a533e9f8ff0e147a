#if !canImport(UIKit)
import PortableUIKit
import StepRouter
import Testing

/// Screens in the placements of an arrangement, on an open phone.
@MainActor
@Suite("Rule 82: arrangements", .onDuo) struct ArrangementTests {
  private func open(_ root: UIViewController) -> Stage {
    let stage = Stage(root: root)
    stage.unfold()
    return stage
  }

  private let wholeChain = StepAssembly(
    finder: ClassFinder<QueueViewController, Void>(), factory: ClassFactory { $0.title = "Queue" }
  )
  .using(.setPlacement(.secondary))
  .from(
    StepAssembly(
      finder: ClassFinder<PlayerViewController, Void>(),
      factory: ClassFactory { $0.title = "Player" }
    )
    .using(.setPlacement(.primary))
    .from(ArrangementControllerStep(.split.axes(.horizontal)))
    .using(.push())
    .from(
      StepAssembly(finder: ClassFinder<HomeViewController, Void>(), factory: NilFactory())
        .from(.root).assemble().expectingContainer()
    )
    .assemble()
    .expectingContainer()
  )
  .assemble()

  @Test("A chain builds an arrangement with both of its screens")
  func wholeChainIsBuilt() {
    let stage = open(stack(HomeViewController().titled("Home")))
    #expect(stage.end(of: wholeChain, with: ()) == "built")
    let tree = """
      UINavigationController [visible]
        HomeViewController "Home"
        UIArrangementViewController [visible]
          PlayerViewController "Player" [visible]
          QueueViewController "Queue" [visible]
      """
    #expect(stage.tree == tree)
    #expect(stage.end(of: wholeChain, with: ()) == "alreadyVisible")
    #expect(stage.tree == tree)
    #expect(stage.recorder.misuses == [])
  }

  @Test("On a closed phone the chain ends with an error, since its screen can't be seen")
  func wholeChainClosed() {
    let stage = Stage(root: stack(HomeViewController().titled("Home")))
    guard
      case .failure(.integrationRefused(_, let refusal, let progress)) = stage.go(
        to: wholeChain, with: ())
    else {
      Issue.record("the queue can't be seen")
      return
    }
    #expect(
      "\(refusal)"
        == "UIArrangementViewController has no room for QueueViewController “Queue” at its current size"
    )
    #expect(
      progress.integrated.map { "\($0)" } == [
        "UIArrangementViewController", "PlayerViewController", "QueueViewController",
      ])
    #expect(
      stage.tree == """
        UINavigationController [visible]
          HomeViewController "Home"
          UIArrangementViewController [visible]
            PlayerViewController "Player" [visible]
            QueueViewController "Queue"
        """)
    stage.unfold()
    #expect(stage.end(of: wholeChain, with: ()) == "alreadyVisible")
    #expect(stage.recorder.misuses == [])
  }

  @Test("A placement is filled, and its screen is asked before it's replaced")
  func replaced() throws {
    let queue = QueueViewController()
    let arrangement = Player.arrangement(queue: nil)
    let stage = open(stack(arrangement))
    #expect(stage.end(of: Player.newQueue, with: ()) == "built")
    #expect(arrangement.viewController(for: .secondary)?.title == "New queue")
    arrangement.setViewController(queue.titled("Queue"), for: .secondary)
    stage.device.runUntilIdle()
    queue.canBeDismissed = false
    guard case .failure(.cantBeDismissed) = stage.go(to: Player.newQueue, with: ()) else {
      Issue.record("the queue refuses to go")
      return
    }
    #expect(arrangement.viewController(for: .secondary) === queue)
    queue.canBeDismissed = true
    #expect(stage.end(of: Player.newQueue, with: ()) == "built")
    #expect(arrangement.viewController(for: .secondary)?.title == "New queue")
    #expect(queue.parent == nil)
    #expect(stage.recorder.misuses == [])
  }

  @Test("Where there's no room, a placement isn't replaced; an empty one is filled, with an error")
  func noRoom() {
    let queue = QueueViewController()
    let arrangement = Player.arrangement(queue: queue)
    let stage = Stage(root: stack(arrangement))
    let before = stage.tree
    guard
      case .failure(.integrationRefused(_, .placementHidden, progress: RoutingProgress())) =
        stage.go(to: Player.newQueue, with: ())
    else {
      Issue.record("there's no room")
      return
    }
    #expect(stage.tree == before)
    arrangement.setViewController(nil, for: .secondary)
    stage.device.runUntilIdle()
    guard
      case .failure(.integrationRefused(_, let refusal, _)) = stage.go(
        to: Player.newQueue, with: ())
    else {
      Issue.record("there's no room")
      return
    }
    #expect(
      "\(refusal)"
        == "UIArrangementViewController has no room for QueueViewController “New queue” at its current size"
    )
    #expect(arrangement.viewController(for: .secondary)?.title == "New queue")
    #expect(stage.recorder.misuses == [])
  }

  @Test("A factory fills both placements, by action or in order")
  func factory() throws {
    for names in [["first", "second"], ["second", "first"]] {
      let factory = CompleteFactoryAssembly(
        factory: ArrangementControllerFactory<UIArrangementViewController, Void>(.overlay)
      )
      .with(
        ClassFactory<HomeViewController, Void> { $0.title = "first" },
        using: .setPlacement(names[0] == "first" ? .primary : .secondary)
      )
      .with(
        ClassFactory<BagViewController, Void> { $0.title = "second" },
        using: .setPlacement(names[0] == "first" ? .secondary : .primary)
      )
      .assemble()
      let stage = open(UIViewController())
      let step = StepAssembly(
        finder: NilFinder<UIArrangementViewController, Void>(), factory: factory
      )
      .using(.replaceRoot()).from(.root).assemble()
      #expect(stage.end(of: step, with: ()) == "built")
      let arrangement = try #require(
        stage.window.rootViewController as? UIArrangementViewController)
      #expect(arrangement.viewController(for: .primary)?.title == names[0])
      #expect(arrangement.viewController(for: .secondary)?.title == names[1])
    }
  }

  @Test("An own adapter of a subclass is used instead")
  func ownAdapter() {
    let arrangement = FullArrangement()
    arrangement.setViewController(PlayerViewController(), for: .primary)
    let stage = open(arrangement)
    #expect(stage.end(of: Player.newQueueFromRoot, with: ()).contains("both placements"))
  }
}

/// An arrangement whose adapter adds to a list.
private final class FullArrangement: UIArrangementViewController, CustomContainerViewController {
  var adapter: any ContainerAdapter { FullAdapter() }
}

private struct FullAdapter: ContainerAdapter {
  var containedViewControllers: [UIViewController] { [] }
  var visibleViewControllers: [UIViewController] { [] }

  func makeVisible(
    _ viewController: UIViewController, animated: Bool,
    completion: @escaping @MainActor (RoutingResult) -> Void
  ) {
    completion(.success)
  }

  func setContainedViewControllers(
    _ viewControllers: [UIViewController], animated: Bool,
    completion: @escaping @MainActor (RoutingResult) -> Void
  ) {
    struct Full: Error, CustomStringConvertible { let description = "both placements are taken" }
    completion(.failure(Full()))
  }
}

extension Player {
  fileprivate static let newQueueFromRoot = StepAssembly(
    finder: NilFinder<QueueViewController, Void>(), factory: ClassFactory()
  )
  .using(.setPlacement(.secondary))
  .from(
    StepAssembly(
      finder: ClassFinder<UIArrangementViewController, Void>(), factory: NilFactory()
    ).from(.root).assemble()
  )
  .assemble()
}
#endif
