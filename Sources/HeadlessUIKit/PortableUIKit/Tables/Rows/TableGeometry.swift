#if !canImport(UIKit)
/// The positions of a table's parts, from the top down. It requests heights only as far as it needs
/// them.
@MainActor struct TableGeometry {
  enum Part: Hashable {
    case header(Int)
    case row(IndexPath)
    case footer(Int)

    func isAbove(_ other: Part) -> Bool {
      place.lexicographicallyPrecedes(other.place)
    }

    private var place: [Int] {
      switch self {
      case .header(let section): [section]
      case .row(let row): [row.section, row.row]
      case .footer(let section): [section, Int.max]
      }
    }
  }

  let counts: [Int]
  let width: CGFloat
  let top: CGFloat
  let heightOfPart: (Part) -> CGFloat

  /// Returns the parts that intersect a range of the vertical axis.
  func parts(from start: CGFloat, to end: CGFloat) -> [(part: Part, frame: CGRect)] {
    var found: [(part: Part, frame: CGRect)] = []
    walk { part, frame in
      if frame.maxY > start, frame.minY < end, frame.height > 0 { found.append((part, frame)) }
      return frame.minY < end
    }
    return found
  }

  /// The distance from the top of the table to the end of its last part.
  var height: CGFloat {
    var end = top
    walk { _, frame in
      end = frame.maxY
      return true
    }
    return end
  }

  func frame(of wanted: Part) -> CGRect {
    var found = CGRect.zero
    walk { part, frame in
      if part == wanted { found = frame }
      return part != wanted
    }
    return found
  }

  func frame(ofSection section: Int) -> CGRect {
    frame(of: .header(section)).union(frame(of: .footer(section)))
  }

  /// Visits the parts in order until the visitor returns false.
  private func walk(_ visit: (Part, CGRect) -> Bool) {
    var y = top
    func visitNext(_ part: Part) -> Bool {
      let frame = CGRect(x: 0, y: y, width: width, height: heightOfPart(part))
      y = frame.maxY
      return visit(part, frame)
    }
    for section in counts.indices {
      guard visitNext(.header(section)) else { return }
      for row in 0..<counts[section] {
        guard visitNext(.row(IndexPath(row: row, section: section))) else { return }
      }
      guard visitNext(.footer(section)) else { return }
    }
  }
}

extension UITableView {
  /// The height of the visible area. For a table under constraints that has no height yet, it's the
  /// window's height.
  var visibleHeight: CGFloat {
    guard bounds.height == 0, !translatesAutoresizingMaskIntoConstraints else {
      return bounds.height
    }
    return window?.bounds.height ?? 0
  }
}
#endif
