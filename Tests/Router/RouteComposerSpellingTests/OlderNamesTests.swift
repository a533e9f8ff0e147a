import PortableUIKit
import RouteComposerSpelling
import StepRouter
import Testing

@MainActor @Suite("Names of another router", .onDevice)
struct OlderNamesTests {
  private struct Closed: Error, CustomStringConvertible { let description = "closed" }

  private let names: any OlderNaming = OlderNames()

  @Test("A result tells whether it's successful, and gives its error")
  func results() {
    #expect(RoutingResult.success.isSuccessful)
    #expect(!RoutingResult.failure(Closed()).isSuccessful)
    #expect(names.error(of: RoutingResult.success) == nil)
    #expect(names.error(of: RoutingResult.failure(Closed())) is Closed)
    let failure = Result<NavigationOutcome<UIViewController>, RoutingError>.failure(
      .cancelled(progress: RoutingProgress()))
    #expect(!failure.isSuccessful)
    #expect(names.error(of: failure) is RoutingError)
  }

  @Test("A custom error describes what has happened and the error behind it")
  func errors() {
    #expect(names.isOwnError("No shop.", nil) == "No shop.")
    #expect(names.isOwnError("No shop.", Closed()) == "No shop. (closed)")
  }

  @Test("A finder gives its view controller, or throws an error that names the finder")
  func finders() throws {
    let home = Migrated.HomeViewController()
    let stage = Stage(root: home)
    #expect(try names.found(Migrated.HomeViewController.self) == [home, home, home])
    let error = #expect(throws: (any Error).self) { try names.found(UITabBarController.self) }
    #expect(
      error.map { "\($0)" } == "ClassFinder<UITabBarController, Int> found no view controller.")
    #expect(try ClassFinder<UITabBarController, Any?>().findViewController() == nil)
    #expect(try names.instance(home) === home)
    #expect(try names.first(in: home) { $0 is Migrated.HomeViewController } === home)
    #expect(try names.first(in: home) { $0 is UITabBarController } == nil)
    #expect(names.provider(of: stage.window).window === stage.window)
    #expect(names.provider(of: nil).window == nil)
  }

  @Test("A window provider doesn't keep its window")
  func window() {
    let provider = names.provider(of: UIWindow())
    #expect(provider.window == nil)
  }

  @Test("A factory executes, and a container has an adapter")
  func factories() throws {
    #expect(try names.execute(ClassFactory { $0.title = "Made" }).title == "Made")
    let stack = UINavigationController(rootViewController: UIViewController())
    let adapter = try DefaultContainerAdapterLocator().getAdapter(for: stack)
    #expect(adapter.containedViewControllers == stack.viewControllers)
    #expect(throws: IntegrationRefusal.self) {
      try DefaultContainerAdapterLocator().getAdapter(for: PlainContainer())
    }
  }

  private final class PlainContainer: UIViewController, ContainerViewController {
    static var _hasAdapter: Void {}
  }

  @Test("A router takes interceptors and a logger")
  func routers() {
    let stage = Stage(root: Migrated.HomeViewController())
    var lines: [String] = []
    let logger = ConsoleLogger(level: .information) { lines.append($0) }
    let interceptor = InlineInterceptor { (_: Void, completion) in
      completion(.failure(Closed()))
    }
    let router = names.guarded(names.logging(logger, in: stage.window), by: interceptor)
    var end: RoutingResult?
    let told: (@MainActor (RoutingResult) -> Void)? = { end = $0 }
    router.navigate(to: GeneralStep.root(), with: 1, completion: told)
    stage.device.runUntilIdle()
    #expect(
      end.map { "\($0)" }
        == "failure(The router's own interceptor InlineInterceptor<()> did not let the navigation "
        + "pass: closed.)")
    #expect(!lines.isEmpty)
    lines = []
    names.logging(nil, in: stage.window).navigate(to: GeneralStep.root(), with: 1)
    #expect(lines == [])
  }

  @Test("A target takes a completion with a plain result")
  func targets() {
    let stage = Stage(root: Migrated.HomeViewController())
    let window = stage.window
    let router = DefaultRouter(windowProvider: CustomWindowProvider { window })
    var ends: [Bool] = []
    let told: (@MainActor (RoutingResult) -> Void)? = { ends.append($0.isSuccessful) }
    let absent = StepAssembly(
      finder: ClassFinder<Migrated.StarViewController, Int>(), factory: NilFactory()
    ).from(GeneralStep.root()).assemble()
    router.navigate(to: GeneralStep.root().with(1), completion: told)
    router.navigate(to: absent.with(1), completion: told)
    router.navigate(
      to: GeneralStep.root().with(1), completion: nil as (@MainActor (RoutingResult) -> Void)?)
    stage.device.runUntilIdle()
    #expect(ends == [true, false])
    #expect(stage.tree == "HomeViewController [visible]")
  }

  @Test("A router takes tasks, and interceptors that see the context")
  func routersTasks() {
    let stage = Stage(root: Migrated.HomeViewController())
    let window = stage.window
    var notes: [String] = []
    let router = names.noting(
      DefaultRouter(windowProvider: CustomWindowProvider { window })
    ) { notes.append($0) }
    let star = StepAssembly(
      finder: NilFinder<Migrated.StarViewController, Int>(), factory: ClassFactory()
    )
    .using(.present()).from(.current).assemble()
    router.navigate(to: star, with: 7)
    stage.device.runUntilIdle()
    #expect(
      notes.sorted() == [
        "inner asked 7", "inner post", "inner task 7", "outer asked 7", "outer post",
        "outer task 7",
      ])
  }

  @Test("A screen is closed as its configuration says")
  func dismissal() {
    let app: any MigratedApp = MigratedConfigurations()
    app.declareStoryboards()
    let stage = Stage(root: Migrated.HomeViewController())
    #expect(app.end(of: .color, on: stage.device) == "successful")
    app.close(stage.window.rootViewController?.presentedViewController?.children.first)
    stage.device.runUntilIdle()
    #expect(stage.tree == "HomeViewController [visible]")
  }

  @Test("A SingleNavigationRouter refuses a request only during another navigation")
  func single() {
    let stage = Stage(root: Migrated.HomeViewController())
    let window = stage.window
    let lock = SingleNavigationLock()
    let router = SingleNavigationRouter(
      router: DefaultRouter(windowProvider: CustomWindowProvider { window }), lock: lock)
    var answer: (@MainActor (RoutingResult) -> Void)?
    let guarded = StepAssembly(
      finder: NilFinder<Migrated.StarViewController, Void>(), factory: ClassFactory()
    )
    .adding(InlineInterceptor { (_: Void, completion) in answer = completion })
    .using(.present()).from(.current).assemble()
    var ends: [String] = []
    router.navigate(to: guarded) { ends.append($0.isSuccessful ? "shown" : "failed") }
    #expect(lock.isNavigationInProgress)
    let refused = router.navigate(to: GeneralStep.root(), with: ()) { result in
      if case .failure(.busy(_, .rejected)) = result { ends.append("busy") }
    }
    #expect(refused.isFinished)
    answer?(.success)
    stage.device.runUntilIdle()
    #expect(ends == ["busy", "shown"])
    #expect(!lock.isNavigationInProgress)
    router.navigate(to: GeneralStep.root(), with: ()) { ends.append("\($0.isSuccessful)") }
    stage.device.runUntilIdle()
    #expect(ends == ["busy", "shown", "true"])
    #expect(stage.tree == "HomeViewController [visible]")
  }

  @Test("An inline interceptor checks the context in `prepare`, before anything happens")
  func prepared() {
    let stage = Stage(root: Migrated.HomeViewController())
    let window = stage.window
    let router = DefaultRouter(windowProvider: CustomWindowProvider { window })
    var asked = 0
    let star = StepAssembly(
      finder: NilFinder<Migrated.StarViewController, Int>(), factory: ClassFactory()
    )
    .adding(
      InlineInterceptor(prepare: { (id: Int) in if id < 0 { throw Closed() } }) {
        (_: Int, completion) in
        asked += 1
        completion(.success)
      }
    )
    .using(.present()).from(.current).assemble()
    var ends: [Bool] = []
    for id in [-1, 1] {
      router.navigate(to: star, with: id) { ends.append($0.isSuccessful) }
      stage.device.runUntilIdle()
    }
    #expect(ends == [false, true])
    #expect(asked == 1)
  }
}
