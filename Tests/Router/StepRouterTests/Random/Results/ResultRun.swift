import PortableUIKit
import StepRouter

/// Begins waits, does at random what a user, links and the app's code may do to the awaited
/// screens, and keeps a model of how each wait must end.
@MainActor
final class ResultRun {
  private var random: SplitMix
  private let stage: Stage
  private let tabBar: UITabBarController
  private var waits: [AwaitedNumber] = []
  private(set) var operations: [String] = []
  private(set) var faults: [String] = []
  /// Which waits have ended, in this order, and which awaited screens have left.
  private(set) var ended: [Int] = []
  private var left: [Int] = []

  init(seed: UInt64) {
    random = SplitMix(seed: seed)
    tabBar = tabs(stack(HomeViewController()), stack(SearchViewController()))
    stage = Stage(root: tabBar)
  }

  func begin() async {
    for _ in 0..<(3 + random.next(below: 7)) where faults.isEmpty {
      doSomething()
      if random.chance(70) {
        await stage.settle()
        check()
      } else {
        await nextTurn()
        stage.device.advance(by: .milliseconds(random.next(below: 400)))
        await nextTurn()
      }
    }
    await stage.settle()
    check()
    operations.append("close the window")
    if let scene = stage.window.windowScene { stage.device.disconnect(scene) }
    await stage.settle()
    check()
    for wait in waits where wait.endings.count != 1 {
      faults.append("wait \(wait.id) has ended \(wait.endings.count) times at the end")
    }
    for wait in waits { wait.task?.cancel() }
  }

  private var visibleStack: UINavigationController? {
    tabBar.selectedViewController as? UINavigationController
  }

  private var top: UIViewController? {
    var top: UIViewController? = tabBar
    while let next = top?.presentedViewController { top = next }
    return top
  }

  private var open: [AwaitedNumber] { waits.filter { $0.endings.isEmpty } }

  private func doSomething() {
    switch random.next(below: 13) {
    case 0...3: ask(random.one(of: AwaitedKind.allCases))
    case 4: if let wait = open.randomOne(by: &random) { answer(wait) }
    case 5: if let wait = open.randomOne(by: &random) { cancel(wait) }
    case 6: touch()
    case 7:
      operations.append("another tab")
      stage.device.user.selectTab(at: random.next(below: 2), in: tabBar)
    case 8: navigate()
    case 9: if let screen = waits.randomOne(by: &random)?.screen { close(screen) }
    case 10:
      operations.append("go back")
      stage.router.goBack(completion: { _ in })
    case 11: cover()
    default: dismissByHand()
    }
  }

  private func ask(_ kind: AwaitedKind) {
    let wait = AwaitedNumber(id: waits.count, kind: kind)
    waits.append(wait)
    operations.append("await \(wait.id), \(kind)")
    let router = stage.router
    wait.task = Task { [weak self] in
      let ending: String
      do {
        ending = "\(try await Self.result(of: wait, by: router, telling: self))"
      } catch is CancellationError {
        ending = "cancelled"
      } catch {
        ending = "failed"
      }
      wait.endings.append(ending)
      self?.ended.append(wait.id)
    }
  }

  private static func result(
    of wait: AwaitedNumber, by router: DefaultRouter, telling run: ResultRun?
  ) async throws -> Int {
    let built: @MainActor (UIViewController) -> Void = { [weak run] screen in
      wait.screen = screen
      wait.isBuilt = true
      screen.onLeave { _ in
        wait.wasToldOfLeave += 1
        run?.left.append(wait.id)
      }
    }
    let screen = StepAssembly(
      finder: NilFinder<NumberScreen, Void>(),
      factory: InlineFactory {
        let screen = NumberScreen()
        built(screen)
        return screen
      })
    switch wait.kind {
    case .pushed:
      return try await router.result(
        of: screen.using(.push())
          .from(
            GeneralStep.custom(
              using: ClassFinder<UINavigationController, Void>(options: .fullStack))
          )
          .assemble())
    case .presented:
      return try await router.result(of: screen.using(.present()).from(.current).assemble())
    case .inStack:
      return try await router.result(
        of: screen.using(.push()).from(NavigationControllerStep()).using(.present())
          .from(.current).assemble())
    case .overTab:
      return try await router.result(
        of: screen.using(.present(presentationStyle: .overFullScreen)).from(.root).assemble())
    case .alert:
      let factory = AlertFactory<Int, Void> { _ in
        AlertContent(title: "\(wait.id)", actions: [AlertAction("OK", returning: wait.id)])
      }
      return try await router.result(
        of: StepAssembly(
          finder: NilFinder(),
          factory: InlineFactory<AlertController<Int>, Void> { _ in
            let alert = try factory.build(with: ())
            built(alert)
            return alert
          }
        )
        .using(.present()).from(.current).assemble())
    }
  }

