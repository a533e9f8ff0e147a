#if !canImport(UIKit)
/// The equations of stack views.
extension RegionModel {
  func arrange(_ index: Int) {
    guard let stack = items[index].view as? UIStackView else { return }
    var row: [Int] = []
    var gaps: [CGFloat] = []
    for view in stack.arrangedSubviews where !view.isHidden {
      guard let layout = view.autoLayout, layout.model == number else { continue }
      row.append(layout.index)
      gaps.append(stack.spacing(after: view))
    }
    guard !row.isEmpty else { return }
    let isVertical = stack.axis == .vertical
    let insets =
      stack.isLayoutMarginsRelativeArrangement ? margins(of: stack) : UIEdgeInsets.zero
    if !isVertical, stack.effectiveUserInterfaceLayoutDirection == .rightToLeft {
      row.reverse()
      gaps = gaps.dropLast().reversed() + [0]
    }
    let line = StackLine(
      stack: stack, index: index, row: row, gaps: gaps,
      along: isVertical ? 1 : 0, before: isVertical ? insets.top : insets.left,
      after: isVertical ? insets.bottom : insets.right,
      acrossBefore: isVertical ? insets.left : insets.top,
      acrossAfter: isVertical ? insets.right : insets.bottom)
    distribute(line)
    align(line)
  }

  private func distribute(_ line: StackLine) {
    let (row, along) = (line.row, line.along)
    start(row[0], line.index, along, line.before)
    end(row[row.count - 1], line.index, along, line.after)
    let isLoose =
      line.stack.distribution == .equalSpacing || line.stack.distribution == .equalCentering
    for place in 1..<max(row.count, 1) {
      solver.write(row[place] * 4 + along, 1)
      writeEnd(row[place - 1], along, -1)
      solver.settle(isLoose ? .atLeast : .equal, line.gaps[place - 1])
    }
    if isLoose { aim(line.index * 4 + along + 2, .equal, 0, .stackFitting) }
    switch line.stack.distribution {
    case .fill: break
    case .fillEqually:
      for other in row.dropFirst() { match(other, 1, row[0], 1, along + 2) }
    case .fillProportionally: proportion(line)
    case .equalSpacing: if row.count > 2 { space(line) }
    case .equalCentering: if row.count > 2 { centre(line) }
    }
  }

  /// Makes lengths relate as those of the contents do.
  private func proportion(_ line: StackLine) {
    let lengths = line.row.map { index in
      let size = items[index].view.intrinsicContentSize
      return Double(line.along == 0 ? size.width : size.height)
    }
    guard let first = lengths.first, first > 0 else { return }
    for (place, other) in line.row.enumerated().dropFirst() where lengths[place] > 0 {
      match(other, first, line.row[0], lengths[place], line.along + 2)
    }
  }

  private func match(
    _ one: Int, _ factor: Double, _ other: Int, _ otherFactor: Double, _ side: Int
  ) {
    solver.write(one * 4 + side, factor)
    solver.write(other * 4 + side, -otherFactor)
    solver.settle(.equal, 0)
  }

  private func space(_ line: StackLine) {
    let (row, along) = (line.row, line.along)
    for place in 2..<row.count {
      solver.write(row[place] * 4 + along, 1)
      writeEnd(row[place - 1], along, -1)
      solver.write(row[1] * 4 + along, -1)
      writeEnd(row[0], along, 1)
      solver.settle(.equal, 0)
    }
  }

  private func centre(_ line: StackLine) {
    for place in 2..<line.row.count {
      let start = terms.count
      for (index, factor) in [(place, 1.0), (place - 1, -1), (1, -1), (0, 1)] {
        let unknown = line.row[index] * 4 + line.along
        terms.append(LayoutTerm(unknown: unknown, factor: factor))
        terms.append(LayoutTerm(unknown: unknown + 2, factor: factor / 2))
      }
      goals.append(
        Goal(kind: .sum(start..<terms.count, 0), relation: .equal, priority: 149))
    }
  }

  private func align(_ line: StackLine) {
    let side = 1 - line.along
    var alignment = line.stack.alignment
    if side == 0, line.stack.effectiveUserInterfaceLayoutDirection == .rightToLeft {
      if alignment == .leading {
        alignment = .trailing
      } else if alignment == .trailing {
        alignment = .leading
      }
    }
    if side == 0, alignment == .firstBaseline || alignment == .lastBaseline { alignment = .leading }
    for index in line.row {
      switch alignment {
      case .fill:
        start(index, line.index, side, line.acrossBefore)
        end(index, line.index, side, line.acrossAfter)
      case .leading: start(index, line.index, side, line.acrossBefore)
      case .trailing: end(index, line.index, side, line.acrossAfter)
      case .center:
        solver.write(index * 4 + side, 1)
        solver.write(index * 4 + side + 2, 0.5)
        solver.write(line.index * 4 + side, -1)
        solver.write(line.index * 4 + side + 2, -0.5)
        solver.settle(.equal, (line.acrossBefore - line.acrossAfter) / 2)
      case .firstBaseline, .lastBaseline:
        if index != line.row[0] {
          matchBaselines(index, line.row[0], isFirst: alignment == .firstBaseline)
        }
      }
    }
    guard alignment != .fill else { return }
    for index in line.row {
      solver.write(index * 4 + side, 1)
      solver.write(line.index * 4 + side, -1)
      solver.settle(.atLeast, line.acrossBefore)
      writeEnd(index, side, 1)
      writeEnd(line.index, side, -1)
      solver.settle(.atMost, -line.acrossAfter)
    }
    aim(line.index * 4 + side + 2, .equal, 0, .stackFitting)
  }

  private func matchBaselines(_ one: Int, _ other: Int, isFirst: Bool) {
    let attribute: NSLayoutConstraint.Attribute = isFirst ? .firstBaseline : .lastBaseline
    let constant = writeLine(one, attribute, 1) + writeLine(other, attribute, -1)
    solver.settle(.equal, -constant)
  }

  private func start(_ index: Int, _ stack: Int, _ side: Int, _ inset: CGFloat) {
    solver.write(index * 4 + side, 1)
    solver.write(stack * 4 + side, -1)
    solver.settle(.equal, inset)
  }

  private func end(_ index: Int, _ stack: Int, _ side: Int, _ inset: CGFloat) {
    writeEnd(index, side, 1)
    writeEnd(stack, side, -1)
    solver.settle(.equal, -inset)
  }

  private func writeEnd(_ index: Int, _ side: Int, _ factor: Double) {
    solver.write(index * 4 + side, factor)
    solver.write(index * 4 + side + 2, factor)
  }
}

/// The views that a stack view shows, in the order of their places.
struct StackLine {
  let stack: UIStackView
  let index: Int
  let row: [Int]
  let gaps: [CGFloat]
  /// The unknown of the place along the axis: left or top.
  let along: Int
  let before: CGFloat
  let after: CGFloat
  let acrossBefore: CGFloat
  let acrossAfter: CGFloat
}

extension UILayoutPriority {
  /// How strongly a stack view is as small as its content lets it be.
  static let stackFitting = UILayoutPriority(51)
}
#endif
