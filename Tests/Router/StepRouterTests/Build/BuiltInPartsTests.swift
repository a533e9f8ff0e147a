import Foundation
import PortableUIKit
import StepRouter
import Testing

@MainActor @Suite("Built-in factories and finders", .onDevice)
struct BuiltInPartsTests {
  private struct NotingTabs: ContainerFactory {
    let journal: Journal

    mutating func prepare(with context: Int) { journal.note("prepare tabs \(context)") }

    func build(with context: Int, integrating children: ChildCoordinator) throws
      -> UITabBarController
    {
      let tabs = UITabBarController()
      tabs.viewControllers = try children.build()
      return tabs
    }
  }

  @Test("A complete factory prepares its container's factory and its tasks, and runs them in order")
  func complete() {
    let journal = Journal()
    let factory = CompleteFactoryAssembly(factory: NotingTabs(journal: journal))
      .with(ClassFactory<HomeViewController, Int>(), using: .addTab())
      .adding(TestTask<UITabBarController, Int>(name: "first", journal: journal))
      .adding(TestTask<UITabBarController, Int>(name: "second", journal: journal))
      .assemble()
    let tabs = StepAssembly(finder: NilFinder(), factory: factory)
      .using(.replaceRoot()).from(.root).assemble()
    #expect(Stage(root: BagViewController()).end(of: tabs, with: 7) == "built")
    #expect(
      journal.lines == [
        "prepare tabs 7", "prepare first", "prepare second", "task first 7", "task second 7",
      ])
  }

  @Test("A class factory passes on the nib's name and bundle")
  func nib() throws {
    let bundle = try #require(Bundle(path: "/"))
    let factory = ClassFactory<BagViewController, Void>(nibName: "Bag", bundle: bundle)
    let built = try factory.build(with: ())
    #expect(built.nibName == "Bag")
    #expect(built.nibBundle === bundle)
  }

  @Test("A finder with its own window searches that window")
  func window() throws {
    let stage = Stage(root: HomeViewController())
    let own = UIWindow(windowScene: stage.device.connectScene())
    let bag = BagViewController()
    own.rootViewController = bag
    own.makeKeyAndVisible()
    stage.window.makeKey()
    let provider = CustomWindowProvider { own }
    let found = try InlineStackIteratingFinder<BagViewController, Int>(windowProvider: provider) {
      _, _ in
      true
    }.findViewController(with: 1)
    #expect(found === bag)
    #expect(
      try ClassFinder<BagViewController, Int>(windowProvider: provider).findViewController(with: 1)
        === bag)
    #expect(try ClassFinder<BagViewController, Int>().findViewController(with: 1) == nil)
  }
}

@MainActor @Suite("Errors name the line of a declaration", .onDevice)
struct DeclarationLocationTests {
  private struct Failing: ContextTask {
    func perform(on viewController: UIViewController, with context: Any?) throws { throw Refusal() }
  }

  private struct Unprepared: RoutingInterceptor {
    mutating func prepare(with context: Void) throws { throw Refusal() }
    func perform(with context: Void, completion: @escaping @MainActor (RoutingResult) -> Void) {}
  }

  private let bag = StepAssembly(
    finder: NilFinder<BagViewController, Void>(), factory: ClassFactory())

  private func end(of step: DestinationStep<BagViewController, Void>) -> String {
    Stage(root: HomeViewController()).end(of: step, with: ())
  }

  @Test("The error of a task for any screen names the line that adds it")
  func anyScreen() {
    let given = bag.adding(Failing(), fileID: "Shop/Routes.swift", line: 8)
    #expect(
      end(of: given.using(.present()).from(.current).assemble())
        .contains("of BagViewController at Shop/Routes.swift:8 threw: refused by the test."))
  }

  @Test("If the second interceptor can't be prepared, the error names the line that adds it")
  func second() {
    let step = bag.adding(TestGuard<Void>(name: "first", journal: Journal()))
      .adding(Unprepared(), fileID: "Shop/Routes.swift", line: 9)
      .using(.present()).from(.current).assemble()
    #expect(
      end(of: step).hasPrefix(
        "The interceptor Unprepared of BagViewController at Shop/Routes.swift:9 threw: "
          + "refused by the test."))
  }

  @Test("The error of a host's action names the line of that action")
  func hostsAction() {
    let failing = InlineAction<UIViewController> { _, _, _, completion in
      completion(.failure(Refusal()))
    }
    let step = bag.using(.push()).from(NavigationControllerStep())
      .using(failing, fileID: "Shop/Routes.swift", line: 10).from(.current).assemble()
    #expect(end(of: step).contains(" at Shop/Routes.swift:10 "))
  }

  @Test("The error of a base in its short form names the line that uses it")
  func shorthand() throws {
    let step = bag.using(.present())
      .from(.root, fileID: "Shop/Routes.swift", line: 11).assemble()
    let nowhere = DefaultRouter(windowProvider: CustomWindowProvider { nil })
    let error = #expect(throws: RoutingError.self) { try nowhere.plan(to: step, with: ()) }
    #expect(error?.description.contains("at Shop/Routes.swift:11 ") == true)
  }

  @Test("The error of a switch's default names the line of that default")
  func defaultCase() {
    let step = bag.using(.present()).from(
      SwitchAssembly<UIViewController, Void>().assemble(
        default: { throw Refusal() }, fileID: "Shop/Routes.swift", line: 12)
    ).assemble()
    #expect(end(of: step).contains(" at Shop/Routes.swift:12 "))
  }
}
