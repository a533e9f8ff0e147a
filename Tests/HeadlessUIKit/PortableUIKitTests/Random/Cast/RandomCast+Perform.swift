import PortableUIKit

extension RandomCast {
  func perform(_ operation: RandomOperation) {
    switch operation {
    case .push, .pop, .popTo, .popToRoot, .setStack: changeStack(operation)
    case .setTabs, .selectTab, .tapTab: changeTabs(operation)
    case .present, .dismiss, .addChild, .removeChild, .setRoot: changeHierarchy(operation)
    case .pressBack, .beginPop, .beginSwipe, .swipe, .updateGesture, .finishGesture,
      .cancelGesture, .escape:
      touch(operation)
    case .setPages, .beginPageSwipe: changePages(operation)
    case .setColumn, .showColumn, .hideColumn, .showDetail, .preferMode:
      changeColumns(operation)
    case .setUITabs, .selectUITab, .touchUITab, .hideUITab: changeUITabs(operation)
    case .touchRowBehindMore(let index, let row):
      if tabs[index].moreNavigationController.viewControllers.count == 1 {
        simulation.selectRow(row, behindMoreOf: tabs[index])
      }
    case .pressBackBehindMore(let index):
      simulation.pressBack(in: tabs[index].moreNavigationController)
    case .resize, .setAdaptation, .dragSheet: changeRoom(operation)
    case .layOut(let window): windows[window].layoutIfNeeded()
    case .advance(let milliseconds): simulation.advance(by: .milliseconds(milliseconds))
    case .settle: simulation.runUntilIdle()
    case .inside(let callback, let screen, let operation):
      screens[screen].reaction = (callback, { [unowned self] in perform(operation) })
    case .inTransaction(let operation): performInTransaction(operation)
    case .setAnimator(let stack, let isInteractive):
      animators[stack] = RandomAnimator(self, isInteractive: isInteractive)
      stacks[stack].delegate = animators[stack]
      tabs[stack].delegate = animators[stack]
    }
    _ = collectComplaints()
  }

  private func performInTransaction(_ operation: RandomOperation) {
    completions.owed += 1
    CATransaction.begin()
    CATransaction.setCompletionBlock { [unowned self] in completions.run += 1 }
    perform(operation)
    CATransaction.commit()
  }

  private func changeStack(_ operation: RandomOperation) {
    switch operation {
    case .push(let stack, let screen, let animated):
      guard isFree(screens[screen]) else { return }
      move([screens[screen]]) {
        stacks[stack].pushViewController(screens[screen], animated: animated)
      }
    case .pop(let stack, let animated):
      stacks[stack].popViewController(animated: animated)
    case .popTo(let stack, let screen, let animated):
      stacks[stack].popToViewController(screens[screen], animated: animated)
    case .popToRoot(let stack, let animated):
      stacks[stack].popToRootViewController(animated: animated)
    case .setStack(let stack, let members, let animated):
      let chosen = members.map { everybody[$0] }
        .filter { isFree($0) && !($0 is UINavigationController) }
      move(chosen) { stacks[stack].setViewControllers(chosen, animated: animated) }
    default: return
    }
  }

  func move(_ members: [UIViewController], _ body: () -> Void) {
    moving += members
    body()
    moving.removeLast(members.count)
  }

  private func changeTabs(_ operation: RandomOperation) {
    switch operation {
    case .setTabs(let index, let members, let animated):
      var chosen: [UIViewController] = []
      for member in members.map({ everybody[$0] }) where isFree(member) {
        if !chosen.contains(where: { $0 === member }) { chosen.append(member) }
      }
      move(chosen) { tabs[index].setViewControllers(chosen, animated: animated) }
    case .selectTab(let index, let selection):
      tabs[index].selectedIndex = selection
    case .tapTab(let index, let selection):
      simulation.selectTab(at: selection, in: tabs[index])
    default: return
    }
  }

