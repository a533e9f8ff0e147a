import StepRouterExplorer
import StepRouterTesting

/// Draws a window's view controllers as SVG.
///
/// Many pictures have the same pieces, such as tabs, so a report can store each piece once.
struct WindowDrawing {
  private(set) var pieces: [String] = []
  let size: Area
  /// What the visible screens show, in the order in which they're drawn.
  private var contents: [ScreenContents]

  init(_ window: StateWindow) {
    size = Self.size(of: window.shape)
    contents = window.contents ?? []
    add("<rect class=\"pb\" width=\"\(size.width)\" height=\"\(size.height)\" rx=\"12\"/>")
    let screen = size.inset(by: 4, 4)
    if let root = window.hierarchy.root {
      drawLayer(root, in: screen)
    } else {
      drawCard(screen)
      drawText("No screen", "pf", x: screen.middle, y: screen.y + screen.height / 2)
    }
  }

  /// Returns the size of a picture. A phone has 390 by 844 points, a tablet 1,024 by 768.
  static func size(of shape: WindowShape) -> Area {
    switch shape {
    case .compact: Area(x: 0, y: 0, width: 120, height: 252)
    case .regular: Area(x: 0, y: 0, width: 328, height: 252)
    }
  }

  mutating func forgetPieces() { pieces = [] }

  mutating func add(_ piece: String) { pieces.append(piece) }

  mutating func drawCard(_ area: Area, style: String = "ps", radius: Int = 9) {
    add(
      "<rect class=\"\(style)\" x=\"\(area.x)\" y=\"\(area.y)\" width=\"\(area.width)\" "
        + "height=\"\(area.height)\" rx=\"\(radius)\"/>")
  }

  mutating func drawText(_ text: String, _ style: String, x: Int, y: Int) {
    add("<text class=\"\(style)\" x=\"\(x)\" y=\"\(y)\">\(text.escapedForHTML)</text>")
  }

  /// Draws a line from left to right.
  mutating func drawRule(_ area: Area, y: Int) {
    add("<path class=\"pl\" d=\"M\(area.x) \(y)h\(area.width)\"/>")
  }

  /// Returns what a visible screen shows, for the next screen of its class.
  func items(of node: HierarchySnapshot.Node) -> [ScreenContents.Item] {
    guard node.isVisible else { return [] }
    return contents.first { $0.screen == node.typeName }?.items ?? []
  }

  mutating func takeItems(of node: HierarchySnapshot.Node) -> [ScreenContents.Item] {
    guard node.isVisible, let place = contents.firstIndex(where: { $0.screen == node.typeName })
    else { return [] }
    return contents.remove(at: place).items
  }

  /// Draws the contents of a screen. Where they're unknown, draws its name, title and context in the
  /// middle of its area.
  mutating func drawScreen(_ node: HierarchySnapshot.Node, in area: Area, isTitled: Bool) {
    let items = takeItems(of: node).filter { !$0.kind.isInBar }
    guard items.isEmpty else {
      let title = isTitled ? nil : node.title ?? node.typeName.withoutSuffix
      return draw(items, title: title, in: area)
    }
    let style = node.isVisible ? "pn" : "pf"
    let name = node.typeName.withoutSuffix
    let lines = name.wrapped(to: area.width - 8, size: 11)
    let title = isTitled || node.title == name ? nil : node.title
    let detail = [title, node.context.map { "(\($0))" }].compactMap { $0 }
    var y = area.y + area.height / 2 - (lines.count + detail.count) * 7 + 10
    for line in lines {
      drawText(line, style, x: area.middle, y: y)
      y += 13
    }
    for line in detail {
      drawText(line.fitted(to: area.width - 8, size: 9), "pf", x: area.middle, y: y)
      y += 12
    }
  }
}
