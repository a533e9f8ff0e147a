import PortableUIKit

/// The rows of the lists in front before a pull to refresh, which must not show all of them twice.
@MainActor
struct ListedRows {
  /// The maximum number of rows to compare: more than a person looks at.
  private static let most = 500

  private let before: [ObjectIdentifier: [String: Int]]

  init(of replay: Replay) {
    before = replay.device.perform {
      let lists = replay.window.refreshableLists.map { ($0.list, Self.counts($0.list)) }
      return Dictionary(lists.map { (ObjectIdentifier($0), $1) }) { first, _ in first }
    }
  }

  /// Judges the lists after the pull.
  func judge(_ verdict: inout Verdict, in replay: Replay) {
    let repeating = replay.device.perform {
      replay.window.refreshableLists.filter { list, _ in
        guard let before = before[ObjectIdentifier(list)], before.count > 1 else { return false }
        let now = Self.counts(list)
        return before.allSatisfy { now[$0.key] ?? 0 >= 2 * $0.value }
      }.map { Culprit($0.screen) }
    }
    for culprit in repeating {
      replay.note(.rowsRepeated, culprit, in: &verdict) {
        "\($0) shows each of its rows twice as often since the user has pulled to refresh. Replace "
          + "the rows instead of adding to them"
      }
    }
  }

  /// Returns how often each row occurs, by its text.
  private static func counts(_ list: UIScrollView) -> [String: Int] {
    var counts: [String: Int] = [:]
    for name in names(list).prefix(most) { counts[name, default: 0] += 1 }
    return counts
  }

  private static func names(_ list: UIScrollView) -> [String] {
    switch list {
    case let table as UITableView:
      (0..<table.numberOfSections).flatMap { section in
        (0..<min(table.numberOfRows(inSection: section), most)).map {
          table.writtenName(ofRowAt: IndexPath(row: $0, section: section))
        }
      }
    case let collection as UICollectionView:
      (0..<collection.numberOfSections).flatMap { section in
        (0..<min(collection.numberOfItems(inSection: section), most)).map {
          collection.writtenName(ofItemAt: IndexPath(item: $0, section: section))
        }
      }
    default: []
    }
  }
}

extension UIWindow {
  /// The lists in front that the user can pull to refresh, with their screens.
  fileprivate var refreshableLists: [(list: UIScrollView, screen: UIViewController)] {
    visible.flatMap { screen -> [(UIScrollView, UIViewController)] in
      guard screen.shownChildren.isEmpty, let view = screen.viewIfLoaded else { return [] }
      return view.listsToRefresh.map { ($0, screen) }
    }
  }
}

extension UIView {
  fileprivate var listsToRefresh: [UIScrollView] {
    if let scroll = self as? UIScrollView, scroll.refreshControl != nil { return [scroll] }
    return subviews.flatMap(\.listsToRefresh)
  }
}
