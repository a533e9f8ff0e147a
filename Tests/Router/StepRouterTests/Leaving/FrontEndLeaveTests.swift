import PortableUIKit
import StepRouter
import StepRouterCoordination
import StepRouterFlows
import Testing

@MainActor @Suite("Leaving: coordinators and flows", .onDevice)
struct FrontEndLeaveTests {
  private let home = HomeViewController()
  private let waiter = Waiter()
  private let departures = Departures()

  private final class WordCoordinator: Coordinator {
    let word = CoordinatorResult<String>()
    let router: any Router

    init(router: any Router) { self.router = router }

    func run() async throws -> String {
      try await word.value(showing: Pickers.pushed.with(()), by: router, keeping: self)
    }
  }

  @Test("A coordinator's run ends when its first screen has left, with the reason")
  func coordinator() async throws {
    let stack = stack(home)
    let stage = Stage(root: stack)
    let coordinator = WordCoordinator(router: stage.router)
    waiter.wait { try await coordinator.run() }
    await stage.settle()
    let held = try #require(stack.topViewController as? WordPicker)
    #expect(coordinator.word.leaveReason == nil)
    try #require(stage.device.user.beginPop(in: stack)).finish()
    await stage.settle()
    #expect(waiter.endings == ["cancelled"])
    #expect(coordinator.word.leaveReason == .swiped)
    #expect(held.parent == nil)
    // The next run knows nothing of how the last one ended.
    waiter.wait { try await coordinator.run() }
    await stage.settle()
    #expect(stack.topViewController is WordPicker)
    #expect(coordinator.word.leaveReason == nil)
  }

  @Test("A flow reports which step's screen has left, and why, once for each time it was there")
  func flow() async throws {
    let steps = ["name", "address"].map { id in
      FlowStep(
        id,
        StepAssembly(
          finder: InlineStackIteratingFinder<BagViewController, Void> { screen, _ in
            screen.title == id
          }, factory: InlineFactory { BagViewController().titled(id) }
        )
        .using(.push()).with(()))
    }
    let stack = stack(home)
    let stage = Stage(root: stack)
    let flow = FlowNavigator(Flow(steps), router: stage.router, from: .viewController(stack))
    let departures = departures
    flow.onLeave = { id, reason in departures.note("\(id): \(reason.word)") }
    for work in [{ try await flow.start() }, { try await flow.start() }] {
      waiter.wait { try await work() }
      await stage.settle()
    }
    waiter.wait { try await flow.advance(from: "name") }
    await stage.settle()
    #expect(departures.take() == [])
    stage.device.user.pressBack(in: stack)
    await stage.settle()
    #expect(departures.take() == ["address: back"])
    stage.go(to: Pickers.home, with: ())
    #expect(departures.take() == ["name: navigated by HomeViewController"])
  }
}