  private func answer(_ wait: AwaitedNumber) {
    guard let screen = wait.screen else { return }
    operations.append("answer \(wait.id)")
    if let alert = screen as? AlertController<Int> {
      guard let action = alert.actions.first else { return }
      stage.device.user.choose(action, in: alert)
    } else {
      (screen as? NumberScreen)?.returnResult(wait.id)
    }
  }

  private func cancel(_ wait: AwaitedNumber) {
    operations.append("cancel \(wait.id)")
    wait.task?.cancel()
  }

  private func touch() {
    if let sheet = top, sheet !== tabBar, random.chance(60) {
      let gesture = stage.device.user.beginSwipeDown(sheet)
      let isFinished = random.chance(60)
      operations.append("pull the sheet down, \(isFinished)")
      isFinished ? gesture?.finish() : gesture?.cancel()
    } else if let stack = (top as? UINavigationController) ?? visibleStack {
      if random.chance(50) {
        operations.append("back")
        stage.device.user.pressBack(in: stack)
      } else {
        let gesture = stage.device.user.beginPop(in: stack)
        let isFinished = random.chance(60)
        operations.append("swipe back, \(isFinished)")
        isFinished ? gesture?.finish() : gesture?.cancel()
      }
    }
  }

  private func navigate() {
    operations.append("navigate home")
    stage.router.navigate(
      to: StepAssembly(finder: ClassFinder<HomeViewController, Void>(), factory: NilFactory())
        .from(.root).assemble(), completion: { _ in })
  }

  private func close(_ screen: UIViewController) {
    operations.append("close \(type(of: screen))")
    stage.router.close(screen, animated: random.chance(50), completion: { _ in })
  }

  private func cover() {
    operations.append("cover")
    stage.router.navigate(
      to: StepAssembly(finder: NilFinder<BagViewController, Void>(), factory: ClassFactory())
        .using(.present()).from(.current).assemble(), completion: { _ in })
  }

  private func dismissByHand() {
    guard let top, top !== tabBar else { return }
    operations.append("dismiss by hand")
    top.presentingViewController?.dismiss(animated: random.chance(50))
  }

  private func check() {
    for wait in waits {
      let isThere = wait.isThere(in: stage.window)
      if isThere { wait.wasThere = true }
      let hasGone = wait.isBuilt && (wait.wasThere || wait.wasToldOfLeave > 0) && !isThere
      if wait.wasToldOfLeave != (hasGone ? 1 : 0) {
        fault("the leave of \(wait.id) was told \(wait.wasToldOfLeave) times")
      }
      if wait.endings.count > 1 { fault("wait \(wait.id) has ended twice") }
      if hasGone, wait.endings.isEmpty { fault("wait \(wait.id) has not ended") }
      if isThere, !wait.endings.isEmpty { fault("wait \(wait.id) has ended, its screen is there") }
      if let ending = wait.endings.first, ending != "cancelled", ending != "failed",
        ending != "\(wait.id)"
      {
        fault("wait \(wait.id) has ended with \(ending)")
      }
    }
    let endedByLeaving = ended.filter { left.contains($0) }
    let leftAndEnded = left.filter { ended.contains($0) }
    if endedByLeaving != leftAndEnded { fault("left \(leftAndEnded), ended \(endedByLeaving)") }
    if let misuse = stage.recorder.misuses.first { fault(misuse) }
  }

  private func fault(_ fault: String) {
    faults.append(fault)
    operations.append("here:\n\(stage.tree)")
  }
}

extension [AwaitedNumber] {
  fileprivate func randomOne(by random: inout SplitMix) -> AwaitedNumber? {
    isEmpty ? nil : random.one(of: self)
  }
}
