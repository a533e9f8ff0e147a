import StepRouterExplorer

/// The surroundings of a window in its picture: the edge of a screen, or a foldable phone.
enum PictureFrame: Hashable {
  case screen(WindowShape)
  case phone(PhonePose)

  /// The picture's size. A phone's screen has 390 by 844 points, a tablet's 1,024 by 768. A
  /// foldable phone's has 466 by 678 outside and 951 by 669 inside.
  var size: Area {
    switch self {
    case .screen(.compact): Area(x: 0, y: 0, width: 120, height: 252)
    case .screen(.regular): Area(x: 0, y: 0, width: 328, height: 252)
    case .phone(let pose): pose.isUpright ? uprightSize(pose) : uprightSize(pose).turned
    }
  }

  private func uprightSize(_ pose: PhonePose) -> Area {
    pose.opening == .closed
      ? Area(x: 0, y: 0, width: 120, height: 175) : Area(x: 0, y: 0, width: 328, height: 231)
  }

  /// The CSS class for the picture's proportions.
  var style: String {
    switch self {
    case .screen(let shape): shape.rawValue
    case .phone(let pose):
      (pose.opening == .closed ? "outer" : "inner") + (pose.isUpright ? "" : " turned")
    }
  }

  var viewBox: String { "0 0 \(size.width) \(size.height)" }

  /// The app's part of the screen.
  var screen: Area {
    let whole = size.inset(by: 4, 4)
    guard case .phone(let pose) = self, let half = pose.half else { return whole }
    let width = whole.width / 2 - 1
    let x = half == .leading ? whole.x : whole.x + whole.width - width
    return Area(x: x, y: whole.y, width: width, height: whole.height)
  }
}

extension Area {
  fileprivate var turned: Area { Area(x: y, y: x, width: height, height: width) }
}
