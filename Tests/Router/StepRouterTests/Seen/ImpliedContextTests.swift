import PortableUIKit
import StepRouter
import Testing

/// A screen that records the contexts it gets.
private final class CountingViewController: UIViewController, ContextAccepting {
  private(set) var contexts: [Int] = []

  struct Negative: Error {}

  static func checkCompatibility(with context: Int) throws {
    if context < 0 { throw Negative() }
  }

  func setup(with context: Int) { contexts.append(context) }
}

private final class CountingStack: UINavigationController, ContextAccepting {
  private(set) var contexts: [Int] = []
  func setup(with context: Int) { contexts.append(context) }
}

@MainActor
@Suite("Rule 75: a screen that accepts its context gets it once", .onDevice)
struct ImpliedContextTests {
  private let stage = Stage(root: HomeViewController())
  private let plain = StepAssembly(
    finder: ClassFinder<CountingViewController, Int>(), factory: ClassFactory())

  private var shown: CountingViewController? {
    var front = stage.window.rootViewController
    while let next = front?.presentedViewController { front = next }
    return (front as? UINavigationController)?.topViewController as? CountingViewController
      ?? front as? CountingViewController
  }

  @Test("Without a task a screen gets its context when it's built and when it's found")
  func implied() {
    let step = plain.using(.present()).from(.current).assemble()
    #expect(stage.end(of: step, with: 1) == "built")
    #expect(shown?.contexts == [1])
    #expect(stage.end(of: step, with: 2) == "alreadyVisible")
    #expect(shown?.contexts == [1, 2])
  }

  @Test("With a `ContextSettingTask` a screen doesn't get its context twice")
  func explicit() {
    let step = plain.adding(ContextSettingTask()).using(.present()).from(.current).assemble()
    #expect(stage.end(of: step, with: 1) == "built")
    #expect(shown?.contexts == [1])
    #expect(stage.end(of: step, with: 2) == "alreadyVisible")
    #expect(shown?.contexts == [1, 2])
  }

  @Test("A screen gets its context before the step's own tasks run")
  func order() {
    var seen: [[Int]] = []
    let step = plain.adding(
      InlineContextTask { (screen: CountingViewController, _: Int) in seen.append(screen.contexts) }
    )
    .using(.present()).from(.current).assemble()
    stage.go(to: step, with: 3)
    #expect(seen == [[3]])
  }

  @Test("A context that the screen can't show fails before anything moves")
  func incompatible() {
    let step = plain.using(.present()).from(.current).assemble()
    #expect(stage.end(of: step, with: -1).contains("Check the context that you pass."))
    #expect(shown == nil)
  }

  @Test("A custom factory that gets the context passes it to its screen itself")
  func ownFactory() {
    let step = StepAssembly(
      finder: ClassFinder<CountingViewController, Int>(),
      factory: InlineFactory { (id: Int) in
        let screen = CountingViewController()
        screen.setup(with: id)
        return screen
      }
    )
    .using(.present()).from(.current).assemble()
    stage.go(to: step, with: 1)
    #expect(shown?.contexts == [1])
  }

  @Test("A container's child and a screen without a factory get the context as well")
  func others() throws {
    let stackStep = StepAssembly(
      finder: NilFinder<CountingStack, Int>(),
      factory: CompleteFactoryAssembly(
        factory: NavigationControllerFactory<CountingStack, Int>()
      )
      .with(ClassFactory<CountingViewController, Int>(), using: .push())
      .assemble()
    )
    .using(.present()).from(.current).assemble()
    #expect(stage.end(of: stackStep, with: 4) == "built")
    #expect(shown?.contexts == [4])
    let found = StepAssembly(
      finder: ClassFinder<CountingViewController, Int>(), factory: NilFactory()
    ).from(stackStep)
    #expect(stage.end(of: found, with: 5) == "alreadyVisible")
    #expect(shown?.contexts == [4, 5])
  }
}
