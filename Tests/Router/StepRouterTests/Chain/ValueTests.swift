import PortableUIKit
import StepRouter
import Testing

@MainActor @Suite("Rule 8: builders are values", .onDevice)
struct ValueTests {
  let journal = Journal()

  @Test("Fault 17: tasks added to half a chain don't reach another chain made from the same half")
  func siblings() {
    let half = StepAssembly(finder: NilFinder<BagViewController, Int>(), factory: ClassFactory())
    let first = half.adding(TestTask<BagViewController, Int>(name: "1", journal: journal))
    let second = half.adding(TestTask<BagViewController, Int>(name: "2", journal: journal))
    let plain = half.using(.present()).from(.current).assemble()
    let stage = Stage(root: HomeViewController())
    stage.go(to: plain, with: 0)
    #expect(journal.lines == [])
    stage.go(to: first.using(.present()).from(.current), with: 1)
    stage.go(to: second.using(.present()).from(.current).assemble().assemble(), with: 2)
    #expect(journal.lines.filter { $0.hasPrefix("task") } == ["task 1 1", "task 2 2"])
  }

  @Test("Fault 4: tasks added before and after `expectingContainer()` are kept")
  func expectingContainer() {
    let login = LoginViewController()
    let stage = Stage(root: stack(login))
    let single = SingleStep(finder: ClassFinder<LoginViewController, Int>(), factory: NilFactory())
    let step = StepAssembly(finder: NilFinder<BagViewController, Int>(), factory: ClassFactory())
      .using(.push())
      .from(
        single.adding(TestTask<LoginViewController, Int>(name: "before", journal: journal))
          .expectingContainer()
          .adding(TestTask<LoginViewController, Int>(name: "after", journal: journal))
          .adding(TestGuard<Int>(name: "guard", journal: journal))
          as ExpectedContainerStep<_, UINavigationController>
      ).from(.current).assemble()
    #expect(stage.end(of: step, with: 3) == "built")
    #expect(
      journal.lines.filter { !$0.hasPrefix("prepare") } == [
        "guard guard", "task before 3", "task after 3",
      ])
    #expect(
      stage.tree == """
        UINavigationController [visible]
          LoginViewController
          BagViewController [visible]
        """)
  }

  @Test("A target is a step with its context bound")
  func target() {
    let stage = Stage(root: stack(HomeViewController()))
    let step = StepAssembly(
      finder: ClassWithContextFinder<ProductViewController, Int>(), factory: ClassFactory()
    ).adding(ContextSettingTask()).using(.push())
      .from(GeneralStep.custom(using: ClassFinder<UINavigationController, Int>())).assemble()
    let target = step.with(11)
    var end: UIViewController?
    stage.router.navigate(to: target) { end = try? $0.get().viewController }
    stage.device.runUntilIdle()
    #expect((end as? ProductViewController)?.productID == 11)
  }

  @Test("A rewrapped chain takes the context it was declared for, and no other")
  func rewrapped() {
    let stage = Stage(root: HomeViewController())
    let step = StepAssembly(
      finder: NilFinder<ProductViewController, Int>(), factory: ClassFactory(),
      fileID: "Shop/Routes.swift", line: 2
    ).adding(ContextSettingTask()).using(.present()).from(.current).assemble()
    let loose: DestinationStep<UIViewController, Any> = step.unsafelyRewrapped()
    #expect(
      stage.go(to: loose, with: "seven")?.failure?.underlying.map { "\($0)" }
        == "The context is a String and not a Int, which the rewrapped chain expects.")
    #expect(stage.end(of: loose, with: 7) == "built")
  }
}
