import PortableUIKit
import StepRouter

/// A window in which a random sequence happens.
@MainActor
final class RandomRun {
  let device = HeadlessDevice.current
  let cast = RandomCast()
  let window: UIWindow
  var held: [@MainActor () -> Void] = []
  private(set) var navigations: [RandomNavigation] = []
  private(set) var faults: [String] = []
  private var gestures: [InteractiveGesture] = []
  private var misuses: [String] = []
  /// Whether nothing but the last navigation has happened since the last rest.
  private var isAlone = true
  private var meanwhile = (asked: 0, ended: 0)
  /// The names of the screens that refuse to go and have been on screen.
  private var locked: Set<String> = []
  private let tally: RandomTally?
  private var treeAtRest: [ObjectIdentifier] = []

  init(tally: RandomTally? = nil) {
    self.tally = tally
    window = UIWindow(windowScene: device.connectScene())
    window.rootViewController = RandomTree.stack([.screen(0)]).build(in: cast)
    window.makeKeyAndVisible()
    device.misuseHandler = { [weak self] in self?.misuses.append("\($0.rule) \($0.reason)") }
    device.runUntilIdle()
  }

  var screen: RandomOracle { RandomOracle(window: window) }

  func fault(_ text: String) { faults.append(text) }

  func perform(_ operation: RandomOperation) async {
    switch operation {
    case .navigate(let chain, let context, let policy, let isAnimated):
      navigate(chain, context, policy, isAnimated)
    case .cancel(let index):
      let pending = navigations.filter { !$0.isAnswered }
      if pending.indices.contains(index) { pending[index].handle?.cancel() }
    case .lock(let index): lock(index)
    case .settle: await settle()
    case .advance(let milliseconds): device.advance(by: .milliseconds(milliseconds))
    case .selectTab, .tapTab, .tapTabSidebar, .pressBack, .swipeDown, .escape, .turnPage,
      .pressSidebar, .resize, .beginPop, .beginSwipe, .beginTurn, .updateGesture, .endGesture:
      byOthers { touch(operation) }
    default: byOthers { changeByApp(operation) }
    }
    noteComplaints("in the last operation")
  }

  /// UIKit's complaints about what other code does aren't the router's fault.
  private func byOthers(_ body: () -> Void) {
    noteComplaints("before somebody else's doing")
    isAlone = false
    cast.isOthersTurn = true
    body()
    cast.isOthersTurn = false
    misuses = []
    device.clearWarnings()
  }

  private func noteComplaints(_ moment: String) {
    for complaint in misuses + device.warnings + cast.takeFaults() {
      fault("\(complaint), \(moment)")
    }
    misuses = []
    device.clearWarnings()
  }
}

extension RandomRun {
  private func navigate(
    _ chain: RandomChain, _ context: Int, _ policy: TurnPolicy, _ isAnimated: Bool
  ) {
    // A finger that lies still on the screen will still move it.
    if navigations.allSatisfy(\.isAnswered), device.isIdle, gestures.isEmpty {
      noteRest()
    } else {
      isAlone = false
    }
    let account = RandomNavigation(chain: chain, context: context)
    navigations.append(account)
    let router = DefaultRouter(
      windowProvider: CustomWindowProvider { [weak window] in window }, policy: policy)
    switch RandomAssembler(run: self, account: account).assemble() {
    case .any(let step): begin(step, account, router, isAnimated)
    case .screen(let step): begin(step, account, router, isAnimated)
    case .stack(let step): begin(step, account, router, isAnimated)
    case .tabs(let step): begin(step, account, router, isAnimated)
    case .pages(let step): begin(step, account, router, isAnimated)
    case .book(let step): begin(step, account, router, isAnimated)
    case .split(let step): begin(step, account, router, isAnimated)
    }
  }

  private func begin<Screen>(
    _ step: DestinationStep<Screen, Int>, _ account: RandomNavigation, _ router: DefaultRouter,
    _ isAnimated: Bool
  ) {
    account.handle = router.navigate(to: step, with: account.context, animated: isAnimated) {
      [weak self, account] result in
      account.end(result.map(\.kind))
      self?.judge(result.map { ($0.viewController, $0.kind) }, of: account)
    }
  }

