import PortableUIKit
import StepRouter
import Testing

/// Dismisses or ignores the call, and never calls the completion.
private final class SilentPresenter: UIViewController {
  var isEffective = true
  private var completions: [() -> Void] = []

  override func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    if let completion { completions.append(completion) }
    if isEffective { super.dismiss(animated: flag) }
  }
}

/// Changes its pages or ignores the call, and never calls the completion.
private final class SilentPages: UIViewController, CustomContainerViewController {
  var isEffective = true
  private(set) var pages: [UIViewController] = []
  private(set) var shown: UIViewController?
  private var completions: [@MainActor (RoutingResult) -> Void] = []

  var adapter: any ContainerAdapter { Adapter(pages: self) }

  func setPages(_ pages: [UIViewController]) {
    for page in pages where page.parent !== self {
      addChild(page)
      page.didMove(toParent: self)
    }
    self.pages = pages
    shown = pages.last
  }

  struct Adapter: ContainerAdapter {
    let pages: SilentPages

    var containedViewControllers: [UIViewController] { pages.pages }
    var visibleViewControllers: [UIViewController] { pages.shown.map { [$0] } ?? [] }

    func makeVisible(
      _ viewController: UIViewController, animated: Bool,
      completion: @escaping @MainActor (RoutingResult) -> Void
    ) {
      pages.completions.append(completion)
      if pages.isEffective { pages.shown = viewController }
    }

    func setContainedViewControllers(
      _ viewControllers: [UIViewController], animated: Bool,
      completion: @escaping @MainActor (RoutingResult) -> Void
    ) {
      pages.completions.append(completion)
      if pages.isEffective { pages.setPages(viewControllers) }
    }
  }
}

private struct AddSilentPage: ContainerAction {
  typealias ViewController = SilentPages
}

@MainActor
@Suite("Rule 21: a movement that never completes counts by its effect", .onDevice)
struct LateEffectTests {
  private func end<Screen>(
    of step: DestinationStep<Screen, Void>, on stage: Stage
  ) -> String {
    var end = "unfinished"
    stage.router.navigate(to: step) { result in
      switch result {
      case .success(let outcome): end = outcome.kind.rawValue
      case .failure(.timedOut): end = "timed out"
      case .failure(let error): end = "\(error)"
      }
    }
    stage.device.advance(by: .seconds(9))
    #expect(end == "unfinished")
    stage.device.advance(by: .seconds(2))
    return end
  }

  @Test(
    "A dismissal that never completes succeeds if the screen has gone, and otherwise times out",
    arguments: [true, false])
  func dismissal(isEffective: Bool) {
    let root = SilentPresenter()
    root.isEffective = isEffective
    let stage = Stage(root: root).present(LoginViewController(), on: root)
    #expect(end(of: GeneralStep.root(), on: stage) == (isEffective ? "revealed" : "timed out"))
    #expect((root.presentedViewController == nil) == isEffective)
  }

  @Test(
    "A page that's shown without a completion succeeds if it's in front, and otherwise times out",
    arguments: [true, false])
  func reveal(isEffective: Bool) {
    let root = SilentPages()
    root.setPages([HomeViewController(), AccountViewController()])
    root.isEffective = isEffective
    let stage = Stage(root: root)
    let home = GeneralStep.custom(using: ClassFinder<HomeViewController, Void>())
    #expect(end(of: home, on: stage) == (isEffective ? "revealed" : "timed out"))
    #expect((root.shown is HomeViewController) == isEffective)
  }

  @Test(
    "A page that's added without a completion succeeds if it's there, and otherwise times out",
    arguments: [true, false])
  func update(isEffective: Bool) {
    let root = SilentPages()
    root.setPages([HomeViewController()])
    root.isEffective = isEffective
    let stage = Stage(root: root)
    let bag = StepAssembly(finder: NilFinder<BagViewController, Void>(), factory: ClassFactory())
      .using(AddSilentPage())
      .from(GeneralStep.custom(using: InstanceFinder<SilentPages, Void>(root))).assemble()
    #expect(end(of: bag, on: stage) == (isEffective ? "built" : "timed out"))
    #expect((root.shown is BagViewController) == isEffective)
  }

  /// The end of a presentation by an action that never answers. What `meddle` starts just before
  /// the time limit is still under way when the limit passes.
  private func endAfter(_ meddle: (UIViewController, HeadlessDevice) -> Void) -> String {
    let home = HomeViewController()
    let stage = Stage(root: home)
    let held = Held()
    let bag = StepAssembly(finder: NilFinder<BagViewController, Void>(), factory: ClassFactory())
      .using(TestAction(answer: .hold(held))).from(.current).assemble()
    var end = "unfinished"
    stage.router.navigate(to: bag) { result in
      switch result {
      case .success(let outcome): end = outcome.kind.rawValue
      case .failure(.timedOut): end = "timed out"
      case .failure(let error): end = "\(error)"
      }
    }
    stage.device.advance(by: .milliseconds(9_800))
    meddle(home, stage.device)
    stage.device.advance(by: .seconds(1))
    #expect(end != "unfinished")
    return end
  }

  @Test("A screen that's just being dismissed doesn't count as an effect")
  func leaving() {
    #expect(endAfter { home, _ in home.dismiss(animated: true) } == "timed out")
  }

  @Test("A screen counts as an effect while another one is being dismissed from it")
  func uncovered() {
    #expect(
      endAfter { home, device in
        let bag = home.presentedViewController
        bag?.present(LoginViewController(), animated: false)
        device.advance(by: .milliseconds(50))
        bag?.dismiss(animated: true)
      } == "built")
  }

  private func error<Screen>(of step: DestinationStep<Screen, Void>, on stage: Stage) -> String? {
    var error: RoutingError?
    stage.router.navigate(to: step) { error = $0.failure }
    stage.device.advance(by: .seconds(11))
    return error?.description
  }

  private let advice =
    "did not answer in time. Call the completion handler when the movement has ended."

  @Test("The error names the dismissed screen, the container or the action that didn't answer")
  func named() {
    let root = SilentPresenter()
    root.isEffective = false
    let login = Stage(root: root).present(LoginViewController(), on: root)
    #expect(
      error(of: GeneralStep.root(fileID: "Shop/Routes.swift", line: 1), on: login)
        == "The step of UIViewController at Shop/Routes.swift:1 waited for the transition of "
        + "LoginViewController, which did not end in time. An animator has to call "
        + "'completeTransition(_:)', and a gesture that drives it has to finish or cancel it.")
    let pages = SilentPages()
    pages.setPages([HomeViewController(), AccountViewController()])
    pages.isEffective = false
    let stage = Stage(root: pages)
    let home = GeneralStep.custom(
      using: ClassFinder<HomeViewController, Void>(), fileID: "Shop/Routes.swift", line: 2)
    #expect(
      error(of: home, on: stage)
        == "The adapter SilentPages of HomeViewController at Shop/Routes.swift:2 " + advice)
    let pushed = StepAssembly(
      finder: NilFinder<BagViewController, Void>(), factory: ClassFactory(),
      fileID: "Shop/Routes.swift", line: 3
    ).using(AddSilentPage(), fileID: "Shop/Routes.swift", line: 4).from(base(pages)).assemble()
    let added = StepAssembly(
      finder: NilFinder<SearchViewController, Void>(), factory: ClassFactory()
    )
    .using(AddSilentPage()).from(pushed.expectingContainer() as DestinationStep<SilentPages, Void>)
    .assemble()
    #expect(
      error(of: added, on: stage)
        == "The action AddSilentPage of BagViewController at Shop/Routes.swift:4 " + advice)
  }
}
