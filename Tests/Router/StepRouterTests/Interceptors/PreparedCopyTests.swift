import PortableUIKit
import StepRouter
import Testing

@MainActor @Suite("Rule 2: a plan prepares copies", .onDevice)
struct PreparedCopyTests {
  private struct Preparing: RoutingInterceptor {
    let journal: Journal
    var prepared: [Int] = []

    mutating func prepare(with context: Int) { prepared.append(context) }

    func perform(
      with context: Int, completion: @escaping @MainActor (RoutingResult) -> Void
    ) {
      journal.note("guard \(prepared)")
      completion(.success)
    }
  }

  private struct PreparingTask: ContextTask {
    let journal: Journal
    var prepared: [Int] = []

    mutating func prepare(with context: Int) { prepared.append(context) }

    func perform(on viewController: Screen, with context: Int) { journal.note("task \(prepared)") }
  }

  private struct PreparingFactory: Factory {
    let journal: Journal
    var prepared: [Int] = []

    mutating func prepare(with context: Int) { prepared.append(context) }

    func build(with context: Int) -> Screen {
      journal.note("build \(prepared)")
      return Screen()
    }
  }

  @Test("Interceptor, factory and task each work with this plan's preparation alone")
  func prepared() {
    let stage = Stage(root: HomeViewController())
    let journal = Journal()
    let step = StepAssembly(
      finder: NilFinder<Screen, Int>(), factory: PreparingFactory(journal: journal)
    )
    .adding(Preparing(journal: journal))
    .adding(PreparingTask(journal: journal))
    .using(.present()).from(.current).assemble()
    for context in [1, 2] { #expect(stage.end(of: step, with: context) == "built") }
    #expect(
      journal.lines == [
        "guard [1]", "build [1]", "task [1]", "guard [2]", "build [2]", "task [2]",
      ])
  }

  @Test("The children of a complete factory are prepared with it, before an interceptor is asked")
  func completeFactory() {
    struct Choosy: Factory {
      mutating func prepare(with context: Int) throws { throw Refusal() }

      func build(with context: Int) -> Screen { Screen() }
    }
    let stage = Stage(root: HomeViewController())
    let journal = Journal()
    let tabs = CompleteFactoryAssembly(factory: TabBarControllerFactory<UITabBarController, Int>())
      .with(Choosy(), using: .addTab()).assemble()
    let step = StepAssembly(finder: NilFinder(), factory: tabs)
      .adding(Preparing(journal: journal))
      .using(.present()).from(.current).assemble()
    #expect(stage.go(to: step, with: 1)?.failure?.underlying as? Refusal == Refusal())
    #expect(journal.lines == [])
  }

  @Test("The interceptor and the task of a found screen work with this plan's preparation")
  func preparedForFound() {
    let stage = Stage(root: Screen())
    let journal = Journal()
    let step = StepAssembly(finder: ClassFinder<Screen, Int>(), factory: NilFactory())
      .adding(Preparing(journal: journal))
      .adding(PreparingTask(journal: journal))
      .from(.root).assemble()
    #expect(stage.end(of: step, with: 1) == "alreadyVisible")
    #expect(journal.lines == ["guard [1]", "task [1]"])
  }

  @Test("A screen that's built because the found one is off screen uses this plan's preparation")
  func preparedForMissed() {
    let elsewhere = Screen()
    let stage = Stage(root: HomeViewController())
    let journal = Journal()
    let step = StepAssembly(
      finder: InstanceFinder<Screen, Int>(elsewhere), factory: PreparingFactory(journal: journal)
    )
    .adding(Preparing(journal: journal))
    .adding(PreparingTask(journal: journal))
    .using(.present()).from(.current).assemble()
    withExtendedLifetime(elsewhere) { #expect(stage.end(of: step, with: 1) == "built") }
    #expect(journal.lines == ["guard [1]", "build [1]", "task [1]"])
  }

  private final class EvenViewController: UIViewController, ContextAccepting {
    static func checkCompatibility(with context: Int) throws {
      if context % 2 != 0 { throw Refusal() }
    }

    func setup(with context: Int) { title = "\(context)" }
  }

  @Test("A context that a screen can't be set up with is refused before an interceptor is asked")
  func incompatible() {
    let stage = Stage(root: HomeViewController())
    let journal = Journal()
    let step = StepAssembly(
      finder: NilFinder<EvenViewController, Int>(), factory: ClassFactory()
    )
    .adding(Preparing(journal: journal))
    .adding(ContextSettingTask())
    .using(.present()).from(.current).assemble()
    #expect(stage.go(to: step, with: 1)?.failure?.underlying as? Refusal == Refusal())
    #expect(journal.lines == [])
    #expect(stage.tree == "HomeViewController [visible]")
    #expect(stage.end(of: step, with: 2) == "built")
  }
}