  /// What an interceptor does that first shows a screen of its own, or a task that requests another
  /// one.
  func navigateMeanwhile(_ completion: @escaping @MainActor () -> Void = {}) {
    let router = DefaultRouter(windowProvider: CustomWindowProvider { [weak window] in window })
    let login = StepAssembly(
      finder: NilFinder(),
      factory: InlineFactory { [cast] (_: Void) in cast.enlist(RandomScreen()) }
    ).using(.present()).from(.current).assemble()
    isAlone = false
    meanwhile.asked += 1
    router.navigate(to: login, with: ()) { [self] _ in
      meanwhile.ended += 1
      completion()
    }
  }

  /// What an interceptor or the app does past the router. It dismisses everything presented first,
  /// and does nothing while something moves or if a locked screen would go.
  func replaceRoot(with tree: RandomTree, _ completion: @escaping @MainActor () -> Void = {}) {
    isAlone = false
    guard !screen.isMoving, !screen.everybody.contains(where: \.isLockedMember) else {
      return completion()
    }
    guard let root = window.rootViewController, root.presentedViewController != nil else {
      window.rootViewController = tree.build(in: cast)
      return completion()
    }
    root.dismiss(animated: false) { [self] in
      window.rootViewController = tree.build(in: cast)
      completion()
    }
  }
}

extension RandomRun {
  /// Locks a screen while nothing moves; at other times its removal may already be permitted.
  private func lock(_ index: Int) {
    guard device.isIdle, navigations.allSatisfy(\.isAnswered) else { return }
    let everybody = screen.everybody
    (everybody[index % everybody.count] as? any RandomMember)?.isLocked = true
    noteLocked()
  }

  private func noteLocked() {
    locked.formUnion(screen.everybody.filter(\.isLockedMember).map(\.randomName))
  }

  private func changeByApp(_ operation: RandomOperation) {
    switch operation {
    case .setRoot(let tree): replaceRoot(with: tree)
    case .present(let tree, let style, let isAnimated):
      let presented = tree.build(in: cast)
      presented.modalPresentationStyle = RandomStyle.all[style]
      present(presented, isAnimated)
    case .presentAlert:
      let alert = cast.enlist(
        UIAlertController(title: "Alert", message: nil, preferredStyle: .alert))
      alert.addAction(UIAlertAction(title: "OK", style: .default))
      present(alert, true)
    case .dismiss(let isAnimated):
      guard let layer = screen.layers.dropFirst().last, !layer.holdsLocked else { return }
      layer.presentingViewController?.dismiss(animated: isAnimated)
    case .push(let kind, let isAnimated):
      guard let stack = screen.stack, stack.transitionCoordinator == nil else { return }
      let pushed = cast.enlist(RandomScreen())
      pushed.kind = kind
      stack.pushViewController(pushed, animated: isAnimated)
    case .pop(let isAnimated):
      guard let stack = screen.stack, stack.transitionCoordinator == nil,
        stack.topViewController?.holdsLocked != true
      else { return }
      stack.popViewController(animated: isAnimated)
    case .changeTab(let number, let change): changeTab(number, change)
    case .preferMode(let index):
      screen.split?.preferredDisplayMode = RandomStyle.displayModes[index]
    default: return
    }
  }

