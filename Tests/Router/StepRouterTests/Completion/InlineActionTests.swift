import PortableUIKit
import StepRouter
import Testing

@MainActor @Suite("Actions written as closures", .onDevice)
struct InlineActionTests {
  @Test(
    "The closure integrates the screen, and knows whether to animate", arguments: [true, false])
  func closure(animated: Bool) {
    let stage = Stage(root: stack(HomeViewController()))
    var calls: [String] = []
    let below = StepAssembly(
      finder: NilFinder<BagViewController, Void>(), factory: ClassFactory()
    )
    .using(
      InlineAction { (screen, stack: UINavigationController, animated, completion) in
        calls.append("\(type(of: screen)) \(animated)")
        stack.pushViewController(screen, animated: false)
        completion(.success)
      }
    )
    .from(GeneralStep.custom(using: ClassFinder<UINavigationController, Void>()))
    #expect(stage.end(of: below, with: (), animated: animated) == "built")
    #expect(calls == ["BagViewController \(animated)"])
    #expect(
      stage.tree == """
        UINavigationController [visible]
          HomeViewController
          BagViewController [visible]
        """)
  }

  @Test("The closure's failure ends the navigation")
  func failure() {
    let stage = Stage(root: HomeViewController())
    let refused = StepAssembly(
      finder: NilFinder<BagViewController, Void>(), factory: ClassFactory()
    )
    .using(InlineAction { _, _, _, completion in completion(.failure(Refusal())) })
    .from(.current)
    #expect(stage.end(of: refused, with: ()).contains("failed: refused by the test."))
    #expect(stage.tree == "HomeViewController [visible]")
  }
}
