/// Something an app, its user or time may do at any moment, whether UIKit likes it or not. Numbers
/// stand for members of a cast of view controllers.
indirect enum RandomOperation: Equatable, Sendable {
  case push(stack: Int, screen: Int, animated: Bool)
  case pop(stack: Int, animated: Bool)
  case popTo(stack: Int, screen: Int, animated: Bool)
  case popToRoot(stack: Int, animated: Bool)
  case setStack(stack: Int, screens: [Int], animated: Bool)
  case setTabs(tabs: Int, members: [Int], animated: Bool)
  case selectTab(tabs: Int, index: Int)
  case tapTab(tabs: Int, index: Int)
  case present(from: Int, presented: Int, style: Int, animated: Bool)
  case dismiss(receiver: Int, animated: Bool)
  case addChild(parent: Int, child: Int)
  case removeChild(child: Int)
  case setRoot(window: Int, root: Int)
  case pressBack(stack: Int)
  case beginPop(stack: Int)
  case beginSwipe(presented: Int)
  case swipe(presented: Int)
  case updateGesture
  case finishGesture
  case cancelGesture
  case layOut(window: Int)
  case advance(milliseconds: Int)
  case settle
  /// Happens inside the next callback of this kind that a screen gets.
  case inside(Callback, screen: Int, RandomOperation)
  /// Happens inside a transaction, whose completion is owed.
  case inTransaction(RandomOperation)
  /// Concerns a stack, and the tab bar controller of the same number.
  case setAnimator(stack: Int, isInteractive: Bool)
  case setPages(pages: Int, members: [Int], animated: Bool)
  /// Offers a screen on either side.
  case beginPageSwipe(pages: Int, screen: Int, forward: Bool)
  case escape
  case setColumn(split: Int, column: Int, member: Int?)
  case showColumn(split: Int, column: Int)
  case hideColumn(split: Int, column: Int)
  case showDetail(split: Int, member: Int)
  case preferMode(split: Int, mode: Int)
  case resize(window: Int, isWide: Bool)
  /// Sets the adaptive delegate of a view controller that may be presented next, and its style.
  case setAdaptation(presented: Int, style: Int, wraps: Bool)
  case dragSheet(presented: Int, isLarge: Bool)
  /// Sets the first half as root tabs and the rest in a group, which a stack may manage.
  case setUITabs(tabs: Int, members: [Int], manager: Int?)
  /// Selects one of all tabs, including those in groups.
  case selectUITab(tabs: Int, index: Int)
  case touchUITab(tabs: Int, index: Int)
  case hideUITab(tabs: Int, index: Int, isHidden: Bool)
  case touchRowBehindMore(tabs: Int, row: Int)
  case pressBackBehindMore(tabs: Int)
}

extension RandomOperation {
  static let screens = 6
  static let stacks = 2
  static let tabs = 2
  static let pages = 2
  static let splits = 2
  /// All members: the screens, then the stacks, the tab bar controllers, the page view controllers
  /// and the split view controllers.
  static let cast = screens + stacks + tabs + pages + splits
  static let windows = 2

  static func random(using generator: inout SplitMix) -> Self {
    let kind = generator.next(below: 50)
    if kind >= 42 { return changeOfColumns(kind - 42, using: &generator) }
    if kind >= 38 { return changeOfPages(kind - 38, using: &generator) }
    if kind >= 32 { return random(kind, around: random(using: &generator), using: &generator) }
    return kind < 12
      ? changeOfContainer(kind, using: &generator)
      : kind < 22 ? changeOfHierarchy(kind - 12, using: &generator) : touchOrTime(&generator)
  }

  /// Returns an operation for sequences that present in resized windows.
  static func randomInChangingRoom(using generator: inout SplitMix) -> Self {
    let kind = generator.next(below: 24)
    switch kind {
    case 0...6: return changeOfRoom(kind, using: &generator)
    case 7...11:
      return .present(
        from: generator.next(below: cast), presented: generator.next(below: cast),
        style: generator.next(below: RandomCast.styles.count), animated: generator.nextBool())
    case 12, 13:
      return .dismiss(receiver: generator.next(below: cast), animated: generator.nextBool())
    case 14:
      return .push(
        stack: generator.next(below: stacks), screen: generator.next(below: screens),
        animated: generator.nextBool())
    case 15: return .pop(stack: generator.next(below: stacks), animated: generator.nextBool())
    case 16: return .escape
    default: return touchOrTime(&generator)
    }
  }

  /// Returns an operation for sequences with grouped tabs in resized windows.
  static func randomInTabs(using generator: inout SplitMix) -> Self {
    let tab = generator.next(below: tabs)
    let index = generator.next(below: 7)
    switch generator.next(below: 24) {
    case 15, 16: return .touchRowBehindMore(tabs: tab, row: generator.next(below: 3))
    case 17: return .pressBackBehindMore(tabs: tab)
    case 18:
      let members = generator.list(below: cast, count: 4...14)
      return .setTabs(tabs: tab, members: members, animated: generator.nextBool())
    case 0...2:
      let manager = generator.next(below: stacks + 1)
      return .setUITabs(
        tabs: tab, members: generator.list(below: cast, count: 0...12),
        manager: manager < stacks ? manager : nil)
    case 3...5: return .selectUITab(tabs: tab, index: index)
    case 6...8: return .touchUITab(tabs: tab, index: index)
    case 9: return .hideUITab(tabs: tab, index: index, isHidden: generator.nextBool())
    case 10: return .selectTab(tabs: tab, index: index)
    case 11: return .tapTab(tabs: tab, index: index)
    case 12...14:
      return .resize(window: generator.next(below: windows), isWide: generator.nextBool())
    default: return random(using: &generator)
    }
  }