  private func changeTab(_ number: Int, _ change: RandomTabChange) {
    guard #available(iOS 18.4, *), let tabs = screen.tabs, let tab = tabs.randomTab(number) else {
      return
    }
    switch change {
    case .hide(let isHidden): tab.isHidden = isHidden
    case .enable(let isEnabled): tab.isEnabled = isEnabled
    case .remove:
      guard !tabs.holdsLocked else { return }
      if let group = tab.parent {
        if group.children.count > 1 { group.children.removeAll { $0 === tab } }
      } else if tabs.tabs.count > 1 {
        tabs.tabs.removeAll { $0 === tab }
      }
    case .add(let new):
      tabs.tabs.append(new.build(in: cast, number: tabs.tabs.count))
    }
  }

  private func present(_ presented: UIViewController, _ isAnimated: Bool) {
    guard let presenter = screen.layers.last, !presenter.isBeingPresented,
      !presenter.isBeingDismissed, presenter.viewIfLoaded?.window != nil
    else { return }
    presented.popoverPresentationController?.sourceView = presenter.view
    presenter.present(presented, animated: isAnimated)
  }

  private func touch(_ operation: RandomOperation) {
    switch operation {
    case .selectTab(let index):
      guard let tabs = screen.tabs, !tabs.mayLoseLocked(byTapOn: index) else { return }
      device.user.selectTab(at: index, in: tabs)
    case .tapTab(let number):
      guard #available(iOS 18.0, *), let tabs = screen.tabs, let tab = tabs.randomTab(number),
        !tabs.holdsLocked
      else { return }
      device.user.select(tab, in: tabs)
    case .tapTabSidebar: _ = screen.tabs.map(device.user.toggleSidebar)
    case .pressBack, .beginPop:
      guard let stack = screen.stackWithBack, stack.topViewController?.holdsLocked != true else {
        return
      }
      if operation == .pressBack {
        device.user.pressBack(in: stack)
      } else {
        device.user.beginPop(in: stack).map { gestures.append($0) }
      }
    case .swipeDown, .beginSwipe:
      guard let layer = screen.layers.dropFirst().last, !layer.holdsLocked else { return }
      if operation == .swipeDown {
        device.user.swipeDown(layer)
      } else {
        device.user.beginSwipeDown(layer).map { gestures.append($0) }
      }
    case .escape:
      guard screen.layers.last?.holdsLocked != true else { return }
      device.user.performEscape()
    case .turnPage(let isForward):
      screen.book.map { _ = device.user.swipePage(isForward ? .forward : .reverse, in: $0) }
    case .beginTurn(let isForward):
      guard let book = screen.book else { return }
      device.user.beginPageSwipe(isForward ? .forward : .reverse, in: book)
        .map { gestures.append($0) }
    case .pressSidebar:
      screen.split.map { _ = device.user.tap($0.displayModeButtonItem) }
    case .resize(let isWide):
      let size = isWide ? CGSize(width: 1024, height: 768) : CGSize(width: 390, height: 844)
      device.user.resize(window, to: size)
    case .updateGesture: gestures.last?.update(0.5)
    case .endGesture(let isCancelled):
      guard let gesture = gestures.popLast() else { return }
      if isCancelled { gesture.cancel() } else { gesture.finish() }
    default: return
    }
  }
}

extension RandomRun {
  /// Lets everything end: gestures, animations, interceptors that wait, time limits.
  func settle() async {
    for round in 0..<8 {
      while let gesture = gestures.popLast() {
        if round.isMultiple(of: 2) { gesture.finish() } else { gesture.cancel() }
      }
      await rest()
      if navigations.allSatisfy(\.isAnswered), meanwhile.asked == meanwhile.ended { break }
      device.advance(by: .seconds(11))
      let waiting = held
      held = []
      for answer in waiting { answer() }
    }
    let waiting = held
    held = []
    for answer in waiting { answer() }
    await rest()
    judgeRest()
    navigations = []
  }

  private func noteRest() {
    isAlone = true
    treeAtRest = screen.everybody.map { ObjectIdentifier($0) }
  }

  /// Leaves time for the separate task that notices a dropped completion.
  private func rest() async {
    for _ in 0..<2 {
      device.runUntilIdle()
      await device.letTasksRun()
    }
    device.runUntilIdle()
  }

