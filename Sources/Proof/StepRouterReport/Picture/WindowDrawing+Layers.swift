import StepRouterExplorer
import StepRouterTesting

extension WindowDrawing {
  /// Draws a view controller over the layers below it, then the layer on top of it.
  mutating func drawLayer(_ node: HierarchySnapshot.Node, in area: Area, radius: Int = 9) {
    drawCard(area, radius: radius)
    draw(node, in: area)
    guard let layer = node.layerShown else { return }
    if layer.root.isAlert {
      drawAlert(layer.root, in: area)
    } else {
      drawPresented(layer, in: area)
    }
  }

  private mutating func drawPresented(_ layer: HierarchySnapshot.Layer, in area: Area) {
    let isWide = area.width > 200
    switch layer.style {
    case "fullScreen", "overFullScreen", "currentContext", "overCurrentContext", "custom":
      drawLayer(layer.root, in: area)
    case "popover" where isWide:
      dim(area)
      let width = area.width * 2 / 5
      drawLayer(
        layer.root,
        in: Area(x: area.middle, y: area.y + 26, width: width, height: area.height * 3 / 5))
    case "formSheet" where isWide, "pageSheet" where isWide, "automatic" where isWide:
      dim(area)
      let share = layer.style == "formSheet" ? 4 : 6
      drawLayer(layer.root, in: area.inset(by: area.width / share, 18))
    default:
      dim(area)
      drawLayer(layer.root, in: area.below(18))
      drawHandle(at: area.below(18), of: layer)
    }
  }

  private mutating func drawAlert(_ node: HierarchySnapshot.Node, in area: Area) {
    dim(area)
    let items = takeItems(of: node)
    guard items.isEmpty else {
      let height = min(24 + items.reduce(0) { $0 + $1.height } + 6, area.height - 8)
      let box = Area(
        x: area.x + 10, y: area.y + (area.height - height) / 2, width: area.width - 20,
        height: height)
      let narrow = min(box.width, 160)
      let room = Area(x: box.middle - narrow / 2, y: box.y, width: narrow, height: height)
      drawCard(room)
      draw(items, title: node.title ?? "Alert", in: room)
      return
    }
    let width = min(area.width - 16, 120)
    let box = Area(
      x: area.middle - width / 2, y: area.y + area.height / 2 - 24, width: width, height: 46)
    drawCard(box)
    drawText(
      (node.title ?? "Alert").fitted(to: width - 8, size: 11), "pn", x: box.middle, y: box.y + 18)
    drawRule(box, y: box.y + 28)
    drawText("Alert", "pf", x: box.middle, y: box.y + 40)
    if let layer = node.layerShown { drawPresented(layer, in: area) }
  }

  /// Draws the handle for swiping a sheet down.
  private mutating func drawHandle(at area: Area, of layer: HierarchySnapshot.Layer) {
    guard layer.root.layerShown == nil, layer.root.hasVisible else { return }
    let slot = Area(x: area.middle - 20, y: area.y + 1, width: 40, height: 6)
    touching(.init("swipeDown"), in: slot) { drawing in
      let bar = Area(x: area.middle - 9, y: area.y + 3, width: 18, height: 2)
      drawing.drawCard(bar, style: "pg", radius: 1)
    }
  }

  private mutating func dim(_ area: Area) { drawCard(area, style: "pd") }
}

extension HierarchySnapshot.Node {
  /// Whether the user sees this view controller or one inside it.
  fileprivate var hasVisible: Bool { isVisible || children.contains(where: \.hasVisible) }

  fileprivate var isAlert: Bool { typeName.contains("AlertController") }

  /// The layer presented from here, or from a child that the user would see.
  fileprivate var layerShown: HierarchySnapshot.Layer? {
    if let layer = presented.first { return layer }
    let within: [Self] =
      switch ContainerKind(self) {
      case .tabs: children.filter(\.isSelected)
      case .stack: children.suffix(1)
      case .screen, .columns, .pages, .other: children
      }
    return within.lazy.compactMap(\.layerShown).first
  }
}
