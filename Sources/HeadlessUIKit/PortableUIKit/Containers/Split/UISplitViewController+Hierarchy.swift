#if !canImport(UIKit)
/// Makes the hierarchy match the columns. A callback may change the columns again, so the split view
/// controller compares them with the hierarchy before each step.
extension UISplitViewController {
  private enum Step {
    case letGo(UIViewController)
    case take(UIViewController)
    case hide(UIViewController)
    case show(UIViewController)
    case order([UIViewController])
    case catchUp(UINavigationController)
  }

  func settle() {
    guard !isSettling else { return }
    isSettling = true
    defer { isSettling = false }
    // The limit stops an app that changes its columns in every callback.
    for _ in 0..<Self.mostSteps {
      guard let step = nextStep else { return }
      perform(step)
    }
  }

  private static let mostSteps = 100

  private var nextStep: Step? {
    let wanted = wantedHosts
    if let gone = hosts.first(where: { !wanted.contains($0) }) { return .letGo(gone) }
    if let newcomer = wanted.first(where: { !hosts.contains($0) }) { return .take(newcomer) }
    let seen = wantedOnScreen
    if let hidden = placed.first(where: { !seen.contains($0) }) { return .hide(hidden) }
    if let newcomer = seen.first(where: { !placed.contains($0) }) { return .show(newcomer) }
    if hosts != wanted { return .order(wanted) }
    return staleStack.map(Step.catchUp)
  }

  private func perform(_ step: Step) {
    switch step {
    case .letGo(let host): letGo(host)
    case .take(let host): take(host)
    case .hide(let host): hide(host)
    case .show(let host): show(host)
    case .order(let wanted):
      hosts = wanted
      childList.removeAll(where: wanted.contains)
      childList = wanted + childList
    case .catchUp(let stack):
      staleStack = nil
      stack.showTopAtOnce()
    }
  }

  private var wantedHosts: [UIViewController] {
    guard isArranged || isClassic else { return [] }
    let own = isFolded ? [foldedRoot] : childOrder.map { columns[$0]?.host }
    let wanted = own.compactMap { $0 }
    guard let lingering, !wanted.contains(lingering) else { return wanted }
    return wanted + [lingering]
  }

  private var wantedOnScreen: [UIViewController] {
    guard isArranged else { return [] }
    let seen = isFolded ? [foldedRoot] : shownColumns.map { columns[$0]?.host }
    return seen.compactMap { $0 }
  }

  /// The order of the columns among the children (rule 97).
  private var childOrder: [Column] {
    let inspector: [Column] = isInspectorShown ? [.inspector] : []
    return (style == .tripleColumn ? [.supplementary] : []) + [.primary, .secondary] + inspector
  }

  private var forwards: Bool {
    appearance.isVisible && shouldAutomaticallyForwardAppearanceMethods
  }

  func letGo(_ host: UIViewController) {
    host.willMove(toParent: nil)
    guard isSuperfluous(host) else { return host.movement = .none }
    hide(host, animated: false)
    guard isSuperfluous(host) else { return host.movement = .none }
    forget(host)
    host.didMove(toParent: nil)
    host.movement = .none
  }

  private func isSuperfluous(_ host: UIViewController) -> Bool {
    hosts.contains(host) && host.parent === self && !wantedHosts.contains(host)
  }

  /// Removes the links to a host without any callbacks.
  func forget(_ host: UIViewController) {
    hosts.removeAll { $0 === host }
    placed.removeAll { $0 === host }
    guard host.parent === self else { return }
    childList.removeAll { $0 === host }
    host.parentLink = nil
  }

  func take(_ host: UIViewController) {
    if let stack = host.parent as? UINavigationController, holdsColumns(stack) {
      stack.handOver(host)
      staleStack = stack
    }
    guard isFree(host), mayContain(host) else { return drop(host) }
    // A host that a stack has handed over stays on screen.
    if !host.appearance.isVisible, host.parent == nil { host.leavePlace() }
    host.willMove(toParent: self)
    guard isFree(host), mayContain(host) else { return drop(host) }
    childList.removeAll { $0 === host }
    childList.append(host)
    if !hosts.contains(host) { hosts.append(host) }
    host.parentLink = self
    host.movement = host.appearance.isVisible ? .none : .toParent
    host.didMove(toParent: self)
  }

  /// Returns true if the host has no other parent, no presenter, and no window of its own.
  func isFree(_ host: UIViewController) -> Bool {
    guard host.parent == nil || host.parent === self else { return false }
    return host.presenterLink == nil && !(host.viewIfLoaded?.superview is UIWindow)
  }

  /// Empties the column of a host that has gone elsewhere.
  func drop(_ host: UIViewController) {
    columns = columns.filter { $0.value.host !== host }
    hosts.removeAll { $0 === host }
    placed.removeAll { $0 === host }
    if lingering === host { lingering = nil }
    if setAside === host { setAside = nil }
  }

  private func hide(_ host: UIViewController) {
    guard let change else { return hide(host, animated: false) }
    placed.removeAll { $0 === host }
    change.leaving.append(host)
    host.beginIfNeeded(false, animated: true)
  }

  func hideIfPlaced(_ host: UIViewController) {
    if placed.contains(host) { hide(host, animated: false) }
  }

  func hide(_ host: UIViewController, animated: Bool) {
    placed.removeAll { $0 === host }
    host.beginIfNeeded(false, animated: animated)
    guard !placed.contains(host), host.parent === self else { return }
    host.viewIfLoaded?.removeFromSuperview()
    host.endIfOpen(false)
  }

  private func show(_ host: UIViewController) {
    placed.append(host)
    placed.sort { rank(of: $0) < rank(of: $1) }
    let isAnimated = appearance.isInTransition ? appearance.isAnimated : change != nil
    if forwards { host.beginIfNeeded(true, animated: isAnimated) }
    guard placed.contains(host), host.parent === self else { return }
    place(host)
    guard forwards else { return }
    host.sendIsAppearingInWindow()
    if appearance.phase == .appeared, change == nil { endAppearing(host) }
  }

  private func rank(of host: UIViewController) -> Int {
    columns.first { $0.value.host === host }?.key.rawValue ?? 0
  }

  /// Places a host's view: the secondary one at the back, the others in front of it.
  private func place(_ host: UIViewController) {
    guard let view = viewIfLoaded, let hostView = host.view else { return }
    layOutColumns(in: view)
    let isSecondary = columns[.secondary]?.host === host
    if isSecondary { view.insertSubview(hostView, at: 0) } else { view.addSubview(hostView) }
    navigationStack(of: host)?.placeShown()
  }

  func endAppearing(_ host: UIViewController) {
    if viewIfLoaded?.window == nil { host.endIfOpen(true) } else { host.endAppearingInWindow() }
  }

  var isOnScreen: Bool { appearance.isVisible && viewIfLoaded?.window != nil }

  /// Forgets a column that leaves through another parent's `addChild` or through
  /// `removeFromParent`.
  func lose(_ child: UIViewController) {
    guard hosts.contains(child) else { return }
    finishChange()
    drop(child)
    child.leaveScreen()
  }
}
#endif
