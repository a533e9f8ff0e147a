import PortableUIKit
import StepRouter
import Testing

/// A failure's progress, in words: what was dismissed, revealed, built and integrated.
extension RoutingProgress {
  fileprivate var all: [String] {
    [
      "dismissed \(dismissed.map(\.description))", "revealed \(revealed.map(\.description))",
      "built \(built.map(\.description))", "integrated \(integrated.map(\.description))",
    ]
  }
}

@MainActor @Suite("Rule 24: a failure says what the navigation had done", .onDevice)
struct ProgressTests {
  private let home = HomeViewController()

  private func screen<Built: UIViewController>(
    _ type: Built.Type, line: UInt = 1
  ) -> StepAssembly<NilFinder<Built, Void>, ClassFactory<Built, Void>> {
    StepAssembly(
      finder: NilFinder(), factory: ClassFactory(), fileID: "Shop/Routes.swift", line: line)
  }

  private var failing:
    StepAssembly<NilFinder<BagViewController, Void>, InlineFactory<BagViewController, Void>>
  {
    StepAssembly(finder: NilFinder(), factory: InlineFactory { _ in throw Refusal() })
  }

  private func progress<Screen>(
    of step: DestinationStep<Screen, Void>, on stage: Stage
  ) -> [String]? {
    stage.go(to: step, with: ())?.failure?.progress.all
  }

