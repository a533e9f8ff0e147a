import PortableUIKit
import StepRouter
import Testing

@MainActor @Suite("Rules 53 and 55: where a lock counts, and when it takes hold", .onDevice)
struct LockPlaceTests {
  private let home = HomeViewController()
  private let account = AccountViewController()
  private let pin = PINViewController()
  private let ends = Ends()

  private func overlay(_ stage: Stage) -> UIWindow {
    let window = stage.window.windowScene.map(UIWindow.init(windowScene:)) ?? UIWindow()
    window.windowLevel = .alert
    window.rootViewController = pin
    return window
  }

  @Test("Rule 53: a lock on a hidden tab holds back only navigations that concern its tab")
  func hiddenTab() {
    let vault = stack(pin)
    let tabs = tabs(stack(home), vault, stack(account), selected: 0)
    let stage = Stage(root: tabs)
    let inVault = StepAssembly(
      finder: ClassFinder<BagViewController, Void>(), factory: ClassFactory()
    ).using(.push()).from(
      SingleStep(finder: InstanceFinder<UINavigationController, Void>(vault), factory: NilFactory())
    ).from(.root).assemble()
    #expect(stage.end(of: LockRoutes.account, with: ()) == "revealed")
    stage.router.navigate(to: inVault) { [ends] in ends.note($0) }
    stage.router.navigate(to: LockRoutes.root) { [ends] in ends.note($0) }
    stage.device.runUntilIdle()
    #expect(ends.lines == [])
    #expect(stage.end(of: LockRoutes.home, with: ()) == "revealed")
    #expect(stage.end(of: LockRoutes.pin, with: ()) == "revealed")
    #expect(tabs.selectedViewController === vault)
    pin.routingLock.isHolding = false
    stage.device.runUntilIdle()
    #expect(ends.lines == ["built", "built"])
    #expect(stage.tree == "BagViewController [visible]")
  }

  @Test("Rule 53: a lock on a hidden tab holds back navigations that start on that tab")
  func withinHiddenTab() {
    let tabs = tabs(stack(home), stack(pin), selected: 0)
    let stage = Stage(root: tabs)
    let onPIN = StepAssembly(
      finder: NilFinder<BagViewController, Void>(), factory: ClassFactory()
    ).using(.push()).from(
      SingleStep(finder: ClassFinder<PINViewController, Void>(), factory: NilFactory())
        .expectingContainer() as ExpectedContainerStep<_, UINavigationController>
    ).from(.root).assemble()
    stage.router.navigate(to: onPIN) { [ends] in ends.note($0) }
    stage.device.runUntilIdle()
    #expect(ends.lines == [])
    pin.routingLock.isHolding = false
    stage.device.runUntilIdle()
    #expect(ends.lines == ["built"])
  }

  @Test("Rule 53: a lock in a column for another width holds back what would remove it")
  func columnOfOtherWidth() {
    let split = UISplitViewController(style: .doubleColumn)
    split.setViewController(account, for: .primary)
    split.setViewController(pin, for: .secondary)
    split.setViewController(stack(home), for: .compact)
    let stage = Stage(root: split)
    stage.router.navigate(to: LockRoutes.root) { [ends] in ends.note($0) }
    stage.device.runUntilIdle()
    #expect(ends.lines == [])
    pin.routingLock.isHolding = false
    stage.device.runUntilIdle()
    #expect(ends.lines == ["built"])
    #expect(stage.tree == "BagViewController [visible]")
  }

  @Test("Rule 53: a lock on a hidden tab of another window holds nothing back")
  func hiddenTabOfWindowAbove() {
    let stage = Stage(root: stack(home))
    let overlay = overlay(stage)
    overlay.rootViewController = tabs(stack(account), stack(pin), selected: 0)
    overlay.isHidden = false
    stage.device.runUntilIdle()
    #expect(stage.end(of: LockRoutes.presented, with: ()) == "built")
  }

  @Test("Rule 53: a navigation that waits for a tab's lock goes on when another tab is selected")
  func userLeavesTab() {
    let tabs = tabs(stack(pin), stack(home))
    let stage = Stage(root: tabs)
    stage.router.navigate(to: LockRoutes.presented) { [ends] in ends.note($0) }
    stage.device.runUntilIdle()
    #expect(ends.lines == [])
    tabs.selectedIndex = 1
    stage.device.runUntilIdle()
    #expect(ends.lines == ["built"])
  }

