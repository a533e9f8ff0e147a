import PortableUIKit
import StepRouter
import Testing

@MainActor @Suite("Rule 13: turns", .onDevice)
struct TurnTests {
  let home = HomeViewController()

  /// A screen that is presented anew each time.
  func modal(_ title: String) -> DestinationStep<Screen, Void> {
    StepAssembly(
      finder: NilFinder<Screen, Void>(),
      factory: ClassFactory { $0.title = title },
      fileID: "Shop/Routes.swift", line: 5
    ).using(.present()).from(.current).assemble()
  }

  @Test("Requests are performed one after another, in order")
  func enqueue() {
    let stage = Stage(root: home)
    var ends: [String] = []
    for name in ["1", "2", "3"] {
      stage.router.navigate(to: modal(name)) { ends.append($0.failure?.description ?? name) }
    }
    #expect(ends == [])
    stage.device.runUntilIdle()
    #expect(ends == ["1", "2", "3"])
    #expect(
      stage.tree == """
        HomeViewController
        presents formSheet:
          Screen "1"
          presents formSheet:
            Screen "2"
            presents formSheet:
              Screen "3" [visible]
        """)
  }

  @Test("With `replacePending` the newest request replaces those that wait")
  func replacePending() {
    let stage = Stage(root: home, policy: .replacePending)
    var ends: [String] = []
    for name in ["1", "2", "3"] {
      stage.router.navigate(to: modal(name)) { ends.append($0.failure?.description ?? name) }
    }
    stage.device.runUntilIdle()
    #expect(
      ends == [
        "A newer navigation took the place of the step of Screen at Shop/Routes.swift:5.", "1", "3",
      ])
  }

  @Test("With `replacePending` a request also replaces those that wait since an earlier turn")
  func replaceLongWaiting() {
    let stage = Stage(root: home)
    let newest = DefaultRouter(
      windowProvider: CustomWindowProvider { [window = stage.window] in window },
      policy: .replacePending)
    var ends: [String] = []
    for name in ["1", "2", "3", "4"] {
      stage.router.navigate(to: modal(name)) { ends.append($0.failure?.description ?? name) }
    }
    for _ in 1...1000 where ends.isEmpty { stage.device.advance(by: .milliseconds(10)) }
    #expect(ends == ["1"])
    newest.navigate(to: modal("5")) { ends.append($0.failure?.description ?? "5") }
    let replaced = "A newer navigation took the place of the step of Screen at Shop/Routes.swift:5."
    #expect(ends == ["1", replaced, replaced])
    stage.device.runUntilIdle()
    #expect(ends == ["1", replaced, replaced, "2", "5"])
  }

  @Test("Replaced requests end in order")
  func replacedInOrder() {
    let stage = Stage(root: home)
    let newest = DefaultRouter(
      windowProvider: CustomWindowProvider { [window = stage.window] in window },
      policy: .replacePending)
    var ends: [String] = []
    for name in ["1", "2", "3", "4", "5"] {
      stage.router.navigate(to: modal(name)) {
        ends.append($0.failure == nil ? name : "not \(name)")
      }
    }
    for _ in 1...1000 where ends.isEmpty { stage.device.advance(by: .milliseconds(10)) }
    stage.router.navigate(to: modal("6")) { ends.append($0.failure == nil ? "6" : "not 6") }
    newest.navigate(to: modal("7")) { ends.append($0.failure == nil ? "7" : "not 7") }
    stage.device.runUntilIdle()
    #expect(ends == ["1", "not 3", "not 4", "not 5", "not 6", "2", "7"])
  }

  @Test("With `reject` a request during another navigation ends at once")
  func reject() {
    let stage = Stage(root: home, policy: .reject)
    var ends: [String] = []
    for name in ["1", "2"] {
      stage.router.navigate(to: modal(name)) { ends.append($0.failure?.description ?? name) }
    }
    stage.device.runUntilIdle()
    #expect(
      ends == [
        "Another navigation is under way, and the router lets none wait, so the step of Screen at "
          + "Shop/Routes.swift:5 is not shown. Ask again later, or give the router the policy "
          + "'.enqueue'.",
        "1",
      ])
  }

  @Test("Fault 13: a double tap pushes once", arguments: [true, false])
  func doubleTap(animated: Bool) {
    let stage = Stage(root: stack(home))
    let product = StepAssembly(
      finder: ClassWithContextFinder<ProductViewController, Int>(), factory: ClassFactory()
    ).adding(ContextSettingTask())
      .using(.push())
      .from(GeneralStep.custom(using: ClassFinder<UINavigationController, Int>())).assemble()
    var kinds: [NavigationKind?] = []
    for _ in 1...2 {
      stage.router.navigate(to: product, with: 4, animated: animated) {
        kinds.append(try? $0.get().kind)
      }
    }
    stage.device.runUntilIdle()
    #expect(kinds == [.built, .alreadyVisible])
    #expect(
      stage.tree == """
        UINavigationController [visible]
          HomeViewController
          ProductViewController "Product 4" [visible]
        """)
  }

  @Test("Two routers of one window share its turns")
  func twoRouters() {
    let stage = Stage(root: home)
    let window = stage.window
    let other = DefaultRouter(windowProvider: CustomWindowProvider { window })
    var ends: [String] = []
    stage.router.navigate(to: modal("1")) { _ in ends.append("1") }
    other.navigate(to: modal("2")) { _ in ends.append("2") }
    stage.device.runUntilIdle()
    #expect(ends == ["1", "2"])
  }

  /// From where a request can come while another is performed.
  enum Place: CaseIterable {
    case factory, task, viewDidLoad, action
  }

  @Test("A request from within a build waits for its turn", arguments: Place.allCases)
  func fromBuild(place: Place) {
    final class Loading: Screen {
      var onLoad: (() -> Void)?
      override func viewDidLoad() {
        super.viewDidLoad()
        onLoad?()
      }
    }
    struct Presenting: Action {
      let before: @MainActor () -> Void
      func perform(
        with viewController: UIViewController, on host: UIViewController, animated: Bool,
        completion: @escaping @MainActor (RoutingResult) -> Void
      ) {
        before()
        host.present(viewController, animated: animated) { completion(.success) }
      }
    }
    let stage = Stage(root: home)
    var ends: [String] = []
    let request = {
      stage.router.navigate(to: modal("second")) { _ in ends.append("second") }
      #expect(ends == [])
    }
    let first = StepAssembly(
      finder: NilFinder<Loading, Void>(),
      factory: InlineFactory { _ in
        let screen = Loading()
        screen.title = "first"
        if place == .viewDidLoad { screen.onLoad = { _ = request() } }
        if place == .factory { _ = request() }
        return screen
      }
    ).adding(
      InlineContextTask<Loading, Void> { _, _ in
        if place == .task { _ = request() }
      }
    ).using(Presenting { if place == .action { _ = request() } }).from(.current).assemble()
    stage.router.navigate(to: first) { _ in ends.append("first") }
    stage.device.runUntilIdle()
    #expect(ends == ["first", "second"])
    #expect(
      stage.tree == """
        HomeViewController
        presents formSheet:
          Loading "first"
          presents formSheet:
            Screen "second" [visible]
        """)
  }

  @Test("Post tasks and completions can navigate, after the requests that already wait")
  func fromPostTask() {
    let stage = Stage(root: home)
    var ends: [String] = []
    let first = StepAssembly(
      finder: NilFinder<Screen, Void>(), factory: ClassFactory { $0.title = "first" }
    ).adding(
      InlinePostTask<Screen, Void> { _, _, _ in
        stage.router.navigate(to: modal("third")) { _ in ends.append("third") }
      }
    ).using(.present()).from(.current).assemble()
    stage.router.navigate(to: first) { _ in
      ends.append("first")
      stage.router.navigate(to: modal("fourth")) { _ in ends.append("fourth") }
    }
    stage.router.navigate(to: modal("second")) { _ in ends.append("second") }
    stage.device.runUntilIdle()
    #expect(ends == ["first", "second", "third", "fourth"])
  }

  @Test("Rule 9: a first plan that fails during another navigation doesn't count")
  func planDuringAnother() {
    let stage = Stage(root: home)
    stage.present(BagViewController(), on: home)
    let login = StepAssembly(
      finder: ClassFinder<LoginViewController, Void>(), factory: ClassFactory()
    ).using(.push()).from(NavigationControllerStep()).using(.present()).from(.root).assemble()
    let onLogin = StepAssembly(
      finder: ClassFinder<ForgotPasswordViewController, Void>(), factory: ClassFactory()
    ).using(.push()).from(
      SingleStep(finder: ClassFinder<LoginViewController, Void>(), factory: NilFactory())
        .expectingContainer() as ExpectedContainerStep<_, UINavigationController>
    ).from(.current).assemble()
    var ends: [String] = []
    stage.router.navigate(to: login) { ends.append($0.failure?.description ?? "login") }
    stage.router.navigate(to: onLogin) { ends.append($0.failure?.description ?? "forgot") }
    stage.device.runUntilIdle()
    #expect(ends == ["login", "forgot"])
    #expect(
      stage.tree == """
        HomeViewController
        presents formSheet:
          UINavigationController [visible]
            LoginViewController
            ForgotPasswordViewController [visible]
        """)
  }

  @Test("A navigation that fails gives its turn back")
  func afterFailure() {
    let stage = Stage(root: home)
    let failing = StepAssembly(
      finder: NilFinder<Screen, Void>(),
      factory: InlineFactory<Screen, Void> { _ in throw Refusal() }
    ).using(.present()).from(.current).assemble()
    #expect(stage.go(to: failing, with: ())?.failure?.underlying as? Refusal == Refusal())
    #expect(stage.end(of: modal("next"), with: ()) == "built")
  }

  @Test("Observers hear that a navigation waits for its turn")
  func queued() {
    let stage = Stage(root: home)
    for name in ["1", "2"] { stage.router.navigate(to: modal(name)) }
    stage.device.runUntilIdle()
    #expect(stage.recorder.events.filter { $0.kind == .queued }.count == 1)
  }

  @Test("Observers hear of a navigation's end after its post tasks and before its completion")
  func orderOfEnd() {
    let stage = Stage(root: home)
    var order: [String] = []
    let hasEnded = { [recorder = stage.recorder] in
      recorder.events.last?.kind == .finished(.reached(.built))
    }
    let step = StepAssembly(finder: NilFinder<Screen, Void>(), factory: ClassFactory())
      .adding(
        InlinePostTask<Screen, Void> { _, _, _ in order.append("post task, told: \(hasEnded())") }
      )
      .using(.present()).from(.current).assemble()
    stage.router.navigate(to: step) { _ in order.append("completion, told: \(hasEnded())") }
    stage.device.runUntilIdle()
    #expect(order == ["post task, told: false", "completion, told: true"])
  }
}
