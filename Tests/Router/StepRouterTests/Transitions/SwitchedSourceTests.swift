import PortableUIKit
import StepRouter
import StepRouterCoordination
import Testing

@MainActor @Suite("Rule 5: a transition's source behind a switch", .onDevice)
struct SwitchedSourceTests {
  @Test("A chain made anew for the second plan counts as the first plan's chain")
  func madeAnew() {
    let root = HomeViewController()
    let (first, second) = (AccountViewController(), BagViewController())
    let stage = Stage(root: root).present(first, on: root).present(second, on: first)
    var plans = 0
    let source = SwitchAssembly<UIViewController, Void>()
      .addCase { _ in
        plans += 1
        return GeneralStep.custom(
          using: InstanceFinder<UIViewController, Void>(plans == 1 ? second : root))
      }
      .assemble()
    let transition = ScreenTransition(
      from: .found(source.with(())), to: .factory { _ in UIViewController() }, with: .dismiss())
    let journal = Journal()
    var kind: NavigationKind?
    stage.router.adding(TestGuard<Void>(name: "own", journal: journal))
      .perform(transition) { kind = try? $0.get().kind }
    stage.device.runUntilIdle()
    #expect(kind == .revealed)
    #expect(journal.lines.filter { $0.hasPrefix("guard") } == ["guard own"])
    #expect(plans == 2)
    #expect(
      stage.tree == """
        HomeViewController
        presents formSheet:
          AccountViewController [visible]
        """)
  }

  @Test("A chain that another case of the switch makes at the same line is another chain")
  func otherCase() {
    let root = HomeViewController()
    let (first, second) = (AccountViewController(), BagViewController())
    let stage = Stage(root: root).present(first, on: root).present(second, on: first)
    let chain = { (screen: UIViewController) in
      GeneralStep.custom(using: InstanceFinder<UIViewController, Void>(screen))
    }
    var isLoggedIn = false
    let choice = SwitchAssembly<UIViewController, Void>()
      .addCase { _ in isLoggedIn ? nil : chain(first) }
      .addCase { _ in chain(root) }
      .assemble()
    stage.router.adding(InlineInterceptor<Void> { _ in isLoggedIn = true }).navigate(to: choice)
    stage.device.runUntilIdle()
    #expect(stage.tree == "HomeViewController [visible]")
  }
}
