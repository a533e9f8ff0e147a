#if !canImport(UIKit)
/// Checks and performs changes of the array.
extension UINavigationController {
  func push(_ viewController: UIViewController, animated: Bool, isColumn: Bool = false) {
    guard mayPush(viewController, isColumn: isColumn) else { return }
    device.asCurrent {
      loadViewIfNeeded()
      if viewController.parent !== self { viewController.leavePlace() }
      if let covered = childList.last { settleLower(covered) }
      // A callback may have pushed the view controller itself, or moved it to another container.
      guard isFree(viewController), !lists(viewController) else { return }
      let before = animated ? childList : []
      entries += 1
      childList.append(viewController)
      askBarForPush(of: viewController)
      startEntering(viewController)
      entries -= 1
      followArray(makeChange(.push, stackBefore: before, animated: animated))
    }
  }

  /// Returns true if the stack accepts the view controller, and reports M1, M2, M5 or M37 if not. A
  /// split view controller may push a navigation controller as a column (rule 99).
  func mayPush(_ viewController: UIViewController, isColumn: Bool) -> Bool {
    if !isColumn, viewController is UINavigationController {
      device.misuse(
        "M2", "NSInvalidArgumentException",
        "Pushing a navigation controller is not supported")
      return false
    }
    if lists(viewController) {
      reportSecondPush(of: viewController)
      return false
    }
    guard mayContain(viewController) else { return false }
    guard viewController is UISplitViewController else { return true }
    device.warn(
      "Split View Controllers cannot be pushed to a Navigation Controller "
        + viewController.described)
    return false
  }

  /// Reports M1: at once, or at the end of the animated change that this push waits for (rule 290).
  private func reportSecondPush(of viewController: UIViewController) {
    let bundle = Bundle.main.bundleIdentifier ?? "(null)"
    let misuse = UIKitMisuse(
      name: "NSInvalidArgumentException",
      reason: "\(described) is pushing the same view controller instance "
        + "(\(viewController.described)) more than once which is not supported and is most likely "
        + "an error in the application : \(bundle)",
      rule: "M1")
    if isOnScreen, let awaited = stackState.awaited {
      awaited.lateMisuses.append(misuse)
    } else {
      device.misuse(misuse.rule, misuse.name, misuse.reason)
    }
  }

  /// Pops down to an index and returns the popped view controllers, lowest first (rule 37).
  func pop(
    to index: Int, animated: Bool, isInteractive: Bool = false
  ) -> [UIViewController] {
    guard index >= 0, index < childList.count - 1 else { return [] }
    return device.asCurrent {
      let before = animated ? childList : []
      let popped = Array(childList[(index + 1)...])
      childList.removeLast(popped.count)
      let version = childListVersion
      for viewController in popped { startLeaving(viewController, since: version) }
      followArray(
        makeChange(.pop, stackBefore: before, animated: animated, isInteractive: isInteractive))
      return popped
    }
  }

  func replaceStack(with new: [UIViewController], animated: Bool) {
    let newOnes = Set(new.map(ObjectIdentifier.init))
    guard newOnes.count == new.count else {
      let list = new.map { "\"\($0.described)\"" }.joined(separator: ", ")
      return device.misuse(
        "M3", "NSInternalInconsistencyException",
        "All view controllers in a navigation controller must be distinct (( \(list) ))")
    }
    guard mayContain(new) else { return }
    device.asCurrent {
      for newcomer in new where newcomer.parent !== self { newcomer.leavePlace() }
      let old = childList
      let oldOnes = Set(old.map(ObjectIdentifier.init))
      let isPop = new.last.map { oldOnes.contains(ObjectIdentifier($0)) } ?? true
      entries += 1
      childList = new
      let version = childListVersion
      for viewController in old where !newOnes.contains(ObjectIdentifier(viewController)) {
        startLeaving(viewController, since: version)
      }
      enter(new, newcomers: newOnes.subtracting(oldOnes))
      entries -= 1
      followArray(
        makeChange(
          isPop ? .pop : .push, stackBefore: animated ? old : [], animated: animated))
    }
  }

  /// Adds the new view controllers. Lower ones get `didMove(toParent:)` at once, the top one when
  /// it has appeared (rules 30 and 31).
  private func enter(_ new: [UIViewController], newcomers: Set<ObjectIdentifier>) {
    for (index, viewController) in new.enumerated() {
      if newcomers.contains(ObjectIdentifier(viewController)) {
        startEntering(viewController, at: index)
      }
      if viewController !== new.last { settleLower(viewController) }
    }
  }

  func makeChange(
    _ operation: Operation, stackBefore: [UIViewController] = [], animated: Bool,
    isInteractive: Bool = false
  ) -> StackChange {
    var transition: RunningTransition?
    if animated || device.transactions.innermost != nil, isOnScreen, topViewController !== shown {
      transition = RunningTransition(
        device: device, from: shown, to: topViewController, isAnimated: animated,
        isInteractive: isInteractive)
    }
    return StackChange(
      operation: operation, isAnimated: animated, transition: transition,
      stackBefore: stackBefore)
  }
}
#endif
