#if !canImport(UIKit)
  /// Changes of the array: what is checked, and who is told at once.
  extension UINavigationController {
    func push(_ viewController: UIViewController, animated: Bool) {
      guard mayPush(viewController) else { return }
      changeStack(
        to: children + [viewController], removing: [], adding: [viewController],
        operation: .push, animated: animated)
    }

    /// M1, M2 and M5.
    private func mayPush(_ viewController: UIViewController) -> Bool {
      if viewController is UINavigationController {
        device.misuse(
          "M2", "NSInvalidArgumentException",
          "Pushing a navigation controller is not supported")
        return false
      }
      if viewController.parent === self, children.contains(where: { $0 === viewController }) {
        let bundle = Bundle.main.bundleIdentifier ?? "(null)"
        device.misuse(
          "M1", "NSInvalidArgumentException",
          "\(described) is pushing the same view controller instance (\(viewController.described)) "
            + "more than once which is not supported and is most likely an error in the application "
            + ": \(bundle)")
        return false
      }
      guard viewController is UISplitViewController else { return true }
      device.warn(
        "Split View Controllers cannot be pushed to a Navigation Controller "
          + viewController.described)
      return false
    }

    /// Pops down to an index; the popped view controllers, lowest first (rule 37).
    func pop(to index: Int, animated: Bool) -> [UIViewController] {
      let stack = children
      guard index >= 0, index < stack.count - 1 else { return [] }
      let popped = Array(stack[(index + 1)...])
      changeStack(
        to: Array(stack[...index]), removing: popped, adding: [], operation: .pop,
        animated: animated)
      return popped
    }

    func replaceStack(with new: [UIViewController], animated: Bool) {
      let newOnes = Set(new.map(ObjectIdentifier.init))
      guard newOnes.count == new.count else {
        let list = new.map { "\"\($0.described)\"" }.joined(separator: ", ")
        return device.misuse(
          "M3", "NSInternalInconsistencyException",
          "All view controllers in a navigation controller must be distinct (( \(list) ))")
      }
      let old = children
      let oldOnes = Set(old.map(ObjectIdentifier.init))
      let isPop = new.last.map { oldOnes.contains(ObjectIdentifier($0)) } ?? true
      changeStack(
        to: new, removing: old.filter { !newOnes.contains(ObjectIdentifier($0)) },
        adding: new.filter { !oldOnes.contains(ObjectIdentifier($0)) },
        operation: isPop ? .pop : .push, animated: animated)
    }

    /// The one place where the array changes.
    func changeStack(
      to new: [UIViewController], removing removed: [UIViewController],
      adding added: [UIViewController], operation: Operation, animated: Bool,
      isInteractive: Bool = false
    ) {
      device.perform {
        loadViewIfNeeded()
        let old = children
        for newcomer in added where newcomer.parent != nil && newcomer.parent !== self {
          newcomer.removeFromParent()
        }
        children = new
        for viewController in removed { startLeaving(viewController) }
        let firstNew = new.count - added.count
        let isPlainPush = added.count == 1 && removed.isEmpty && new.count == old.count + 1
        if isPlainPush, let newcomer = added.first, new.last === newcomer {
          if firstNew > 0 { settleLower(new[firstNew - 1]) }
          startEntering(newcomer)
        } else {
          enter(new, adding: added)
        }
        let change = makeChange(
          operation, stackBefore: isInteractive ? old : [], animated: animated,
          isInteractive: isInteractive)
        followArray(change)
      }
    }

    /// Lower ones are told that they have moved at once, the top one when it has appeared
    /// (rules 30 and 31).
    private func enter(_ new: [UIViewController], adding added: [UIViewController]) {
      let newcomers = Set(added.map(ObjectIdentifier.init))
      for viewController in new {
        if newcomers.contains(ObjectIdentifier(viewController)) { startEntering(viewController) }
        if viewController !== new.last { settleLower(viewController) }
      }
    }

    private func startEntering(_ viewController: UIViewController) {
      viewController.willMove(toParent: self)
      viewController.movement = .toParent
      viewController.parent = self
      if leaving === viewController { leaving = nil }
    }

    private func settleLower(_ viewController: UIViewController) {
      guard viewController.movement == .toParent, viewController !== shown else { return }
      viewController.movement = .none
      viewController.didMove(toParent: self)
    }

    private func startLeaving(_ viewController: UIViewController) {
      viewController.willMove(toParent: nil)
      viewController.movement = .fromParent
      if viewController === shown, isOnScreen {
        leaving = viewController
      } else {
        if viewController === shown { dropShown() }
        finishLeaving(viewController)
      }
    }

    func finishLeaving(_ viewController: UIViewController) {
      viewController.parent = nil
      viewController.didMove(toParent: nil)
      viewController.movement = .none
    }

    private func dropShown() {
      let view = shown?.viewIfLoaded
      shown = nil
      view?.removeFromSuperview()
    }

    /// A child goes to another parent by `addChild`, or is removed by `removeFromParent`.
    func lose(_ child: UIViewController) {
      guard children.contains(where: { $0 === child }) else {
        if leaving === child { leaving = nil }
        return
      }
      children.removeAll { $0 === child }
      child.movement = .none
      guard child === shown else { return }
      child.beginIfNeeded(false, animated: false)
      dropShown()
      child.endIfOpen(false)
      followArray(makeChange(.pop, stackBefore: [], animated: false))
    }

    var isOnScreen: Bool { appearance.isVisible && viewIfLoaded?.window != nil }

    private func makeChange(
      _ operation: Operation, stackBefore: [UIViewController], animated: Bool,
      isInteractive: Bool = false
    ) -> StackChange {
      let needsTransition =
        isOnScreen && topViewController !== shown
        && (animated || device.transactions.innermost != nil)
      let transition =
        needsTransition
        ? Transition(
          device: device, from: shown, to: topViewController, isAnimated: animated,
          isInteractive: isInteractive) : nil
      return StackChange(
        operation: operation, isAnimated: animated, transition: transition,
        stackBefore: stackBefore)
    }

    func rootTitleChanged(of child: UIViewController) {
      guard child === children.first, title == nil else { return }
      extras?.tabBarItem?.title = child.title
    }
  }
#endif
