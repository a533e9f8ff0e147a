import StepRouterExplorer

/// The effect of a touch on a picture. A script uses it to find the state that follows.
struct Touch {
  let kind: String
  let name: String

  init(_ kind: String, _ name: String = "") {
    self.kind = kind
    self.name = name
  }
}

extension UserMove {
  /// The touch that makes this move: `tap|Bag`
  var touch: String { "\(kind.rawValue)|\(name ?? "")" }
}

extension WindowDrawing {
  /// Draws a control with an area that reacts to touches.
  mutating func touching(
    _ touch: Touch, in area: Area, _ draw: (inout WindowDrawing) -> Void
  ) {
    var control = self
    control.forgetPieces()
    draw(&control)
    let target =
      "<rect class=\"pz\" x=\"\(area.x)\" y=\"\(area.y)\" width=\"\(area.width)\" "
      + "height=\"\(area.height)\" rx=\"4\"/>"
    let name = "\(touch.kind)|\(touch.name)".escapedForHTML
    add("<g data-touch=\"\(name)\">\(target)\(control.pieces.joined())</g>")
  }
}