  @Test("A screen whose update isn't made counts as built, but not as integrated")
  func withinUpdate() {
    let root = stack(home)
    let first = screen(AccountViewController.self).using(.push()).from(base(root)).assemble()
    let second = failing.using(.push())
      .from(first.expectingContainer() as DestinationStep<UINavigationController, Void>).assemble()
    #expect(
      progress(of: second, on: Stage(root: root)) == [
        "dismissed []", "revealed []", #"built ["AccountViewController"]"#, "integrated []",
      ])
  }

  @Test("A screen in a new container counts as integrated with the container")
  func withContainer() {
    let first = screen(AccountViewController.self).using(.push())
      .from(NavigationControllerStep<UINavigationController, Void>()).using(.present())
      .from(.root).assemble()
    #expect(
      progress(of: failing.using(.present()).from(first), on: Stage(root: home)) == [
        "dismissed []", "revealed []",
        #"built ["UINavigationController", "AccountViewController"]"#,
        #"integrated ["UINavigationController", "AccountViewController"]"#,
      ])
  }

  @Test("A screen in a new container doesn't count as integrated if the container isn't")
  func beforeContainer() {
    struct Unwilling: Action {
      func perform(
        with viewController: UIViewController, on host: UIViewController, animated: Bool,
        completion: @escaping @MainActor (RoutingResult) -> Void
      ) { completion(.failure(Refusal())) }
    }
    let step = screen(AccountViewController.self).using(.push())
      .from(NavigationControllerStep<UINavigationController, Void>()).using(Unwilling())
      .from(.root).assemble()
    #expect(
      progress(of: step, on: Stage(root: home)) == [
        "dismissed []", "revealed []",
        #"built ["UINavigationController", "AccountViewController"]"#, "integrated []",
      ])
  }

  @Test("A screen that's found doesn't count as built")
  func lookedUp() {
    let found = StepAssembly(
      finder: ClassFinder<AccountViewController, Void>(), factory: NilFactory()
    ).from(screen(LoginViewController.self).using(.present()).from(.root).assemble()).assemble()
    #expect(
      progress(of: found, on: Stage(root: home)) == [
        "dismissed []", "revealed []", #"built ["LoginViewController"]"#,
        #"integrated ["LoginViewController"]"#,
      ])
    let below = StepAssembly(
      finder: ClassFinder<LoginViewController, Void>(), factory: NilFactory()
    ).from(
      StepAssembly(
        finder: NilFinder<UINavigationController, Void>(),
        factory: InlineFactory<UINavigationController, Void> { _ in stack(LoginViewController()) }
      ).using(.present()).from(.root).assemble()
    ).assemble()
    #expect(
      progress(of: failing.using(.present()).from(below), on: Stage(root: HomeViewController()))
        == [
          "dismissed []", "revealed []", #"built ["UINavigationController"]"#,
          #"integrated ["UINavigationController"]"#,
        ])
  }

  /// A screen with an app's own action, and a sheet that has to go first.
  private func afterDismissal(
    _ answer: Answer
  ) -> (stage: Stage, step: DestinationStep<BagViewController, Void>) {
    let stage = Stage(root: home).present(LoginViewController(), on: home)
    let step = screen(BagViewController.self, line: 2)
      .using(
        TestAction(answer: answer, isEffective: false), fileID: "Shop/Routes.swift", line: 3
      ).from(.root).assemble()
    return (stage, step)
  }

  private let sheetGone = [
    #"dismissed ["LoginViewController"]"#, "revealed []", #"built ["BagViewController"]"#,
    "integrated []",
  ]

  @Test("The failure of an action that times out includes the dismissal and the build before it")
  func timedOut() {
    let (stage, step) = afterDismissal(.hold(Held()))
    var error: RoutingError?
    stage.router.navigate(to: step) { error = $0.failure }
    stage.device.advance(by: .seconds(25))
    #expect(error?.progress.all == sheetGone)
    #expect(
      error?.description
        == "The action TestAction of BagViewController at Shop/Routes.swift:3 did not answer in "
        + "time. By then it had dismissed LoginViewController. Call the completion handler when the "
        + "movement has ended.")
  }

  @Test("The failure of an action that fails includes the dismissal and the build before it")
  func failed() {
    let (stage, step) = afterDismissal(.fail)
    #expect(progress(of: step, on: stage) == sheetGone)
  }

  @Test(
    "The failure of a dropped completion handler includes the dismissal and the build before it")
  func dropped() async {
    let (stage, step) = afterDismissal(.drop)
    var error: RoutingError?
    stage.router.navigate(to: step) { error = $0.failure }
    await stage.settle()
    #expect(error?.progress.all == sheetGone)
  }

  private struct Failing<Screen: UIViewController>: ContextTask {
    func perform(on viewController: Screen, with context: Void) throws { throw Refusal() }
  }

  @Test("The failure names the task that throws, even if another task runs before it")
  func task() {
    let stage = Stage(root: home).present(LoginViewController(), on: home)
    let step = screen(BagViewController.self)
      .adding(InlineContextTask { (_: BagViewController, _: Void) in })
      .adding(Failing<BagViewController>(), fileID: "Shop/Routes.swift", line: 7)
      .using(.present()).from(.root).assemble()
    let error = stage.go(to: step, with: ())?.failure
    #expect(
      error?.description
        == "The context task Failing<BagViewController> of BagViewController at "
        + "Shop/Routes.swift:7 threw: refused by the test. By then it had dismissed "
        + "LoginViewController.")
    #expect(error?.progress.all == sheetGone)
  }

  @Test("If a base turns out to be in no container, the error names both steps")
  func mismatch() {
    let present = InlineAction { (screen, host: UIViewController, _, completion) in
      host.present(screen, animated: false) { completion(.success) }
    }
    let bag = screen(BagViewController.self, line: 2).using(present).from(.current).assemble()
    let account = screen(AccountViewController.self, line: 3).using(.push())
      .from(bag.expectingContainer() as DestinationStep<UINavigationController, Void>).assemble()
    let error = Stage(root: home).go(to: account, with: ())?.failure
    #expect(
      error?.description
        == "The step of AccountViewController at Shop/Routes.swift:3 needs a UINavigationController "
        + "as its host, but the step of BagViewController at Shop/Routes.swift:2 provides a "
        + "BagViewController that isn't inside one. By then it had integrated BagViewController. "
        + "Embed the base in such a container, or use '.present()'.")
  }

  @Test("If a destination turns out to be in no container, the error names its step")
  func destinationMismatch() {
    let present = InlineAction { (screen, host: UIViewController, _, completion) in
      host.present(screen, animated: false) { completion(.success) }
    }
    let bag: DestinationStep<UINavigationController, Void> = screen(
      BagViewController.self, line: 2
    ).using(present).from(.current).assemble().expectingContainer()
    #expect(
      Stage(root: home).end(of: bag, with: ())
        == "The step of BagViewController at Shop/Routes.swift:2 is the destination and should "
        + "provide a UINavigationController, but provides a BagViewController that isn't inside "
        + "one. Embed it in such a container, or navigate to the screen itself.")
  }

  @Test("If a base is known to be in no container, the error comes before anything moves")
  func plannedMismatch() {
    let stage = Stage(root: home).present(LoginViewController(), on: home)
    let bag = screen(BagViewController.self, line: 2).using(.present()).from(.root).assemble()
    let account = screen(AccountViewController.self, line: 3).using(.push())
      .from(bag.expectingContainer() as DestinationStep<UINavigationController, Void>).assemble()
    stage.expectRefusal(
      "The step of AccountViewController at Shop/Routes.swift:3 needs a UINavigationController as "
        + "its host, but the step of BagViewController at Shop/Routes.swift:2 provides a "
        + "BagViewController that isn't inside one. Embed the base in such a container, or use "
        + "'.present()'.", of: account)
  }
}
