import PortableUIKit
import StepRouter
import Testing

@MainActor @Suite("Rule 14: running transitions", .onDevice)
struct TransitionTests {
  let home = HomeViewController()

  var account: DestinationStep<AccountViewController, Void> {
    StepAssembly(finder: ClassFinder<AccountViewController, Void>(), factory: ClassFactory())
      .using(.push())
      .from(
        GeneralStep.custom(using: ClassFinder<UINavigationController, Void>())
      ).assemble()
  }

  @Test("A navigation waits for a push by other code")
  func push() {
    let root = stack(home)
    let stage = Stage(root: root)
    root.pushViewController(BagViewController(), animated: true)
    #expect(stage.end(of: account, with: ()) == "built")
    #expect(
      stage.tree == """
        UINavigationController [visible]
          HomeViewController
          BagViewController
          AccountViewController [visible]
        """)
    #expect(stage.device.warnings == [])
  }

  @Test(
    "Fault 14: a request that comes while a sheet is being dismissed isn't lost",
    arguments: [true, false])
  func dismissal(animated: Bool) {
    let root = stack(home)
    let stage = Stage(root: root)
    stage.present(LoginViewController(), on: root)
    root.dismiss(animated: animated)
    let presented = StepAssembly(
      finder: ClassFinder<BagViewController, Void>(), factory: ClassFactory()
    ).using(.present()).from(.current).assemble()
    #expect(stage.end(of: presented, with: ()) == "built")
    #expect(
      stage.tree == """
        UINavigationController
          HomeViewController
        presents formSheet:
          BagViewController [visible]
        """)
    #expect(stage.device.warnings == [])
  }

  @Test("A screen being dismissed isn't found")
  func foundInDismissal() {
    let root = stack(home)
    let stage = Stage(root: root)
    stage.present(stack(AccountViewController()), on: root)
    root.dismiss(animated: true)
    #expect(stage.end(of: account, with: ()) == "built")
    #expect(
      stage.tree == """
        UINavigationController [visible]
          HomeViewController
          AccountViewController [visible]
        """)
  }

  @Test("A navigation waits for a presentation by other code")
  func presentation() {
    let root = stack(home)
    let stage = Stage(root: root)
    root.present(LoginViewController(), animated: true)
    #expect(stage.end(of: account, with: ()) == "built")
    #expect(
      stage.tree == """
        UINavigationController [visible]
          HomeViewController
          AccountViewController [visible]
        """)
    #expect(stage.device.warnings == [])
  }

  @Test(
    "A navigation waits for an interactive pop, finished or cancelled", arguments: [true, false])
  func interactivePop(finishes: Bool) {
    let root = stack(home, BagViewController())
    let stage = Stage(root: root)
    let gesture = stage.device.user.beginPop(in: root)
    gesture?.update(0.5)
    var kind: NavigationKind?
    stage.router.navigate(to: account) { kind = try? $0.get().kind }
    stage.device.advance(by: .seconds(1))
    #expect(kind == nil)
    if finishes { gesture?.finish() } else { gesture?.cancel() }
    stage.device.runUntilIdle()
    #expect(kind == .built)
    let below = finishes ? "" : "  BagViewController\n"
    #expect(
      stage.tree == """
        UINavigationController [visible]
          HomeViewController
        \(below)  AccountViewController [visible]
        """)
  }

  @Test("A navigation waits for a transition until the time limit, and no longer")
  func untilTheLimit() {
    let root = stack(home, BagViewController())
    let stage = Stage(root: root)
    let gesture = stage.device.user.beginPop(in: root)
    var end: String?
    stage.router.navigate(to: account) { end = $0.failure?.description }
    stage.device.advance(by: .milliseconds(9_990))
    #expect(end == nil)
    stage.device.advance(by: .milliseconds(10))
    #expect(
      end?.hasSuffix(
        " waited for a transition, which did not end in time. An animator has to call "
          + "'completeTransition(_:)', and a gesture that drives it has to finish or cancel it.")
        == true, "\(end ?? "")")
    gesture?.cancel()
  }

  @Test("After a transition has exceeded the time limit, the turn is free again")
  func stuck() {
    let root = stack(home, BagViewController())
    let stage = Stage(root: root)
    let gesture = stage.device.user.beginPop(in: root)
    var end: String?
    stage.router.navigate(to: account) { end = $0.failure?.description }
    stage.device.advance(by: .seconds(11))
    #expect(end?.contains("did not end in time") == true)
    gesture?.cancel()
    stage.device.runUntilIdle()
    #expect(stage.end(of: account, with: ()) == "built")
  }
}
