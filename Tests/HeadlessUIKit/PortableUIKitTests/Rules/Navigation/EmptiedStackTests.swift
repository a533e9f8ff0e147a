import PortableUIKit
import Testing

@MainActor @Suite("Navigation: emptying a stack", .simulated, .standInOnly)
struct EmptiedStackTests {
  private let stage = Stage()

  @Test("Rule 39 and M17: emptying a stack during a push is a pop, and no nested push")
  func rule39() async {
    let (a, b) = (stage.screen("A"), stage.screen("B"))
    let stack = RecordingStack([a])
    let window = await stage.show(stack)
    stack.pushViewController(b, animated: true)
    stage.simulation.advance(by: .milliseconds(50))

    stack.setViewControllers([], animated: true)
    #expect(stack.viewControllers == [])
    await stage.settle()

    #expect(stage.simulation.takeWarnings() == [])
    #expect(a.parent == nil)
    #expect(b.parent == nil)
    _ = window
  }
}
