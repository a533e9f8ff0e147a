import PortableUIKit
import StepRouter
import Testing

@MainActor
@Suite("Rules 11 and 14: an interceptor that answers when its own screen goes", .onDevice)
struct LateAnswerTests {
  /// Calls a closure when it has disappeared.
  private final class LoginSheet: UIViewController {
    var whenGone: () -> Void = {}

    override func viewDidDisappear(_ animated: Bool) {
      super.viewDidDisappear(animated)
      whenGone()
    }
  }

  /// Presents a login over the sheet on screen, and answers once the login has gone.
  private struct LoginGuard: RoutingInterceptor {
    weak var login: LoginSheet?
    weak var window: UIWindow?

    func perform(
      with context: Void, completion: @escaping @MainActor (RoutingResult) -> Void
    ) {
      guard let login else { return }
      login.whenGone = { completion(.success) }
      window?.rootViewController?.presentedViewController?.present(login, animated: true)
    }
  }

  @Test("A sheet below the login is dismissed when the login's own dismissal has ended")
  func sheetBelow() throws {
    let root = stack(HomeViewController())
    let stage = Stage(root: root)
    stage.present(BagViewController(), on: root)
    let login = LoginSheet()
    let product = StepAssembly(
      finder: NilFinder<ProductViewController, Void>(), factory: ClassFactory()
    )
    .adding(LoginGuard(login: login, window: stage.window))
    .using(.push())
    .from(
      StepAssembly(
        finder: ClassFinder<UINavigationController, Void>(startingPoint: .root),
        factory: NilFactory()
      ).from(.root).assemble()
    ).assemble()
    var kind: NavigationKind?
    stage.router.navigate(to: product, with: ()) { kind = try? $0.get().kind }
    stage.device.runUntilIdle()
    #expect(kind == nil)
    login.dismiss(animated: true)
    stage.device.runUntilIdle()
    #expect(kind == .built)
    #expect(
      stage.tree == """
        UINavigationController [visible]
          HomeViewController
          ProductViewController [visible]
        """)
    #expect(stage.device.warnings == [])
  }

  @Test("A navigation that's cancelled right after its interceptor has answered takes no turn")
  func cancelledInBetween() {
    let stage = Stage(root: HomeViewController())
    let held = Held()
    let bag = StepAssembly(finder: NilFinder<BagViewController, Void>(), factory: ClassFactory())
      .adding(TestGuard<Void>(name: "A", journal: Journal(), answer: .hold(held)))
      .using(.present()).from(.current).assemble()
    var error: RoutingError?
    let navigation = stage.router.navigate(to: bag, with: ()) { result in
      if case .failure(let failure) = result { error = failure }
    }
    held.answer(.success)
    navigation.cancel()
    stage.device.runUntilIdle()
    guard case .cancelled = error else { return #expect(Bool(false), "\(error as Any)") }
    #expect(stage.tree == "HomeViewController [visible]")
    #expect(stage.end(of: GeneralStep.current(), with: ()) == "alreadyVisible")
  }

  @Test("Rule 28: a window that's closed while an interceptor waits is released with its screens")
  func closedWindow() async {
    weak var window: UIWindow?
    weak var login: UIViewController?
    var end: RoutingError?
    do {
      let stage = Stage(root: HomeViewController())
      stage.present(UIViewController(), on: stage.window.rootViewController ?? UIViewController())
      let sheet = LoginSheet()
      let bag = StepAssembly(finder: NilFinder<BagViewController, Void>(), factory: ClassFactory())
        .adding(LoginGuard(login: sheet, window: stage.window))
        .using(.present()).from(.current).assemble()
      stage.router.navigate(to: bag, with: ()) { result in
        if case .failure(let failure) = result { end = failure }
      }
      stage.device.runUntilIdle()
      window = stage.window
      login = sheet
    }
    HeadlessDevice.current.runUntilIdle()
    #expect(window == nil)
    #expect(login == nil)
    // A dropped completion is reported a turn of the main actor later.
    await HeadlessDevice.current.letTasksRun()
    guard case .completionDropped = end else { return #expect(Bool(false), "\(end as Any)") }
  }

  @Test("Rule 27: a navigation whose window has been closed ends, and touches no other window")
  func otherWindow() {
    weak var window: UIWindow?
    let held = Held()
    var end: RoutingError?
    let bag = StepAssembly(finder: NilFinder<BagViewController, Void>(), factory: ClassFactory())
      .adding(TestGuard(name: "held", journal: Journal(), answer: .hold(held)))
      .using(.push())
      .from(SingleStep(finder: ClassFinder<UINavigationController, Void>(), factory: NilFactory()))
      .from(.current).assemble()
    do {
      let stage = Stage(root: stack(HomeViewController()))
      stage.router.navigate(to: bag) { result in
        if case .failure(let failure) = result { end = failure }
      }
      window = stage.window
    }
    let other = Stage(root: stack(HomeViewController()))
    #expect(window == nil)
    let tree = other.tree
    held.answer(.success)
    other.device.runUntilIdle()
    guard case .startNotFound(_, .noWindow) = end else {
      return #expect(Bool(false), "\(end as Any)")
    }
    #expect(other.tree == tree)
  }
}