  private func judge(
    _ result: Result<(UIViewController, NavigationKind), RoutingError>,
    of account: RandomNavigation
  ) {
    let chain = account.chain
    noteLocked()
    switch result {
    case .success((let viewController, let kind)):
      let last = chain.steps.count - 1
      if chain.steps[last].choice != .expecting, !account.hasPassed(last) {
        fault("success without the destination's guards")
      }
      if kind != .built, account.buildCount > 0 { fault("\(kind) though something was built") }
      let isLeftAlone = chain.steps.contains { $0.action == .nothing }
      let isViewNeeded = kind != .alreadyVisible
      if !isLeftAlone,
        let reason = screen.hindrance(of: viewController, isViewNeeded: isViewNeeded)
      {
        fault("success (\(kind)), and the destination \(reason)")
      }
      if isAlone, kind == .alreadyVisible { expectUnmoved("an \(kind) navigation") }
    case .failure(let error):
      if isAlone, error.isAboutShowing, !chain.hasDoubtfulActions, !screen.keepsUnreachable {
        fault("nobody interfered, and yet: \(error)")
      }
      if isAlone, error.isBeforeBuild { expectUnmoved("\(error)") }
    }
  }

  private func expectUnmoved(_ reason: String) {
    if screen.everybody.map({ ObjectIdentifier($0) }) != treeAtRest {
      fault("the screen has changed: \(reason)")
    }
  }

  private func judgeRest() {
    for account in navigations {
      tally?.note(account.ends)
      if account.ends.count != 1 { fault("\(account.ends.count) completions") }
      if account.handle?.isFinished != true { fault("a navigation that is not finished") }
      account.faults.forEach(fault)
    }
    if meanwhile.asked != meanwhile.ended {
      fault("\(meanwhile.asked) navigations were asked for within others, \(meanwhile.ended) ended")
    }
    noteComplaints("at rest")
    screen.faultsAtRest().forEach(fault)
    let everybody = Set(screen.everybodyKept.map { ObjectIdentifier($0) })
    for member in cast.living where !everybody.contains(ObjectIdentifier(member)) {
      fault("\(member.randomName) is leaked")
    }
    locked.subtract(cast.turnedAway)
    for name in locked.subtracting(screen.everybody.map(\.randomName)) {
      fault("\(name) is locked and gone")
    }
    noteLocked()
    if navigations.contains(where: \.isHeld) { fault("a chain is still held") }
    tryTurn()
  }

  /// Checks that the turn is free: a router that wouldn't wait gets it.
  private func tryTurn() {
    guard faults.isEmpty else { return }
    let router = DefaultRouter(
      windowProvider: CustomWindowProvider { [weak window] in window }, policy: .reject)
    let current: DestinationStep<UIViewController, Void> = GeneralStep.current()
    var end: Result<NavigationOutcome<UIViewController>, RoutingError>?
    router.navigate(to: current, with: ()) { end = $0 }
    device.runUntilIdle()
    switch end {
    case nil: fault("a further navigation does not end")
    case .failure(let error): fault("a further navigation fails: \(error)")
    case .success: return
    }
  }
}

extension RandomTabs {
  /// A tap on the selected tab pops its stack; among `UITab`s a tap also makes a group's stack anew.
  fileprivate func mayLoseLocked(byTapOn index: Int) -> Bool {
    guard viewControllers != nil else { return holdsLocked }
    return selectedIndex == index && selectedViewController?.holdsLocked == true
  }

  @available(iOS 18.0, *)
  fileprivate func randomTab(_ number: Int) -> UITab? {
    let all = randomTabs
    return viewControllers != nil || all.isEmpty ? nil : all[number % all.count]
  }
}

extension RoutingError {
  /// Whether everything went well, but the destination couldn't be shown.
  fileprivate var isAboutShowing: Bool {
    switch self {
    case .notVisible, .presentationRefused, .timedOut: true
    default: false
    }
  }

  /// Whether the navigation has ended before anything could happen on screen.
  fileprivate var isBeforeBuild: Bool {
    switch self {
    case .startNotFound, .noCaseMatched, .preparationFailed, .rootMismatch, .intercepted,
      .interceptorLoop, .cantBeDismissed, .busy:
      true
    default: false
    }
  }
}
