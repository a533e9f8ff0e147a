import PortableUIKit
import StepRouter
import Testing

@MainActor @Suite("Leaving: what navigations do", .onDevice)
struct NavigationLeaveTests {
  private let home = HomeViewController().titled("home")
  private let departures = Departures()

  private static let product = StepAssembly(
    finder: ClassWithContextFinder<ProductViewController, Int>(), factory: ClassFactory()
  )
  .adding(ContextSettingTask())
  .using(.push())
  .from(GeneralStep.custom(using: ClassFinder<UINavigationController, Int>()))
  .assemble()

  private static let homeStep = StepAssembly(
    finder: ClassFinder<HomeViewController, Void>(), factory: NilFactory()
  )
  .from(.root)
  .assemble()

  private static let login = StepAssembly(
    finder: ClassFinder<LoginViewController, Void>(), factory: ClassFactory()
  )
  .using(.replaceRoot()).from(.root).assemble()

  @Test("Screens that a navigation pops and dismisses leave before its completion")
  func navigated() {
    let (first, second) = (SearchViewController().titled("a"), BagViewController().titled("b"))
    let stack = stack(home, first)
    let stage = Stage(root: stack).present(second, on: stack)
    departures.watch(home, first, second)
    let departures = departures
    stage.router.navigate(to: Self.homeStep) { _ in departures.note("completed") }
    stage.device.runUntilIdle()
    #expect(
      departures.take() == [
        "b: navigated by HomeViewController", "a: navigated by HomeViewController", "completed",
      ])
  }

  @Test(
    "A root that a navigation replaces leaves because of the navigation", arguments: [true, false])
  func root(animated: Bool) {
    let stage = Stage(root: stack(home))
    departures.watch(home)
    #expect(stage.end(of: Self.login, with: (), animated: animated) == "built")
    #expect(departures.take() == ["home: navigated by LoginViewController"])
  }

  @Test("A sheet that the user swipes away before a navigation moves leaves as swiped")
  func userFirst() throws {
    let (first, second) = (SearchViewController().titled("a"), BagViewController().titled("b"))
    let stack = stack(home, first)
    let stage = Stage(root: stack).present(second, on: stack)
    departures.watch(first, second)
    stage.device.user.swipeDown(second)
    stage.router.navigate(to: Self.homeStep)
    stage.device.runUntilIdle()
    #expect(departures.take() == ["b: swiped", "a: navigated by HomeViewController"])
  }

  @Test("A screen that one movement removes and a later one integrates again doesn't leave")
  func movedByNavigation() {
    let moved = BagViewController().titled("moved")
    let stack = stack(home)
    let stage = Stage(root: stack).present(moved, on: stack)
    departures.watch(moved)
    let step = StepAssembly(
      finder: NilFinder<BagViewController, Void>(), factory: InlineFactory { _ in moved }
    )
    .using(.push()).from(GeneralStep.custom(using: ClassFinder<UINavigationController, Void>()))
    .assemble()
    #expect(stage.end(of: step, with: ()) == "built")
    #expect(departures.take() == [])
  }

  @Test("A step's leave task runs once, with the context of the last request")
  func task() {
    let departures = departures
    let step = StepAssembly(
      finder: ClassFinder<ProductViewController, Int>(), factory: ClassFactory()
    )
    .adding(ContextSettingTask())
    .adding(InlineLeaveTask { (id: Int, reason) in departures.note("\(id): \(reason.word)") })
    .using(.push())
    .from(GeneralStep.custom(using: ClassFinder<UINavigationController, Int>()))
    .assemble()
    let stage = Stage(root: stack(home))
    for id in 1...3 { stage.go(to: step, with: id) }
    #expect(departures.take() == [])
    stage.go(to: Self.homeStep, with: ())
    #expect(departures.take() == ["3: navigated by HomeViewController"])
    stage.go(to: step, with: 4)
    (stage.window.rootViewController as? UINavigationController)?
      .popViewController(animated: true)
    stage.device.runUntilIdle()
    #expect(departures.take() == ["4: back"])
  }

  @Test("A leave task runs once even if its step is made anew for each navigation")
  func computedStep() {
    let departures = departures
    var step: DestinationStep<ProductViewController, Int> {
      StepAssembly(finder: ClassFinder<ProductViewController, Int>(), factory: ClassFactory())
        .adding(InlineLeaveTask { (id: Int, reason) in departures.note("\(id): \(reason.word)") })
        .adding(InlineLeaveTask { (id: Int, _) in departures.note("again \(id)") })
        .using(.push())
        .from(GeneralStep.custom(using: ClassFinder<UINavigationController, Int>()))
        .assemble()
    }
    let stage = Stage(root: stack(home))
    stage.go(to: step, with: 1)
    stage.go(to: step, with: 2)
    stage.router.goBack()
    stage.device.runUntilIdle()
    #expect(departures.take() == ["2: back", "again 2"])
  }

  @Test("A container's leave task runs when the container leaves")
  func containerTask() {
    let departures = departures
    let step = StepAssembly(
      finder: ClassFinder<BagViewController, Void>(), factory: ClassFactory()
    )
    .using(.push())
    .from(
      NavigationControllerStep<UINavigationController, Void>()
        .adding(InlineLeaveTask { (_: Void, reason) in departures.note("stack: \(reason.word)") })
    )
    .using(.present())
    .from(.current)
    .assemble()
    let stage = Stage(root: home)
    stage.go(to: step, with: ())
    guard let sheet = home.presentedViewController else { return }
    stage.device.user.swipeDown(sheet)
    stage.device.runUntilIdle()
    #expect(departures.take() == ["stack: swiped"])
  }
}
