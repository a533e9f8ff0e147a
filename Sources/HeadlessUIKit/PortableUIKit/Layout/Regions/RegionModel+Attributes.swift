#if !canImport(UIKit)
/// Writes attributes of items as terms of unknowns.
extension RegionModel {
  /// Writes a constraint's equation or inequality, and returns its number on the right side.
  func write(_ bond: Bond) -> Double {
    let constraint = bond.constraint
    let flips = constraint.readsFromRight
    let multiplier = Double(constraint.multiplier)
    var number = Double(flips ? -constraint.constant : constraint.constant)
    number -= write(bond.first, constraint.firstAttribute, 1, flips)
    if let start = constraint.firstStart, let place = place(start.item, start.attribute, constraint)
    {
      number -= write(place, start.attribute, -1, flips)
    }
    guard let second = bond.second else { return number }
    number -= write(second, constraint.secondAttribute, -multiplier, flips)
    if let start = constraint.secondStart,
      let place = place(start.item, start.attribute, constraint)
    {
      number -= write(place, start.attribute, multiplier, flips)
    }
    return number
  }

  /// Writes an attribute times a factor, and returns the constant that belongs to it.
  private func write(
    _ place: Place, _ attribute: NSLayoutConstraint.Attribute, _ factor: Double, _ flips: Bool
  ) -> Double {
    let (x, insets) = (place.index * 4, place.insets)
    let y = x + 1
    if place.isKeyboard { return writeKeyboard(place, attribute, factor, flips) }
    switch attribute.oriented(flips) {
    case .left, .leftMargin, .leading, .leadingMargin:
      solver.write(x, factor)
      return factor * insets.left
    case .right, .rightMargin, .trailing, .trailingMargin:
      solver.write(x, factor)
      solver.write(x + 2, factor)
      return -factor * insets.right
    case .top, .topMargin:
      solver.write(y, factor)
      return factor * insets.top
    case .bottom, .bottomMargin:
      solver.write(y, factor)
      solver.write(y + 2, factor)
      return -factor * insets.bottom
    case .centerX, .centerXWithinMargins:
      solver.write(x, factor)
      solver.write(x + 2, factor / 2)
      return factor * (insets.left - insets.right) / 2
    case .centerY, .centerYWithinMargins:
      solver.write(y, factor)
      solver.write(y + 2, factor / 2)
      return factor * (insets.top - insets.bottom) / 2
    case .width:
      solver.write(x + 2, factor)
      return -factor * (insets.left + insets.right)
    case .height:
      solver.write(y + 2, factor)
      return -factor * (insets.top + insets.bottom)
    case .firstBaseline: return write(baseline(of: place, isFirst: true), factor)
    case .lastBaseline: return write(baseline(of: place, isFirst: false), factor)
    case .notAnAttribute: return 0
    }
  }

  /// The keyboard is away: its guide is what the safe area leaves at the bottom.
  private func writeKeyboard(
    _ place: Place, _ attribute: NSLayoutConstraint.Attribute, _ factor: Double, _ flips: Bool
  ) -> Double {
    let bottom = Double(place.insets.bottom)
    switch attribute {
    case .top, .firstBaseline, .topMargin:
      return write(Place(place.index), .bottom, factor, flips) - factor * bottom
    case .bottom, .lastBaseline, .bottomMargin:
      return write(Place(place.index), .bottom, factor, flips)
    case .centerY: return write(Place(place.index), .bottom, factor, flips) - factor * bottom / 2
    case .height: return factor * bottom
    default: return write(Place(place.index), attribute, factor, flips)
    }
  }

  /// Writes the baseline of a stack view's item, and returns its constant.
  func writeLine(
    _ index: Int, _ attribute: NSLayoutConstraint.Attribute, _ factor: Double
  ) -> Double {
    write(Place(index), attribute, factor, false)
  }

  private func baseline(of place: Place, isFirst: Bool) -> (index: Int, baseline: TextBaseline) {
    guard case .view = items[place.index].kind else { return (place.index, .bottom(0)) }
    var view = items[place.index].view
    var index = place.index
    while view.layoutKind == .stack, let inner = view.viewOfBaseline(isFirst: isFirst),
      let layout = inner.autoLayout, layout.model == number
    {
      view = inner
      index = layout.index
    }
    return (index, view.baseline(isFirst: isFirst))
  }

  private func write(_ line: (index: Int, baseline: TextBaseline), _ factor: Double) -> Double {
    let y = line.index * 4 + 1
    solver.write(y, factor)
    switch line.baseline {
    case .top(let distance): return factor * distance
    case .middle(let distance):
      solver.write(y + 2, factor / 2)
      return factor * distance
    case .bottom(let distance):
      solver.write(y + 2, factor)
      return factor * distance
    }
  }
}

/// Where a view's first or last line of text stands.
enum TextBaseline {
  case top(CGFloat)
  case middle(CGFloat)
  case bottom(CGFloat)
}

extension NSLayoutConstraint.Attribute {
  /// Whether it's an edge. Where the other item is inside of a scroll view, it's the content's.
  var isEdge: Bool {
    switch self {
    case .left, .right, .top, .bottom, .leading, .trailing, .leftMargin, .rightMargin, .topMargin,
      .bottomMargin, .leadingMargin, .trailingMargin:
      true
    default: false
    }
  }

  var isMargin: Bool { rawValue >= Self.leftMargin.rawValue }

  var isHorizontal: Bool {
    switch self {
    case .left, .right, .leading, .trailing, .centerX, .leftMargin, .rightMargin, .leadingMargin,
      .trailingMargin, .centerXWithinMargins:
      true
    default: false
    }
  }

  var isVertical: Bool { !isHorizontal && !isSize && self != .notAnAttribute }

  var isSize: Bool { self == .width || self == .height }

  /// Whether it depends on the direction in which text is read.
  var isDirectional: Bool {
    self == .leading || self == .trailing || self == .leadingMargin || self == .trailingMargin
  }

  var isAbsolute: Bool {
    self == .left || self == .right || self == .leftMargin || self == .rightMargin
  }

  /// The attribute where text is read from the left.
  func oriented(_ flips: Bool) -> Self {
    guard flips else { return self }
    switch self {
    case .leading: return .right
    case .trailing: return .left
    case .leadingMargin: return .rightMargin
    case .trailingMargin: return .leftMargin
    default: return self
    }
  }
}
#endif
