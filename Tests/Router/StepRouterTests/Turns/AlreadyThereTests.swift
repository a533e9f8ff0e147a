import PortableUIKit
import StepRouter
import Testing

/// A request for the screen in front ends at once, but bypasses nothing.
@MainActor @Suite("A request for the screen in front", .onDevice)
struct AlreadyThereTests {
  private let home = HomeViewController()
  private let journal = Journal()

  private var homeStep: DestinationStep<HomeViewController, Void> {
    StepAssembly(finder: ClassFinder(), factory: NilFactory()).from(.root).assemble()
  }

  @Test("The request ends before the call returns, and its handle is finished")
  func atOnce() throws {
    let stage = Stage(root: stack(home))
    var outcome: NavigationOutcome<HomeViewController>?
    let navigation = stage.router.navigate(to: homeStep) { outcome = try? $0.get() }
    #expect(navigation.isFinished)
    #expect(outcome?.viewController === home)
    #expect(outcome?.kind == .alreadyVisible)
    #expect(outcome.map { "\($0)" } == "alreadyVisible HomeViewController")
    let plan = try #require(outcome?.plan)
    #expect(plan.start === home)
    #expect(plan.dismissed.isEmpty && plan.revealed.isEmpty && plan.built.isEmpty)
    #expect(plan.missed == [])
    navigation.cancel()
    #expect(stage.router.navigate(to: homeStep, completion: nil).isFinished)
  }

  @Test("Rule 10: the request still asks the router's own interceptors")
  func routersGuards() {
    let stage = Stage(root: home)
    let guarded = stage.router.adding(
      TestGuard<Void>(name: "own", journal: journal, answer: .fail))
    var ends: [String] = []
    guarded.navigate(to: homeStep) { ends.append($0.isSuccess ? "shown" : "refused") }
    #expect(ends == ["refused"])

    let decorated = GlobalInterceptorRouter(router: stage.router)
      .adding(TestGuard<Void>(name: "global", journal: journal))
    decorated.navigate(to: homeStep) { ends.append($0.isSuccess ? "shown" : "refused") }
    #expect(ends == ["refused", "shown"])
    #expect(journal.lines.filter { $0.hasPrefix("guard") } == ["guard own", "guard global"])
  }

  @Test("Rule 23: the screen's post tasks run, and the screen alone is the routing stack")
  func postTasks() {
    let stage = Stage(root: stack(home))
    var stacks: [[UIViewController]] = []
    let step = StepAssembly(finder: ClassFinder<HomeViewController, Void>(), factory: NilFactory())
      .adding(
        InlinePostTask { (_: HomeViewController, _: Void, routingStack) in
          stacks.append(routingStack)
        }
      )
      .from(.root).assemble()
    stage.router.navigate(to: step)
    #expect(stacks == [[home]])
  }

  @Test("Rule 13: the request waits for its turn while another navigation is under way")
  func busy() {
    let stage = Stage(root: home)
    let held = Held()
    let silent = StepAssembly(finder: NilFinder<BagViewController, Void>(), factory: ClassFactory())
      .using(TestAction(answer: .hold(held), isEffective: false)).from(.current).assemble()
    var order: [String] = []
    stage.router.navigate(to: silent) { _ in order.append("bag") }
    let second = stage.router.navigate(to: homeStep) { _ in order.append("home") }
    #expect(!second.isFinished)
    #expect(order == [])
    held.answer(.failure(Refusal()))
    stage.device.runUntilIdle()
    #expect(order == ["bag", "home"])
  }

  @Test("Rule 14: the request waits for a running transition")
  func moving() {
    let root = stack(home)
    let stage = Stage(root: root)
    root.pushViewController(BagViewController(), animated: true)
    stage.device.advance(by: .milliseconds(50))
    let bag = StepAssembly(finder: ClassFinder<BagViewController, Void>(), factory: NilFactory())
      .from(.root).assemble()
    var wasMoving: Bool?
    let navigation = stage.router.navigate(to: bag) { _ in
      wasMoving = root.transitionCoordinator != nil
    }
    #expect(!navigation.isFinished)
    stage.device.runUntilIdle()
    #expect(wasMoving == false)
  }
}

extension Result {
  fileprivate var isSuccess: Bool {
    if case .success = self { true } else { false }
  }
}
