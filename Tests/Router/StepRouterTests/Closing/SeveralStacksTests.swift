import PortableUIKit
import StepRouter
import Testing

@MainActor @Suite("Rule 45: a screen with several containers in its view", .onDevice)
struct SeveralStacksTests {
  private func panels(_ stacks: UINavigationController...) -> UIViewController {
    let panels = UIViewController().titled("panels")
    for stack in stacks {
      panels.addChild(stack)
      panels.view.addSubview(stack.view)
    }
    return panels
  }

  @Test("Going back pops inside a screen with one stack, but leaves a screen with two")
  func back() {
    for count in 1...2 {
      let stacks = (0..<count).map { _ in stack(HomeViewController(), BagViewController()) }
      let screen = count == 1 ? panels(stacks[0]) : panels(stacks[0], stacks[1])
      let outer = stack(AccountViewController(), screen)
      let stage = Stage(root: outer)
      stage.router.goBack(animated: false)
      stage.device.runUntilIdle()
      #expect(outer.viewControllers.count == count % 2 + 1)
      #expect(stacks.map(\.viewControllers.count) == (count == 1 ? [1] : [2, 2]))
    }
  }

  @Test("Beside columns the detail goes back first, then the list")
  func columns() {
    let list = stack(HomeViewController(), BagViewController())
    let detail = stack(AccountViewController(), SearchViewController())
    let split = UISplitViewController(style: .doubleColumn)
    split.setViewController(list, for: .primary)
    split.setViewController(detail, for: .secondary)
    split.preferredDisplayMode = .oneBesideSecondary
    let stage = Stage(root: split)
    stage.resize(.regular)
    var depths: [[Int]] = []
    for _ in 1...3 {
      stage.router.goBack(animated: false)
      stage.device.runUntilIdle()
      depths.append([list.viewControllers.count, detail.viewControllers.count])
    }
    #expect(depths == [[2, 1], [1, 1], [1, 1]])
    #expect(stage.recorder.events.last?.level == .warning)
  }
}
