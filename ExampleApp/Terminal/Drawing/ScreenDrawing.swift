import PortableUIKit

/// Draws what is on screen in lines of text: a bar with title and buttons, the content, the tabs;
/// a sheet over what it covers.
@MainActor
struct ScreenDrawing {
  private static let width = 60

  private let layers: [ScreenContent]

  /// A drawing of a window as it is now.
  init(of window: UIWindow) {
    layers = window.layers.map(ScreenContent.init)
  }

  /// The lines from top to bottom.
  func text(inColour: Bool) -> String {
    let first = layers.lastIndex { !$0.isSheet } ?? 0
    return rows(from: first, width: Self.width)
      .map { row in row.map { $0.written(inColour: inColour) }.joined() }
      .joined(separator: "\n")
  }

  private func rows(from index: Int, width: Int) -> [Row] {
    guard layers.indices.contains(index) else { return [] }
    let layer = layers[index]
    let inner = width - 4
    guard index + 1 < layers.count else {
      return box(
        [layer.bar(width: inner), layer.content(width: inner), layer.tabBar(width: inner)],
        width: width)
    }
    let covered = layer.bar(width: inner, isCovered: true).map { $0.all(.faint) }
    return box([covered + rows(from: index + 1, width: inner)], width: width)
  }

  /// Puts sections into a box, one below the other, with lines between them.
  private func box(_ sections: [[Row]], width: Int) -> [Row] {
    let line = String(repeating: "─", count: width - 2)
    let filled = sections.filter { !$0.isEmpty }.map { rows in
      rows.map { [Span("│ ")] + $0.filled(to: width - 4) + [Span(" │")] }
    }
    return [[Span("┌\(line)┐")]]
      + filled.joined(separator: [[Span("├\(line)┤")]])
      + [[Span("└\(line)┘")]]
  }
}

extension ScreenContent {
  /// The navigation bar: back or left buttons, the title in the middle, right buttons. What is
  /// covered cannot be touched and has no numbers.
  fileprivate func bar(width: Int, isCovered: Bool = false) -> [Row] {
    let label = { (item: Control) in isCovered ? [Span(item.title)] : item.label }
    var left = backTitle.map { [Span("‹ \($0)  ")] } ?? []
    for item in leadingItems { left += label(item) + [Span("  ")] }
    var right: Row = []
    for item in trailingItems { right += [Span("  ")] + label(item) }
    let title = title ?? ""
    guard !left.isEmpty || !right.isEmpty || !title.isEmpty else { return [] }
    let before = max(left.width, (width - title.count) / 2)
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
    let column = width / tabs.count
    return [
      tabs.flatMap { tab -> Row in
        let title = tab.isSelected ? "● \(tab.title)" : "○ \(tab.title)"
        let before = [Span(String(repeating: " ", count: max(0, (column - title.count) / 2)))]
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
      let room = max(text.count, width - label.width - 4)
      return label + [Span(": ▏")] + [Span(text)].filled(to: room) + [Span("▕")]
    default:
      guard let detail else { return label }
      return label.filled(to: max(label.width + 1, width - detail.count)) + [Span(detail)]
    }
  }
}

extension UIWindow {
  /// The root and what is presented, from the bottom up.
  var layers: [UIViewController] {
    var layers: [UIViewController] = []
    var next = rootViewController
    while let layer = next {
      layers.append(layer)
      next = layer.presentedViewController
    }
    return layers
  }
}