  /// Whether a view controller is neither a window's root nor presented. UIKit doesn't define what
  /// happens to those as children.
  func isFree(_ viewController: UIViewController) -> Bool {
    guard !isRoot(viewController) else { return false }
    return viewController.parent != nil || viewController.presentingViewController == nil
  }

  private func changeHierarchy(_ operation: RandomOperation) {
    switch operation {
    case .present(let from, let presented, let style, let animated):
      present(everybody[presented], from: everybody[from], Self.styles[style], animated)
    case .dismiss(let receiver, let animated):
      dismiss(everybody[receiver], animated)
    case .addChild(let parent, let child):
      addChild(everybody[child], to: everybody[parent])
    case .removeChild(let child):
      removeChild(everybody[child])
    case .setRoot(let window, let root):
      guard everybody[root].parent == nil, isFree(everybody[root]),
        !moving.contains(everybody[root])
      else { return }
      windows[window].rootViewController = everybody[root]
    default: return
    }
  }

  private func present(
    _ presented: UIViewController, from presenter: UIViewController,
    _ style: UIModalPresentationStyle, _ animated: Bool
  ) {
    guard !isRoot(presented), !moving.contains(presented) else { return }
    presented.modalPresentationStyle = style
    prepareAdaptation(of: presented, from: presenter)
    let wasRefused = isRefused {
      presenter.present(presented, animated: animated) { [unowned self] in completions.run += 1 }
    }
    if !wasRefused { completions.owed += 1 }
  }

  private func dismiss(_ receiver: UIViewController, _ animated: Bool) {
    let hasNothing =
      receiver.presentedViewController == nil && receiver.presentingViewController == nil
    guard !hasNothing else { return receiver.dismiss(animated: animated) }
    let wasRefused = isRefused {
      receiver.dismiss(animated: animated) { [unowned self] in completions.run += 1 }
    }
    if !wasRefused { completions.owed += 1 }
  }

  /// Whether UIKit refuses the work, by an exception or by a warning about an attempt.
  func isRefused(_ body: () -> Void) -> Bool {
    _ = collectComplaints()
    body()
    return collectComplaints()
  }

  /// Whether UIKit has refused something since the last call.
  private func collectComplaints() -> Bool {
    let lines = simulation.takeWarnings()
    complaints += lines.filter { $0.hasPrefix("Unbalanced") }
    let misuses = simulation.takeMisuses()
    return !misuses.isEmpty || lines.contains { $0.contains("Attempt to") }
  }

  private func addChild(_ child: UIViewController, to parent: UIViewController) {
    guard !(parent is UINavigationController), !(parent is UITabBarController),
      !(parent is UIPageViewController), !(parent is UISplitViewController), isFree(child),
      child.parent == nil
    else { return }
    parent.addChild(child)
    guard child.parent === parent else { return }
    if parent.isViewLoaded { parent.view.addSubview(child.view) }
    child.didMove(toParent: parent)
  }

  private func removeChild(_ child: UIViewController) {
    child.willMove(toParent: nil)
    child.viewIfLoaded?.removeFromSuperview()
    child.removeFromParent()
  }

  private func touch(_ operation: RandomOperation) {
    switch operation {
    case .pressBack(let stack): simulation.pressBack(in: stacks[stack])
    case .beginPop(let stack):
      if let gesture = simulation.beginPop(in: stacks[stack]) { gestures.append(gesture) }
    case .beginSwipe(let presented):
      if let gesture = simulation.beginSwipeDown(everybody[presented]) { gestures.append(gesture) }
    case .swipe(let presented): simulation.swipeDown(everybody[presented])
    case .updateGesture: gestures.last?.update(0.5)
    case .finishGesture: gestures.popLast()?.finish()
    case .cancelGesture: gestures.popLast()?.cancel()
    case .escape: simulation.user.performEscape()
    default: return
    }
  }
}
