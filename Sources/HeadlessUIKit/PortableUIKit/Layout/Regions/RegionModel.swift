#if !canImport(UIKit)
/// A region's views and guides as unknowns, and its constraints as equations.
///
/// Each item has four unknowns: left, top, width and height, in the coordinates of the root.
@MainActor final class RegionModel {
  let root: UIView
  let variant: LayoutVariant
  let number: Int
  /// The size to fit the root to; nil if its size is given.
  let fitting: FittingSize?
  var items: [Item] = []
  var bonds: [Bond] = []
  /// The items that are stack views.
  var stacks: [Int] = []
  var goals: [Goal] = []
  /// The terms of goals of stack views.
  var terms: [LayoutTerm] = []
  var solver = LayoutSolver(unknowns: 0)
  /// A required equation that contradicts others, if there's one.
  var broken: NSLayoutConstraint?

  private static var lastNumber = 0

  init(_ root: UIView, variant: LayoutVariant = .real, fitting: FittingSize? = nil) {
    self.root = root
    self.variant = variant
    self.fitting = fitting
    Self.lastNumber += 1
    number = Self.lastNumber
    collect(root, in: 0, isGiven: true)
    bind()
  }

  /// Solves the region. Texts that wrap tell their heights once their widths are known.
  func solve() {
    for _ in 0..<3 {
      state()
      if !measuresAgain() { return }
    }
  }

  /// An item's frame, in the coordinates of its superview or of the view that owns the guide.
  func frame(of item: Item) -> CGRect {
    let frame = rounded(item.index)
    let parent = item.index == 0 ? .zero : rounded(item.parent).origin
    let offset = items[item.parent].scroll
    return CGRect(
      x: frame.minX - parent.x + offset.x, y: frame.minY - parent.y + offset.y,
      width: frame.width, height: frame.height)
  }

  /// A member's frame by this model, and any other view's own.
  func frame(of view: UIView) -> CGRect {
    guard let layout = view.autoLayout, layout.model == number, layout.index > 0 else {
      return view.frame
    }
    return frame(of: items[layout.index])
  }

  /// The frame in the root's coordinates, with edges on whole pixels.
  private func rounded(_ index: Int) -> CGRect {
    let (x, y) = (solver.value(of: index * 4), solver.value(of: index * 4 + 1))
    let (left, top) = (Self.pixel(x), Self.pixel(y))
    return CGRect(
      x: left, y: top,
      width: max(Self.pixel(x + solver.value(of: index * 4 + 2)) - left, 0),
      height: max(Self.pixel(y + solver.value(of: index * 4 + 3)) - top, 0))
  }

  private static func pixel(_ value: Double) -> CGFloat {
    let pixels = (value * 2 + 1e-4).rounded(.toNearestOrAwayFromZero)
    return pixels == 0 ? 0 : pixels / 2
  }

  /// Takes the heights of texts at their widths. Returns true if one differs from what was assumed.
  private func measuresAgain() -> Bool {
    var differs = false
    for index in items.indices where items[index].wraps {
      let width = solver.value(of: index * 4 + 2)
      guard let height = items[index].view.heightOfText(atWidth: width), width > 0,
        abs(height - (items[index].height ?? -1)) > 0.25
      else { continue }
      items[index].height = height
      differs = true
    }
    return differs
  }
}

extension RegionModel {
  /// A view, a guide or a scroll view's content.
  struct Item {
    enum Kind {
      case view
      case guide(UILayoutGuide)
      case content
    }

    let kind: Kind
    /// The view, or the one that owns the guide or the content.
    let view: UIView
    let index: Int
    /// The superview, or the view that owns the guide.
    let parent: Int
    /// Whether its frame is given.
    let isGiven: Bool
    /// The item of a scroll view's content.
    var content: Int?
    /// Whether a constraint refers to the content.
    var isUsed = false
    /// How far a scroll view is scrolled.
    var scroll = CGPoint.zero
    /// Whether the height follows from the width.
    var wraps = false
    /// The height of a text at the width from the last round.
    var height: CGFloat?
  }

  /// A constraint, with the items it refers to.
  struct Bond {
    let constraint: NSLayoutConstraint
    let first: Place
    let second: Place?
  }

  /// Something to aim at, as well as what is more important allows.
  struct Goal {
    enum Kind {
      case bond(Int)
      case size(Int, Double)
      /// Some of the model's terms, and their sum.
      case sum(Range<Int>, Double)
    }

    let kind: Kind
    let relation: LayoutRelation
    let priority: Float
  }
}

/// An unknown and its factor.
struct LayoutTerm {
  let unknown: Int
  let factor: Double
}

/// A size to fit a view to, and how strongly.
struct FittingSize {
  let size: CGSize
  var horizontal = UILayoutPriority.fittingSizeLevel
  var vertical = UILayoutPriority.fittingSizeLevel
}
#endif
