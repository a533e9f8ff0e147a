import PortableUIKit

/// A random arrangement of screens and containers.
indirect enum RandomTree: Equatable {
  case screen(Int)
  case stack([RandomTree])
  case tabs([RandomTree], selected: Int)
  case uiTabs([RandomTab], selected: Int)
  case pages([RandomTree], shown: Int)
  case book([RandomTree], shown: Int)
  case split(RandomSplit.Kind, [RandomTree], compact: [RandomTree])

  static let kinds = 4

  static func random(
    depth: Int = 0, inStack: Bool = false, using generator: inout SplitMix
  ) -> RandomTree {
    let members = { (count: Int, inStack: Bool, generator: inout SplitMix) in
      (0..<count).map { _ in
        random(depth: depth + 1, inStack: inStack, using: &generator)
      }
    }
    let count = 1 + generator.next(below: 3)
    switch generator.next(below: depth == 0 ? 16 : depth == 1 ? 20 : 40) {
    case 0...3 where !inStack: return .stack(members(count, true, &generator))
    case 4...6 where depth < 2:
      return .tabs(members(count, inStack, &generator), selected: generator.next(below: count))
    case 7:
      return .pages(members(count, inStack, &generator), shown: generator.next(below: count))
    case 8, 9:
      return .book(members(count + 1, inStack, &generator), shown: generator.next(below: count))
    case 10...12 where depth < 2 && !inStack: return split(depth: depth, using: &generator)
    case 13...15 where depth < 2: return tabs(depth: depth, inStack: inStack, using: &generator)
    default: return .screen(generator.next(below: kinds))
    }
  }

  /// Now and then more tabs than fit in a narrow bar.
  private static func tabs(
    depth: Int, inStack: Bool, using generator: inout SplitMix
  ) -> RandomTree {
    let count = depth == 0 && generator.chance(25) ? 6 : 1 + generator.next(below: 3)
    let tabs = (0..<count).map { _ in
      RandomTab.random(depth: depth + 1, inStack: inStack, using: &generator)
    }
    return .uiTabs(tabs, selected: generator.next(below: count))
  }

  private static func split(depth: Int, using generator: inout SplitMix) -> RandomTree {
    let kind = generator.one(of: RandomSplit.Kind.allCases)
    let columns = (0..<(kind == .triple ? 3 : 2)).map { _ in
      column(depth: depth + 1, using: &generator)
    }
    let hasCompact = kind != .classic && generator.chance(20)
    return .split(
      kind, columns, compact: hasCompact ? [column(depth: depth + 1, using: &generator)] : [])
  }

  /// UIKit takes no tabs as a primary column, and no columns within columns in a stack.
  private static func column(depth: Int, using generator: inout SplitMix) -> RandomTree {
    let inner = (0..<(1 + generator.next(below: 2))).map { _ in
      RandomTree.screen(generator.next(below: kinds))
    }
    switch generator.next(below: 8) {
    case 0...2: return .screen(generator.next(below: kinds))
    case 3: return .pages(inner, shown: 0)
    case 4: return .book(inner, shown: 0)
    default: return .stack(inner)
    }
  }

  @MainActor
  func build(in cast: RandomCast) -> UIViewController {
    switch self {
    case .screen(let kind):
      let screen = cast.enlist(RandomScreen())
      screen.kind = kind
      return screen
    case .stack(let members):
      let stack = cast.enlist(RandomStack())
      stack.viewControllers = members.map { $0.build(in: cast) }
      return stack
    case .tabs(let members, let selected):
      let tabs = cast.enlist(RandomTabs())
      tabs.viewControllers = members.map { $0.build(in: cast) }
      tabs.selectedIndex = selected
      return tabs
    case .uiTabs(let members, let selected):
      let tabs = cast.enlist(RandomTabs())
      guard #available(iOS 18.0, *) else { return tabs }
      tabs.tabs = members.enumerated().map { $1.build(in: cast, number: $0) }
      tabs.selectedTab = tabs.tabs[selected]
      tabs.watch(in: cast)
      return tabs
    case .pages(let members, let shown):
      let pages = cast.enlist(RandomPages())
      pages.setPages(members.map { $0.build(in: cast) })
      pages.show(pages.pages[shown])
      return pages
    case .book(let members, let shown):
      let book = cast.enlist(
        RandomBook(transitionStyle: .scroll, navigationOrientation: .horizontal))
      book.open(members.map { $0.build(in: cast) }, at: shown, in: cast)
      return book
    case .split(let kind, let columns, let compact):
      let split = cast.enlist(RandomSplit.make(kind, in: cast))
      split.fill(
        columns.map { $0.build(in: cast) }, compact: compact.first.map { $0.build(in: cast) })
      return split
    }
  }
}

/// All screens that a run has made, to notice those that outlive their time.
@MainActor
final class RandomCast {
  private struct Weak {
    weak var viewController: UIViewController?
  }

  private var members: [Weak] = []

  @discardableResult
  func enlist<Member: UIViewController>(_ member: Member) -> Member {
    members.append(Weak(viewController: member))
    member.title = "\(type(of: member)) \(members.count)"
    return member
  }

  /// The names of the screens on pages that the user has turned away, or in details without a
  /// stack: UIKit asks none of them.
  private(set) var turnedAway: Set<String> = []

  func turnAway(_ page: UIViewController) {
    turnedAway.formUnion(page.family.map(\.randomName))
  }

  /// Whether the app or the user is doing something past the router just now.
  var isOthersTurn = false
  private(set) var faults: [String] = []

  func fault(_ text: String) { faults.append(text) }

  func takeFaults() -> [String] {
    defer { faults = [] }
    return faults
  }

  /// The members that still exist.
  var living: [UIViewController] { members.compactMap(\.viewController) }
}