  /// Whether it lets time pass, which never happens inside a callback.
  private var isTime: Bool {
    switch self {
    case .advance, .settle: true
    case .inside(_, _, let operation), .inTransaction(let operation): operation.isTime
    default: false
    }
  }

  private static func random(
    _ kind: Int, around operation: Self, using generator: inout SplitMix
  ) -> Self {
    switch kind {
    case 32:
      return .setAnimator(stack: generator.next(below: stacks), isInteractive: generator.nextBool())
    case 33: return .inTransaction(operation)
    default:
      guard !operation.isTime else { return operation }
      let callbacks = Callback.allCases
      return .inside(
        callbacks[generator.next(below: callbacks.count)], screen: generator.next(below: screens),
        operation)
    }
  }

  private static func changeOfContainer(_ kind: Int, using generator: inout SplitMix) -> Self {
    let stack = generator.next(below: stacks)
    let tab = generator.next(below: tabs)
    let screen = generator.next(below: screens)
    let animated = generator.nextBool()
    switch kind {
    case 0...3: return .push(stack: stack, screen: screen, animated: animated)
    case 4, 5: return .pop(stack: stack, animated: animated)
    case 6: return .popTo(stack: stack, screen: screen, animated: animated)
    case 7: return .popToRoot(stack: stack, animated: animated)
    case 8:
      let screens = generator.list(below: cast, count: 0...4)
      return .setStack(stack: stack, screens: screens, animated: animated)
    case 9:
      let members = generator.list(below: cast, count: 0...4)
      return .setTabs(tabs: tab, members: members, animated: animated)
    default: return .selectTab(tabs: tab, index: generator.next(below: 4))
    }
  }

  private static func changeOfPages(_ kind: Int, using generator: inout SplitMix) -> Self {
    let page = generator.next(below: pages)
    switch kind {
    case 0, 1:
      let members = generator.list(below: cast, count: 0...1)
      return .setPages(pages: page, members: members, animated: generator.nextBool())
    case 2:
      return .beginPageSwipe(
        pages: page, screen: generator.next(below: cast), forward: generator.nextBool())
    default: return .escape
    }
  }

  private static func changeOfColumns(_ kind: Int, using generator: inout SplitMix) -> Self {
    let split = generator.next(below: splits)
    let column = generator.next(below: 4)
    switch kind {
    case 0, 1:
      let member = generator.next(below: cast + 2)
      return .setColumn(split: split, column: column, member: member < cast ? member : nil)
    case 2: return .showColumn(split: split, column: column)
    case 3: return .hideColumn(split: split, column: column)
    case 4: return .showDetail(split: split, member: generator.next(below: cast))
    case 5: return .preferMode(split: split, mode: generator.next(below: 7))
    default: return .resize(window: generator.next(below: windows), isWide: generator.nextBool())
    }
  }

  private static func changeOfRoom(_ kind: Int, using generator: inout SplitMix) -> Self {
    let one = generator.next(below: cast)
    switch kind {
    case 0...2:
      return .resize(window: generator.next(below: windows), isWide: generator.nextBool())
    case 3...5:
      return .setAdaptation(
        presented: one, style: generator.next(below: RandomCast.adaptations.count),
        wraps: generator.nextBool())
    default: return .dragSheet(presented: one, isLarge: generator.nextBool())
    }
  }

  private static func changeOfHierarchy(_ kind: Int, using generator: inout SplitMix) -> Self {
    let (first, second) = (generator.next(below: cast), generator.next(below: cast))
    let animated = generator.nextBool()
    switch kind {
    case 0...3:
      let style = generator.next(below: RandomCast.stylesThatKeepTheirShape)
      return .present(from: first, presented: second, style: style, animated: animated)
    case 4...6: return .dismiss(receiver: first, animated: animated)
    case 7: return .addChild(parent: first, child: second)
    case 8: return .removeChild(child: first)
    default: return .setRoot(window: generator.next(below: windows), root: first)
    }
  }

  private static func touchOrTime(_ generator: inout SplitMix) -> Self {
    let stack = generator.next(below: stacks)
    let one = generator.next(below: cast)
    switch generator.next(below: 16) {
    case 0: return .tapTab(tabs: generator.next(below: tabs), index: generator.next(below: 4))
    case 1: return .pressBack(stack: stack)
    case 2, 3: return .beginPop(stack: stack)
    case 4: return .beginSwipe(presented: one)
    case 5: return .swipe(presented: one)
    case 6: return .updateGesture
    case 7: return .finishGesture
    case 8: return .cancelGesture
    case 9, 10: return .layOut(window: generator.next(below: windows))
    case 11, 12: return .advance(milliseconds: 0)
    case 13, 14: return .advance(milliseconds: generator.next(below: 400))
    default: return .settle
    }
  }
}