  @Test("Rule 53: a lock in another window of the scene counts while the window is shown")
  func windowAbove() {
    let stage = Stage(root: stack(home))
    let overlay = overlay(stage)
    overlay.isHidden = false
    stage.device.runUntilIdle()
    stage.router.navigate(to: LockRoutes.presented) { [ends] in ends.note($0) }
    stage.router.navigate(to: LockRoutes.home) { [ends] in ends.note($0) }
    stage.device.runUntilIdle()
    #expect(ends.lines == [])
    overlay.isHidden = true
    stage.device.runUntilIdle()
    #expect(ends.lines == ["built", "revealed"])
  }

  @Test("Rule 53: a lock of another scene doesn't count")
  func otherScene() {
    let locked = Stage(root: pin)
    let stage = Stage(root: stack(home))
    #expect(stage.end(of: LockRoutes.presented, with: ()) == "built")
    #expect(locked.tree == "PINViewController [visible]")
  }

  /// A sheet that shows a lock in a window above when it has gone.
  private func stageWithComingLock(
    policy: TurnPolicy = .enqueue, over top: UIViewController? = nil
  ) -> (stage: Stage, overlay: UIWindow) {
    final class Sheet: Screen {
      var onDisappear: (() -> Void)?
      override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        onDisappear?()
      }
    }
    let stage = Stage(root: top.map { stack(home, $0) } ?? stack(home), policy: policy)
    let overlay = overlay(stage)
    let sheet = Sheet()
    sheet.onDisappear = { overlay.isHidden = false }
    stage.present(sheet, on: top ?? home)
    return (stage, overlay)
  }

  private let overHome = StepAssembly(
    finder: NilFinder<BagViewController, Void>(), factory: ClassFactory(),
    fileID: "Shop/Routes.swift", line: 1
  ).using(.push()).from(
    SingleStep(finder: ClassFinder<HomeViewController, Void>(), factory: NilFactory())
      .expectingContainer() as ExpectedContainerStep<_, UINavigationController>
  ).from(.root).assemble()

  @Test("Rule 55: a lock that takes hold between two movements stops the rest until it lets go")
  func inTheMiddle() {
    let (stage, overlay) = stageWithComingLock()
    stage.router.navigate(to: overHome) { [ends] in ends.note($0) }
    stage.device.runUntilIdle()
    let half = """
      UINavigationController [visible]
        HomeViewController [visible]
      """
    #expect(ends.lines == [])
    #expect(stage.tree == half)
    stage.router.navigate(to: LockRoutes.presented) { [ends] in ends.note($0) }
    var passed: [String] = []
    stage.router.passing(pin.routingLock).navigate(to: LockRoutes.account) {
      passed.append($0.failure == nil ? "reached" : "failed")
    }
    stage.router.passing(pin.routingLock).navigate(to: LockRoutes.forgot) {
      passed.append($0.failure == nil ? "reached" : "failed")
    }
    stage.device.runUntilIdle()
    #expect(passed == ["failed", "reached"])
    #expect(ends.lines == [])
    overlay.isHidden = true
    stage.device.runUntilIdle()
    #expect(ends.lines == ["built", "built"])
    #expect(
      stage.tree == """
        UINavigationController
          HomeViewController
          ForgotPasswordViewController
          BagViewController
        presents formSheet:
          BagViewController [visible]
        """)
  }

  @Test("Rule 55: an interrupted navigation that's cancelled leaves out the rest of its movements")
  func cancelledInTheMiddle() {
    let (stage, overlay) = stageWithComingLock()
    let navigation = stage.router.navigate(to: overHome) { [ends] in ends.note($0) }
    stage.device.runUntilIdle()
    stage.router.navigate(to: LockRoutes.presented) { [ends] in ends.note($0) }
    navigation.cancel()
    #expect(
      ends.lines == ["The navigation was cancelled. By then it had dismissed Sheet."])
    overlay.isHidden = true
    stage.device.runUntilIdle()
    #expect(ends.lines.last == "built")
  }

  @Test("Rule 55: cancelling an interrupted navigation passes its turn on")
  func cancelledBeforeOthers() {
    let (stage, overlay) = stageWithComingLock()
    let navigation = stage.router.navigate(to: overHome) { [ends] in ends.note($0) }
    stage.router.navigate(to: LockRoutes.presented) { [ends] in ends.note($0) }
    stage.device.runUntilIdle()
    #expect(ends.lines == [])
    navigation.cancel()
    overlay.isHidden = true
    stage.device.runUntilIdle()
    #expect(ends.lines.count == 2)
    #expect(ends.lines.last == "built")
  }

  @Test("Rule 55: replacePending doesn't replace a navigation that has begun to move")
  func notReplacedInTheMiddle() {
    let (stage, overlay) = stageWithComingLock(policy: .replacePending)
    stage.router.navigate(to: overHome) { [ends] in ends.note($0) }
    stage.device.runUntilIdle()
    stage.router.navigate(to: LockRoutes.presented) { [ends] in ends.note($0) }
    stage.device.runUntilIdle()
    #expect(ends.lines == [])
    overlay.isHidden = true
    stage.device.runUntilIdle()
    #expect(ends.lines == ["built", "built"])
  }

  @Test("Rule 55: navigations past the lock that replace each other leave the waiting one alone")
  func notReplacedByPassing() {
    let (stage, overlay) = stageWithComingLock(policy: .replacePending)
    stage.router.navigate(to: overHome) { [ends] in ends.note($0) }
    stage.device.runUntilIdle()
    let router = stage.router.passing(pin.routingLock)
    var passed: [String] = []
    router.navigate(to: LockRoutes.forgot) { passed.append($0.failure == nil ? "1" : "failed") }
    router.navigate(to: LockRoutes.pushed) { passed.append($0.failure == nil ? "2" : "failed") }
    stage.device.runUntilIdle()
    #expect(passed == ["1", "2"])
    #expect(ends.lines == [])
    overlay.isHidden = true
    stage.device.runUntilIdle()
    #expect(ends.lines == ["built"])
  }

  @Test("Rule 55: screens that leave after the wait leave because of the navigation")
  func leavesByNavigation() {
    let (stage, overlay) = stageWithComingLock(over: account)
    var reasons: [LeaveReason] = []
    account.onLeave { reasons.append($0) }
    stage.router.navigate(to: overHome) { [ends] in ends.note($0) }
    stage.device.runUntilIdle()
    #expect(ends.lines == [])
    #expect(reasons == [])
    overlay.isHidden = true
    stage.device.runUntilIdle()
    #expect(ends.lines == ["built"])
    guard case .navigated? = reasons.first, reasons.count == 1 else {
      return #expect(reasons == [], "not by the navigation")
    }
  }

  @Test(
    "Rule 55: with the policy `.refuse` an interrupted navigation ends, and says what it has done")
  func refusedInTheMiddle() {
    let (stage, _) = stageWithComingLock()
    let window = stage.window
    DefaultRouter(windowProvider: CustomWindowProvider { window }, locks: .refuse)
      .navigate(to: overHome) { [ends] in ends.note($0) }
    stage.device.runUntilIdle()
    guard ends.lines.count == 1 else { return #expect(ends.lines == ["one"]) }
    #expect(ends.lines[0].contains("PINViewController locks the screen"))
    #expect(ends.lines[0].contains("Sheet"))
  }

  @Test("Rule 55: a lock's own screen that a navigation shows doesn't hold that navigation back")
  func ownScreen() {
    let stage = Stage(root: stack(home))
    let lock = StepAssembly(
      finder: ClassFinder<PINViewController, Void>(), factory: ClassFactory()
    ).using(.push()).from(NavigationControllerStep()).using(.present()).from(.current).assemble()
    #expect(stage.end(of: lock, with: ()) == "built")
  }

  @Test("Rule 55: a lock that takes hold during an interceptor holds back the navigation's turn")
  func afterInterceptor() {
    let held = Held()
    let stage = Stage(root: stack(home))
    let guarded = StepAssembly(
      finder: NilFinder<BagViewController, Void>(), factory: ClassFactory()
    ).adding(TestGuard<Void>(name: "A", journal: Journal(), answer: .hold(held)))
      .using(.push()).from(.visibleStack).assemble()
    stage.router.navigate(to: guarded) { [ends] in ends.note($0) }
    stage.present(pin, on: home)
    held.answer(.success)
    stage.device.runUntilIdle()
    #expect(ends.lines == [])
    home.dismiss(animated: true)
    stage.device.runUntilIdle()
    #expect(ends.lines == ["built"])
    #expect(held.completions.count == 0)
  }
}
