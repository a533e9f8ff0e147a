import PortableUIKit
import Testing

@MainActor @Suite("Navigation: animations alongside a transition", .simulated, .standInOnly)
struct AlongsideTests {
  private let stage = Stage()

  private func animate(_ name: String, along coordinator: any UIViewControllerTransitionCoordinator)
    -> Bool
  {
    let log = stage.log
    return coordinator.animate(alongsideTransition: { _ in log.add(name) }) { _ in
      log.add("\(name), completion")
    }
  }

  private func takeOwnEvents() -> [String] { stage.log.take().filter { !$0.contains(".") } }

  @Test(
    "Rule 45: an animation added before or during the transition runs, one added after it doesn't"
  )
  func rule45() async throws {
    let stack = RecordingStack([stage.screen("A")])
    let window = await stage.show(stack)
    stack.pushViewController(stage.screen("B"), animated: true)
    let coordinator = try #require(stack.transitionCoordinator)

    #expect(animate("before", along: coordinator))
    #expect(takeOwnEvents() == [])
    stage.simulation.advance(by: .milliseconds(50))
    #expect(takeOwnEvents() == ["before"])
    #expect(animate("during", along: coordinator))
    #expect(takeOwnEvents() == ["during"])
    await stage.settle()
    #expect(takeOwnEvents() == ["before, completion", "during, completion"])

    #expect(!animate("after", along: coordinator))
    await stage.settle()
    #expect(takeOwnEvents() == [])
    _ = window
  }

  private func tellEnd(of name: String, in stack: UINavigationController) throws {
    let coordinator = try #require(stack.transitionCoordinator)
    let log = stage.log
    coordinator.animate(alongsideTransition: nil) { context in
      log.add("\(name), cancelled: \(context.isCancelled)")
    }
  }

  @Test("Rule 45: if another push overtakes the transition, its completion says so")
  func rule45Overtaken() async throws {
    let stack = RecordingStack([stage.screen("A")])
    let window = await stage.show(stack)
    for name in ["B", "C"] {
      stack.pushViewController(stage.screen(name), animated: true)
      try tellEnd(of: name, in: stack)
    }
    await stage.settle()
    #expect(takeOwnEvents() == ["B, cancelled: true", "C, cancelled: false"])
    _ = window
  }

  @Test("Rule 45: if the stack leaves the screen before the transition, its completion still runs")
  func rule45OffScreen() async throws {
    let stack = RecordingStack([stage.screen("A")])
    let tabs = RecordingTabs([stack, stage.screen("D")])
    let window = await stage.show(tabs)
    stack.pushViewController(stage.screen("B"), animated: true)
    try tellEnd(of: "B", in: stack)
    tabs.selectedIndex = 1
    await stage.settle()
    #expect(takeOwnEvents() == ["B, cancelled: false"])
    #expect(stack.transitionCoordinator == nil)
    _ = window
  }
}
