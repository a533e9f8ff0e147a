import StepRouter

/// Something that happens in a random run.
enum RandomOperation: Equatable {
  /// Requests a screen, and doesn't wait.
  case navigate(RandomChain, context: Int, policy: TurnPolicy, isAnimated: Bool)
  /// Cancels one of the navigations that haven't ended.
  case cancel(Int)
  /// Makes a screen refuse to go, if nothing moves.
  case lock(Int)
  /// Done by the app, past the router.
  case setRoot(RandomTree)
  case present(RandomTree, style: Int, isAnimated: Bool)
  case presentAlert
  case dismiss(isAnimated: Bool)
  case push(kind: Int, isAnimated: Bool)
  case pop(isAnimated: Bool)
  case preferMode(Int)
  /// Changes one of the tabs, in a group or not.
  case changeTab(Int, RandomTabChange)
  /// Done by the user.
  case selectTab(Int)
  case tapTab(Int)
  case tapTabSidebar
  case pressBack
  case swipeDown
  case escape
  case turnPage(isForward: Bool)
  case pressSidebar
  case resize(isWide: Bool)
  case beginPop
  case beginSwipe
  case beginTurn(isForward: Bool)
  case updateGesture
  case endGesture(isCancelled: Bool)
  case advance(milliseconds: Int)
  /// Lets everything end, and checks that all is as it must be.
  case settle
}

extension RandomOperation {
  static func random(using generator: inout SplitMix) -> RandomOperation {
    switch generator.next(below: 47) {
    case 0:
      .present(
        .random(using: &generator), style: generator.next(below: RandomStyle.all.count),
        isAnimated: generator.chance(60))
    case 1: .presentAlert
    case 2: .dismiss(isAnimated: generator.chance(70))
    case 3, 4:
      .push(
        kind: generator.next(below: RandomTree.kinds), isAnimated: generator.chance(70))
    case 5: .pop(isAnimated: generator.chance(70))
    case 6, 7: .selectTab(generator.next(below: 5))
    case 8: .pressBack
    case 9: .swipeDown
    case 10: .beginPop
    case 11: .beginSwipe
    case 12: .updateGesture
    case 13: .endGesture(isCancelled: generator.chance(50))
    case 14, 15, 16: .cancel(generator.next(below: 3))
    case 17: .escape
    case 18...22: .turnPage(isForward: generator.chance(50))
    case 23, 24, 25, 26: .resize(isWide: generator.chance(50))
    case 27, 28: .beginTurn(isForward: generator.chance(50))
    case 29, 30: .pressSidebar
    case 31: .preferMode(generator.next(below: RandomStyle.displayModes.count))
    case 32, 33: .tapTab(generator.next(below: 9))
    case 34: .tapTabSidebar
    case 35...38: .changeTab(generator.next(below: 9), .random(using: &generator))
    default: .advance(milliseconds: generator.next(below: 500))
    }
  }

  static func navigation(using generator: inout SplitMix) -> RandomOperation {
    .navigate(
      .random(using: &generator), context: generator.next(below: 3),
      policy: generator.one(of: [.enqueue, .enqueue, .replacePending, .reject]),
      isAnimated: generator.chance(70))
  }
}

/// What the app does to a tab.
enum RandomTabChange: Equatable {
  case hide(Bool)
  case enable(Bool)
  case remove
  /// Adds a tab at the end of the bar.
  case add(RandomTab)

  static func random(using generator: inout SplitMix) -> RandomTabChange {
    switch generator.next(below: 9) {
    case 0, 1: .hide(true)
    case 2: .hide(false)
    case 3: .enable(false)
    case 4: .enable(true)
    case 5, 6: .remove
    default: .add(.random(depth: 1, inStack: true, using: &generator))
    }
  }
}
