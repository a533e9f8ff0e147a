import PortableUIKit
import StepRouter
import Testing

@MainActor @Suite("Rule 21: exactly one completion", .onDevice)
struct ActionCompletionTests {
  let home = HomeViewController()

  func step(_ answer: Answer, isEffective: Bool = true) -> DestinationStep<Screen, Void> {
    StepAssembly(
      finder: NilFinder<Screen, Void>(), factory: ClassFactory { $0.title = "new" }
    ).using(
      TestAction(answer: answer, isEffective: isEffective), fileID: "Shop/Routes.swift", line: 9
    ).from(.current).assemble()
  }

  let presented = """
    HomeViewController
    presents formSheet:
      Screen "new" [visible]
    """

  @Test("Fault 7: if an action answers twice, the navigation completes and presents once")
  func twice() {
    let stage = Stage(root: home)
    #expect(stage.end(of: step(.twice), with: ()) == "built")
    #expect(stage.completions == 1)
    #expect(stage.tree == presented)
    #expect(
      stage.recorder.events.contains {
        if case .completedTwice(let participant) = $0.kind {
          participant.description == "the action TestAction of Screen at Shop/Routes.swift:9"
        } else {
          false
        }
      })
  }

  @Test("Fault 8: an action that drops its completion doesn't lock the router")
  func dropped() async {
    let stage = Stage(root: home)
    var end: String?
    stage.router.navigate(to: step(.drop, isEffective: false)) {
      end = $0.failure?.description ?? "reached"
    }
    await stage.settle()
    #expect(
      end == "The action TestAction of Screen at Shop/Routes.swift:9 released its completion "
        + "handler without calling it. Call it once on every path.")
    #expect(stage.end(of: step(.pass), with: ()) == "built")
  }

  @Test("An action that drops its completion after taking effect counts as successful")
  func droppedAfterEffect() async {
    let stage = Stage(root: home)
    var end: String?
    stage.router.navigate(to: step(.drop)) { end = $0.failure?.description ?? "reached" }
    await stage.settle()
    #expect(end == "reached")
    #expect(stage.tree == presented)
  }

  @Test("An action that never answers times out after ten seconds")
  func held() {
    let held = Held()
    let stage = Stage(root: home)
    var ends: [String] = []
    stage.router.navigate(to: step(.hold(held), isEffective: false)) {
      ends.append($0.failure?.description ?? "reached")
    }
    stage.device.advance(by: .seconds(9))
    #expect(ends == [])
    stage.device.advance(by: .seconds(2))
    let timedOut =
      "The action TestAction of Screen at Shop/Routes.swift:9 did not answer in time. "
      + "Call the completion handler when the movement has ended."
    #expect(ends == [timedOut])
    held.answer(.success)
    stage.device.runUntilIdle()
    #expect(ends == [timedOut])
    #expect(stage.end(of: step(.pass), with: ()) == "built")
  }

  @Test("An action that never answers but takes effect counts as successful after ten seconds")
  func heldAfterEffect() {
    let held = Held()
    let stage = Stage(root: home)
    var ends: [String] = []
    stage.router.navigate(to: step(.hold(held))) {
      ends.append($0.failure?.description ?? "reached")
    }
    stage.device.advance(by: .seconds(11))
    #expect(ends == ["reached"])
  }

  @Test("An action's error is passed on unchanged")
  func failure() {
    let stage = Stage(root: home)
    let end = stage.go(to: step(.fail, isEffective: false), with: ())
    #expect(
      end?.failure?.description
        == "The action TestAction of Screen at Shop/Routes.swift:9 failed: refused by the test.")
    #expect(end?.failure?.underlying as? Refusal == Refusal())
    #expect(stage.tree == "HomeViewController [visible]")
  }

  @Test("Rule 20: an action that reports success without effect fails")
  func withoutEffect() {
    let stage = Stage(root: home)
    let end = stage.go(to: step(.pass, isEffective: false), with: ())
    #expect(
      end?.failure?.description.hasSuffix(
        "was integrated, but its view controller is not visible. "
          + "Check what the action does, or use '.nilAction()'.") == true)
  }

  /// Presents the screen and then a cover on it, and reports success.
  private func covered(by cover: UIViewController) -> DestinationStep<BagViewController, Void> {
    StepAssembly(
      finder: NilFinder<BagViewController, Void>(), factory: ClassFactory(),
      fileID: "Shop/Routes.swift", line: 9
    ).using(
      InlineAction { (screen, host: UIViewController, _, completion) in
        host.present(screen, animated: false) {
          screen.present(cover, animated: false) { completion(.success) }
        }
      }
    ).from(.current).assemble()
  }

  @Test("Rule 20: an action fails if it leaves another sheet on top of its screen")
  func coveredBySheet() {
    let stage = Stage(root: home)
    #expect(
      stage.end(of: covered(by: LoginViewController()), with: ())
        == "The step of BagViewController at Shop/Routes.swift:9 was integrated, but its view "
        + "controller is not visible. By then it had integrated BagViewController. Check what the "
        + "action does, or use '.nilAction()'.")
    #expect(
      stage.tree == """
        HomeViewController
        presents formSheet:
          BagViewController
          presents formSheet:
            LoginViewController [visible]
        """)
  }

  @Test("An action succeeds even if it leaves an alert on top of its screen")
  func coveredByAlert() {
    let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
    let stage = Stage(root: home)
    #expect(stage.end(of: covered(by: alert), with: ()) == "built")
    #expect(home.presentedViewController?.presentedViewController === alert)
  }

  @Test("Rule 19: a screen that an action puts on a hidden tab is brought to the front")
  func hiddenTab() {
    struct AddBehind: Action {
      func perform(
        with viewController: UIViewController, on host: UITabBarController, animated: Bool,
        completion: @escaping @MainActor (RoutingResult) -> Void
      ) {
        host.viewControllers?.append(viewController)
        completion(.success)
      }
    }
    let stage = Stage(root: tabs(home))
    let step = StepAssembly(
      finder: NilFinder<Screen, Void>(), factory: ClassFactory { $0.title = "new" }
    ).using(AddBehind())
      .from(GeneralStep.custom(using: ClassFinder<UITabBarController, Void>())).assemble()
    #expect(stage.end(of: step, with: ()) == "built")
    #expect(
      stage.tree == """
        UITabBarController [visible]
          HomeViewController
          Screen "new" [selected] [visible]
        """)
  }

  @Test("`nilAction` leaves the screen to the app")
  func nilAction() {
    let stage = Stage(root: home)
    let step = StepAssembly(finder: NilFinder<Screen, Void>(), factory: ClassFactory())
      .using(.nilAction()).from(.current).assemble()
    #expect(stage.end(of: step, with: ()) == "built")
    #expect(stage.tree == "HomeViewController [visible]")
  }

  @Test("`nilAction` leaves the screen to the app even if the destination stands on it")
  func nilActionBelow() {
    let stage = Stage(root: home)
    let below = StepAssembly(finder: NilFinder<Screen, Void>(), factory: ClassFactory())
      .using(.nilAction()).from(.current).assemble()
    let step = StepAssembly(finder: NilFinder<BagViewController, Void>(), factory: ClassFactory())
      .using(
        InlineAction { (bag, screen: Screen, _, completion) in
          screen.addChild(bag)
          bag.didMove(toParent: screen)
          completion(.success)
        }
      )
      .from(below).assemble()
    #expect(stage.end(of: step, with: ()) == "built")
    #expect(stage.tree == "HomeViewController [visible]")
  }

  @Test("Fault 12: `replaceRoot` completes when its animation has ended")
  func replaceRoot() {
    let stage = Stage(root: home)
    let step = StepAssembly(
      finder: NilFinder<AccountViewController, Void>(), factory: ClassFactory()
    ).using(.replaceRoot(animationOptions: .transitionCrossDissolve, duration: 2)).from(.root)
      .assemble()
    var ended: Duration?
    let start = stage.device.now
    stage.router.navigate(to: step) { _ in ended = stage.device.now - start }
    stage.device.runUntilIdle()
    #expect(ended == .seconds(2))
    #expect(stage.tree == "AccountViewController [visible]")
  }

  @Test("`replaceRoot` without animation completes at once")
  func replaceRootAtOnce() {
    let stage = Stage(root: home)
    let step = StepAssembly(
      finder: NilFinder<AccountViewController, Void>(), factory: ClassFactory()
    ).using(.replaceRoot(animationOptions: .transitionCrossDissolve, duration: 2)).from(.root)
      .assemble()
    var hasEnded = false
    stage.router.navigate(to: step, animated: false) { _ in hasEnded = true }
    #expect(hasEnded)
  }

  @Test(
    "An animated push ends with its transition, a push without animation at once",
    arguments: [true, false])
  func push(animated: Bool) {
    let root = stack(home)
    let stage = Stage(root: root)
    let step = StepAssembly(
      finder: NilFinder<AccountViewController, Void>(), factory: ClassFactory()
    ).using(.push()).from(base(root)).assemble()
    var hasEnded = false
    stage.router.navigate(to: step, animated: animated) { _ in hasEnded = true }
    #expect(hasEnded == !animated)
    #expect((root.transitionCoordinator != nil) == animated)
    stage.device.runUntilIdle()
    #expect(hasEnded)
  }
}
