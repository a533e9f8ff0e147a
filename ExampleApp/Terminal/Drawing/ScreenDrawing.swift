import PortableUIKit
import StepRouterExplorer

/// Draws the screen in lines of text: a bar with title and buttons, the content, the tabs. It draws
/// columns side by side, and a sheet or a popover over the layer that it covers.
@MainActor
struct ScreenDrawing {
  private static let popoverWidth = 40

  private let layers: [ScreenContent]
  private static let leastWidth = 16
  private let width: Int
  private let limit: Int
  private let name: String?

  /// Prepares a drawing of the window in its current state, with an optional name at the top, at
  /// most `columns` terminal columns wide.
  init(of window: UIWindow, named name: String? = nil, columns: Int? = nil) {
    self.name = name
    layers = window.layers.map(ScreenContent.init)
    limit = columns ?? .max
    width = max(Self.leastWidth, min(WindowShape(of: window) == .regular ? 90 : 60, limit))
  }

  /// Returns the lines from top to bottom.
  func text(inColour: Bool) -> String {
    let first = layers.lastIndex { !$0.isSheet } ?? 0
    return named(rows(from: first, width: width))
      .map { row in row.cut(to: limit).map { $0.written(inColour: inColour) }.joined() }
      .joined(separator: "\n")
  }

  private func named(_ rows: [Row]) -> [Row] {
    guard let name, let top = rows.first else { return rows }
    let line = String(repeating: "─", count: max(0, top.width - name.columns - 5))
    return [[Span("┌─ "), Span(name, .strong), Span(" \(line)┐")]] + rows.dropFirst()
  }

  private func rows(from index: Int, width: Int) -> [Row] {
    guard layers.indices.contains(index) else { return [] }
    let layer = layers[index]
    let inner = width - 4
    guard index + 1 < layers.count else {
      return box(layer.sections(width: inner), width: width)
    }
    let covered = layer.coveredBar(width: inner).map { $0.all(.faint) }
    return box([covered + rows(on: index, width: inner)], width: width)
  }

  /// Draws the layers above this one. A popover is on the right, near its button.
  private func rows(on index: Int, width: Int) -> [Row] {
    guard layers[index + 1].isPopover else { return rows(from: index + 1, width: width) }
    let popoverWidth = min(Self.popoverWidth, width)
    let popover = rows(from: index + 1, width: popoverWidth)
    let left = Span(String(repeating: " ", count: width - popoverWidth))
    let arrow = Span(String(repeating: " ", count: max(0, popoverWidth - 8)) + "△")
    return [[left, arrow]] + popover.map { [left] + $0 }
  }

  /// Draws a box around the sections, one below the other, with lines between them.
  private func box(_ sections: [[Row]], width: Int) -> [Row] {
    let line = String(repeating: "─", count: max(0, width - 2))
    let filled = sections.filter { !$0.isEmpty }.map { rows in
      rows.map { [Span("│ ")] + $0.filled(to: width - 4) + [Span(" │")] }
    }
    return [[Span("┌\(line)┐")]]
      + filled.joined(separator: [[Span("├\(line)┤")]])
      + [[Span("└\(line)┘")]]
  }
}

extension ScreenContent {
  /// Draws the bar, the content and the tabs, or the columns with their own bars and contents.
  fileprivate func sections(width: Int) -> [[Row]] {
    guard columns.isEmpty else {
      return [
        sideBySide(width: width) { column, width in
          let line = [Span(String(repeating: "─", count: width))]
          return column.bar(width: width) + [line] + column.content(width: width)
        }
      ]
    }
    return [bar(width: width), content(width: width), tabBar(width: width)]
  }

  fileprivate func coveredBar(width: Int) -> [Row] {
    guard columns.isEmpty else {
      return sideBySide(width: width) { $0.bar(width: $1, isCovered: true) }
    }
    return bar(width: width, isCovered: true)
  }

  /// Draws the columns side by side. The first takes a third of the width, and the others share the
  /// rest.
  private func sideBySide(
    width: Int, rows: (_ column: ScreenContent, _ width: Int) -> [Row]
  ) -> [Row] {
    let others = columns.count - 1
    let first = others == 0 ? width : width / 3
    let widths = [first] + columns.dropFirst().map { _ in max(1, (width - first) / others - 3) }
    let drawn = zip(columns, widths).map { rows($0, $1) }
    let height = drawn.map(\.count).max() ?? 0
    return (0..<height).map { index in
      let cells = zip(drawn, widths).map { rows, width in
        (index < rows.count ? rows[index] : []).filled(to: width)
      }
      return Row(cells.joined(separator: [Span(" │ ")]))
    }
  }

  /// Draws the navigation bar: back or left buttons, the title in the middle, right buttons. The
  /// user can't touch a covered bar, so its buttons have no numbers.
  fileprivate func bar(width: Int, isCovered: Bool = false) -> [Row] {
    let label = { (item: Control) in isCovered ? [Span(item.title)] : item.label }
    var left = backTitle.map { [Span("‹ \($0)  ")] } ?? []
    for item in leadingItems { left += label(item) + [Span("  ")] }
    var right: Row = []
    for item in trailingItems { right += [Span("  ")] + label(item) }
    let title = title ?? ""
    guard !left.isEmpty || !right.isEmpty || !title.isEmpty else { return [] }
    let before = max(left.width, (width - title.columns) / 2)
    let row = left.filled(to: before) + [Span(title, .strong)]
    return [row.filled(to: max(row.width, width - right.width)) + right]
  }

  fileprivate func content(width: Int) -> [Row] {
    lines.flatMap { line -> [Row] in
      switch line {
      case .text(let text): text.wrapped(to: width).map { [Span($0)] }
      case .control(let control): [control.row(width: width)]
      }
    }
  }

  fileprivate func tabBar(width: Int) -> [Row] {
    guard !tabs.isEmpty else { return [] }
    let titles = tabs.map { $0.isSelected ? "● \($0.title)" : "○ \($0.title)" }
    // Tabs are equally wide. If they don't fit, they get the same padding instead.
    let isEven = titles.allSatisfy { $0.columns <= width / tabs.count }
    let room = max(0, width - titles.map(\.columns).reduce(0, +)) / tabs.count
    return [
      zip(tabs, titles).flatMap { tab, title -> Row in
        let column = isEven ? width / tabs.count : title.columns + room
        let before = [Span(String(repeating: " ", count: (column - title.columns) / 2))]
        return (before + [Span(title, tab.isSelected ? .strong : .plain)]).filled(to: column)
      }
    ]
  }
}

extension Control {
  fileprivate var label: Row {
    [Span("[\(number)]", .number), Span(" "), Span(title, isEnabled ? .plain : .faint)]
  }

  fileprivate func row(width: Int) -> Row {
    switch kind {
    case .field:
      let text = detail ?? ""
      let room = max(text.columns, width - label.width - 4)
      return label + [Span(": ▏")] + [Span(text)].filled(to: room) + [Span("▕")]
    default:
      guard let detail else { return label }
      return label.filled(to: max(label.width + 1, width - detail.columns)) + [Span(detail)]
    }
  }
}
