import PortableUIKit

/// The texts that the user reads on the screens in front, the values of the controls, and the
/// selected rows, with a phrase for each.
@MainActor
struct ShownFacts {
  /// The maximum number of items and rows: more than a person looks at.
  private static let mostItems = 500

  /// The phrases in reading order. If one occurs again, it gets a number.
  let phrases: [String]
  private let screens: [ObjectIdentifier]

  init(_ window: UIWindow) {
    let visible = window.visible
    screens = visible.map { ObjectIdentifier($0) }
    let titles = visible.compactMap(\.writtenTitle).filter { !$0.isEmpty }.map {
      "the title “\($0)”"
    }
    let items = ContentsReader(window, limit: Self.mostItems).contents.flatMap(\.items)
    let selected = window.layers.last?.viewIfLoaded?.selectedRows ?? []
    var counts: [String: Int] = [:]
    phrases = (titles + items.map(\.phrase) + selected.map { "the selected row “\($0)”" }).map {
      counts[$0, default: 0] += 1
      let count = counts[$0] ?? 1
      return count == 1 ? $0 : "\($0) (\(count))"
    }
  }

  var hasRows: Bool { phrases.contains { $0.hasPrefix("the row ") } }

  /// Whether the same view controllers are visible in both.
  func isOfSameScreens(as other: Self) -> Bool { screens == other.screens }

  /// The phrases that others lack. Numbers don't count, so a changed time or count leaves a phrase
  /// the same.
  func phrases(without others: Self) -> [String] {
    let known = Set(others.phrases.map(\.withoutNumbers))
    return phrases.filter { !known.contains($0.withoutNumbers) }
  }
}

extension String {
  fileprivate var withoutNumbers: String { filter { !$0.isNumber } }
}

extension UIView {
  fileprivate var selectedRows: [String] {
    guard !isHidden else { return [] }
    switch self {
    case let table as UITableView:
      return (table.indexPathsForSelectedRows ?? []).map(table.writtenName(ofRowAt:))
    case let collection as UICollectionView:
      return (collection.indexPathsForSelectedItems ?? []).map(collection.writtenName(ofItemAt:))
    default: return subviews.flatMap(\.selectedRows)
    }
  }
}

extension ScreenContents.Item {
  /// The item as a part of a sentence.
  fileprivate var phrase: String {
    let name = kind == .text ? "the text “\(text)”" : "\(noun) “\(text)”"
    let value = value.map { kind == .field ? " with “\($0)”" : " (\($0))" } ?? ""
    return name + value + (isEnabled == false ? ", disabled" : "")
  }

  private var noun: String {
    switch kind {
    case .text: "the text"
    case .button, .leadingBar, .bar: "the button"
    case .field: "the field"
    case .toggle: "the switch"
    case .segment: "the segment"
    case .slider: "the slider"
    case .stepper: "the stepper"
    case .row: "the row"
    case .picker: "the picker"
    }
  }
}
