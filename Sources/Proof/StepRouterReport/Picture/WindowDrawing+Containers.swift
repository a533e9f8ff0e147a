import StepRouterTesting

extension WindowDrawing {
  private static let bar = 21
  private static let dot = 16

  /// Draws a view controller and its children.
  ///
  /// - Parameter isTitled: Whether a bar above shows the title.
  mutating func draw(_ node: HierarchySnapshot.Node, in area: Area, isTitled: Bool = false) {
    guard area.width > 16, area.height > 16 else { return }
    switch ContainerKind(node) {
    case .screen: drawScreen(node, in: area, isTitled: isTitled)
    case .tabs: drawTabs(node, in: area)
    case .stack: drawStack(node, in: area)
    case .columns: drawColumns(node, in: area)
    case .pages: drawPages(node, in: area)
    case .other: drawOther(node, in: area)
    }
  }

  private mutating func drawTabs(_ node: HierarchySnapshot.Node, in area: Area) {
    let room = area.above(Self.bar)
    if let selected = node.children.first(where: \.isSelected) { draw(selected, in: room) }
    drawRule(area, y: room.bottom)
    let bar = room.bottom
    let isWide = area.width / max(node.children.count, 1) > 50
    var x = area.x + 2
    for (index, tab) in node.children.enumerated() {
      let others = (node.children.count - 1) * Self.dot
      let width =
        isWide
        ? area.width / node.children.count : tab.isSelected ? area.width - 4 - others : Self.dot
      drawTab(tab, number: index + 1, in: Area(x: x, y: bar + 4, width: width, height: 13))
      x += width
    }
  }

  /// Draws the selected tab as a filled pill, and any other tab as its title, or as a dot if space
  /// is short.
  private mutating func drawTab(_ tab: HierarchySnapshot.Node, number: Int, in slot: Area) {
    let title = tab.title ?? tab.children.first?.title ?? "\(number)"
    touching(.init("tab", title), in: slot) { drawing in
      if tab.isSelected { drawing.drawCard(slot.inset(by: 2, 0), style: "pt", radius: 6) }
      guard slot.width > Self.dot else {
        let center = "cx=\"\(slot.middle)\" cy=\"\(slot.y + 6)\""
        return drawing.add("<circle class=\"po\" \(center) r=\"3\"/>")
      }
      let text = title.fitted(to: slot.width - 14, size: 8)
      drawing.drawText(text, tab.isSelected ? "pa" : "pm", x: slot.middle, y: slot.y + 10)
    }
  }

  private mutating func drawStack(_ node: HierarchySnapshot.Node, in area: Area) {
    guard let top = node.children.last else {
      return drawText("Empty", "pf", x: area.middle, y: area.y + area.height / 2)
    }
    let below = min(node.children.count - 1, 3)
    var card = area
    for _ in 0..<below {
      card = Area(x: card.x + 4, y: card.y + 5, width: card.width - 4, height: card.height - 5)
      drawCard(card, style: "pk", radius: 6)
    }
    drawBar(of: top, in: card, isBackShown: below > 0)
    draw(top, in: card.below(Self.bar), isTitled: true)
  }

  private mutating func drawBar(
    of node: HierarchySnapshot.Node, in area: Area, isBackShown: Bool
  ) {
    drawRule(area, y: area.y + Self.bar)
    let buttons = items(of: node).filter(\.kind.isInBar)
    let gap = drawBarButtons(buttons, in: area, isBackShown: isBackShown)
    let room = buttons.isEmpty ? area.inset(by: 19, 0) : gap
    let title = (node.title ?? "").fitted(to: room.width, size: 10)
    if !title.isEmpty, title != "…" { drawText(title, "ph", x: room.middle, y: area.y + 15) }
    if isBackShown {
      let slot = Area(x: area.x + 2, y: area.y + 1, width: 18, height: Self.bar - 2)
      touching(.init("back"), in: slot) {
        $0.add("<path class=\"pc\" d=\"M\(area.x + 13) \(area.y + 6)l-4 4l4 4\"/>")
      }
    }
  }

  private mutating func drawColumns(_ node: HierarchySnapshot.Node, in area: Area) {
    let shown = node.children.filter(\.isVisible)
    let columns = shown.isEmpty ? node.children : shown
    for (index, column) in columns.enumerated() {
      let room = area.column(index, of: columns.count)
      if index > 0 { add("<path class=\"pl\" d=\"M\(room.x) \(room.y)v\(room.height)\"/>") }
      draw(column, in: room)
    }
  }

  private mutating func drawPages(_ node: HierarchySnapshot.Node, in area: Area) {
    if let page = node.children.first { draw(page, in: area.above(12)) }
    for place in -1...1 {
      let style = place == 0 ? "pa" : "pm"
      let (x, y) = (area.middle + place * 8, area.bottom - 7)
      let dot = "<circle class=\"\(style)\" cx=\"\(x)\" cy=\"\(y)\" r=\"2\"/>"
      guard place != 0 else {
        add(dot)
        continue
      }
      let slot = Area(x: x - 4, y: y - 5, width: 8, height: 10)
      touching(.init("turnPage", place < 0 ? "back" : "forward"), in: slot) { $0.add(dot) }
    }
  }

  /// Draws the first visible child of a custom container, or else its first child.
  private mutating func drawOther(_ node: HierarchySnapshot.Node, in area: Area) {
    if let shown = node.children.first(where: \.isVisible) ?? node.children.first {
      draw(shown, in: area)
    }
  }
}
