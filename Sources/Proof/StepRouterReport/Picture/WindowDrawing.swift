import StepRouterExplorer
import StepRouterTesting

/// Draws a window's view controllers as SVG.
///
/// Many pictures have the same pieces, such as tabs, so a report can store each piece once.
struct WindowDrawing {
  private(set) var pieces: [String] = []
  let size: Area
  /// The contents of the visible screens, in drawing order.
  private var contents: [ScreenContents]

  init(_ window: StateWindow, in frame: PictureFrame) {
    size = frame.size
    contents = window.contents ?? []
    add("<rect class=\"pb\" width=\"\(size.width)\" height=\"\(size.height)\" rx=\"12\"/>")
    let screen = frame.screen
    if let root = window.hierarchy.root {
      drawLayer(root, in: screen)
    } else {
      drawCard(screen)
      drawText("No screen", "pf", x: screen.middle, y: screen.y + screen.height / 2)
    }
    if case .phone(let pose) = frame { drawFold(pose) }
  }

  /// Draws the fold over an open phone's screen, with notches at both ends if it's half open.
  private mutating func drawFold(_ pose: PhonePose) {
    guard pose.opening != .closed else { return }
    let style = pose.opening == .half ? "pfold half" : "pfold"
    if pose.isUpright {
      add("<path class=\"\(style)\" d=\"M\(size.middle) 4v\(size.height - 8)\"/>")
    } else {
      add("<path class=\"\(style)\" d=\"M4 \(size.height / 2)h\(size.width - 8)\"/>")
    }
    guard pose.opening == .half else { return }
    for notch in notches(pose) { add("<path class=\"pnotch\" d=\"\(notch)\"/>") }
  }

  private func notches(_ pose: PhonePose) -> [String] {
    guard pose.isUpright else {
      let y = size.height / 2
      return ["M0 \(y - 9)l9 9l-9 9z", "M\(size.width) \(y - 9)l-9 9l9 9z"]
    }
    let x = size.middle
    return ["M\(x - 9) 0l9 9l9 -9z", "M\(x - 9) \(size.height)l9 -9l9 9z"]
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

  /// Draws a horizontal line.
  mutating func drawRule(_ area: Area, y: Int) {
    add("<path class=\"pl\" d=\"M\(area.x) \(y)h\(area.width)\"/>")
  }

  /// Returns the contents of a visible screen, and keeps them for drawing it.
  func items(of node: HierarchySnapshot.Node) -> [ScreenContents.Item] {
    guard node.isVisible else { return [] }
    return contents.first { $0.screen == node.typeName }?.items ?? []
  }

  mutating func takeItems(of node: HierarchySnapshot.Node) -> [ScreenContents.Item] {
    guard node.isVisible, let place = contents.firstIndex(where: { $0.screen == node.typeName })
    else { return [] }
    return contents.remove(at: place).items
  }

  /// Draws the contents of a screen. If they're unknown, draws its name, title and context in the
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
