import StepRouterExplorer

extension WindowDrawing {
  /// Draws texts and controls from the top down, as many as there's room for.
  mutating func draw(_ items: [ScreenContents.Item], title: String?, in area: Area) {
    var y = area.y + 6
    if let title {
      drawText(title.fitted(to: area.width - 12, size: 10), "ph", x: area.middle, y: y + 9)
      y += 16
    }
    var segments: [ScreenContents.Item] = []
    for (index, item) in items.enumerated() {
      if item.kind == .segment {
        segments.append(item)
        if index + 1 < items.count, items[index + 1].kind == .segment { continue }
      }
      guard y + item.height <= area.bottom else {
        return drawText("…", "pf", x: area.middle, y: area.bottom - 2)
      }
      let slot = Area(x: area.x + 7, y: y, width: area.width - 14, height: item.height - 3)
      y += item.height
      guard segments.isEmpty else {
        for (place, segment) in segments.enumerated() {
          draw(segment, in: slot.column(place, of: segments.count))
        }
        segments = []
        continue
      }
      draw(item, in: slot)
    }
  }

  /// Draws the buttons of a bar, and returns the space between them.
  mutating func drawBarButtons(
    _ buttons: [ScreenContents.Item], in area: Area, isBackShown: Bool
  ) -> Area {
    let room = 30
    var left = area.x + (isBackShown ? 22 : 4)
    var right = area.x + area.width - 4
    for button in buttons {
      let text = button.text.fitted(to: room, size: 7)
      let width = min(text.count * 4 + 8, room + 4)
      let isLeading = button.kind == .leadingBar
      let slot = Area(x: isLeading ? left : right - width, y: area.y + 3, width: width, height: 15)
      if isLeading { left += width + 2 } else { right -= width + 2 }
      draw(button, touching: "tap", in: slot) {
        $0.drawText(text, button.isEnabled == false ? "pq" : "pj", x: slot.middle, y: slot.y + 10)
      }
    }
    return Area(x: left, y: area.y, width: max(right - left, 0), height: area.height)
  }

  private mutating func draw(_ item: ScreenContents.Item, in slot: Area) {
    let (text, width) = (item.text, slot.width)
    let isDim = item.isEnabled == false
    switch item.kind {
    case .text:
      drawText(text.fitted(to: width, size: 8), "pr", x: slot.x, y: slot.y + 9)
    case .button, .leadingBar, .bar:
      draw(item, touching: "tap", in: slot) {
        $0.drawCard(slot, style: isDim ? "pv" : "pu", radius: 5)
        $0.drawText(
          text.fitted(to: width - 8, size: 8), isDim ? "pq" : "pj", x: slot.middle, y: slot.y + 10)
      }
    case .field:
      draw(item, touching: "type", in: slot) {
        $0.drawCard(slot, style: "pi", radius: 3)
        let shown = (item.value ?? text).fitted(to: width - 8, size: 8)
        $0.drawText(shown, item.value == nil ? "pr pe" : "pr", x: slot.x + 4, y: slot.y + 10)
      }
    case .row:
      draw(item, touching: "tap", in: slot) {
        $0.drawText(text.fitted(to: width - 10, size: 8), "pr", x: slot.x + 2, y: slot.y + 9)
        $0.add("<path class=\"pl\" d=\"M\(slot.x + width - 5) \(slot.y + 3)l3 3l-3 3\"/>")
        $0.drawRule(slot, y: slot.bottom + 1)
      }
    case .toggle:
      draw(item, touching: "tap", in: slot) {
        $0.drawText(text.fitted(to: width - 22, size: 8), "pr", x: slot.x, y: slot.y + 10)
        let isOn = item.value == "on"
        let track = Area(x: slot.x + width - 19, y: slot.y + 2, width: 18, height: 10)
        $0.drawCard(track, style: isOn ? "pt" : "pv", radius: 5)
        let x = track.x + (isOn ? 13 : 5)
        $0.add("<circle class=\"px\" cx=\"\(x)\" cy=\"\(track.y + 5)\" r=\"4\"/>")
      }
    case .segment:
      draw(item, touching: "tap", in: slot) {
        $0.drawCard(slot, style: item.value == nil ? "pi" : "pu", radius: 3)
        $0.drawText(text.fitted(to: width - 4, size: 8), "pj", x: slot.middle, y: slot.y + 10)
      }
    case .slider:
      draw(item, touching: "slide", in: slot) {
        let x = slot.x + 4 + (width - 8) * min(max(Int(item.value ?? "") ?? 0, 0), 100) / 100
        $0.drawRule(slot, y: slot.y + 6)
        $0.add("<circle class=\"pt\" cx=\"\(x)\" cy=\"\(slot.y + 6)\" r=\"4\"/>")
      }
    case .stepper:
      draw(item, touching: "step", in: slot) {
        let shown = "\(text) \(item.value ?? "")".fitted(to: width - 30, size: 8)
        $0.drawText(shown, "pr", x: slot.x, y: slot.y + 10)
        let box = Area(x: slot.x + width - 27, y: slot.y, width: 26, height: slot.height)
        $0.drawCard(box, style: "pu", radius: 3)
        $0.drawText("−  +", "pj", x: box.middle, y: box.y + 10)
      }
    case .picker:
      draw(item, touching: "pick", in: slot) {
        $0.drawCard(slot, style: "pi", radius: 3)
        $0.drawText(text.fitted(to: width - 16, size: 8), "pr", x: slot.x + 4, y: slot.y + 10)
        $0.add("<path class=\"pl\" d=\"M\(slot.x + width - 9) \(slot.y + 5)l3 3l3 -3\"/>")
      }
    }
  }

  private mutating func draw(
    _ item: ScreenContents.Item, touching kind: String, in slot: Area,
    _ drawing: (inout WindowDrawing) -> Void
  ) {
    guard item.isEnabled != false else { return drawing(&self) }
    touching(Touch(kind, item.text), in: slot, drawing)
  }
}

extension ScreenContents.Item {
  /// The height in a picture, including the distance to the next item.
  var height: Int { kind == .text ? 13 : 17 }
}

extension ScreenContents.Item.Kind {
  /// Whether it's in the bar at the top.
  var isInBar: Bool { self == .bar || self == .leadingBar }
}
