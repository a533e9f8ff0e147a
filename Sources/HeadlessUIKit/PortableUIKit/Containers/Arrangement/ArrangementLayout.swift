#if !canImport(UIKit)
/// The frames of the view controllers that an arrangement has a place for.
struct ArrangementLayout {
  typealias Placement = UIArrangementViewController.ViewPlacement

  /// The frames of what is visible; nil before the first layout, which hides nothing.
  private(set) var frames: [Placement: CGRect]?
  /// The axis along which the views share the space.
  private(set) var axis: UIAxis = []
  /// The placement that lies over the other one.
  private(set) var front: Placement?

  init() {}

  private init(_ frames: [Placement: CGRect], along axis: UIAxis = [], front: Placement? = nil) {
    self.frames = frames
    self.axis = axis
    self.front = front
  }

  func hides(_ placement: Placement) -> Bool { frames.map { $0[placement] == nil } ?? false }

  func state(of placement: Placement) -> UIArrangementViewController.ViewState {
    UIArrangementViewController.ViewState(
      zIndex: front == placement ? 1 : 0, splitAxis: hides(placement) ? [] : axis,
      isHidden: hides(placement))
  }
}

/// The space that an arrangement has to share out.
struct ArrangementSpace {
  let bounds: CGRect
  /// Whether there's little room in both directions.
  let isCompact: Bool
  /// The fold, while the phone is half open.
  let fold: CGRect?
  /// The preferred content sizes of what is to be laid out.
  let contents: [ArrangementLayout.Placement: CGSize]

  /// The axis along which the fold divides the space.
  fileprivate var foldAxis: UIAxis? {
    fold.map { $0.height >= $0.width ? .horizontal : .vertical }
  }

  fileprivate func halves(along axis: UIAxis) -> (CGRect, CGRect) {
    guard let fold else { return (bounds, bounds) }
    return axis == .horizontal
      ? (
        CGRect(x: 0, y: 0, width: fold.minX, height: bounds.height),
        CGRect(x: fold.maxX, y: 0, width: bounds.width - fold.maxX, height: bounds.height)
      )
      : (
        CGRect(x: 0, y: 0, width: bounds.width, height: fold.minY),
        CGRect(x: 0, y: fold.maxY, width: bounds.width, height: bounds.height - fold.maxY)
      )
  }

  fileprivate func parts(along axis: UIAxis, first: CGFloat) -> (CGRect, CGRect) {
    let (width, height) = (bounds.width, bounds.height)
    return axis == .horizontal
      ? (
        CGRect(x: 0, y: 0, width: first, height: height),
        CGRect(x: first, y: 0, width: width - first, height: height)
      )
      : (
        CGRect(x: 0, y: 0, width: width, height: first),
        CGRect(x: 0, y: first, width: width, height: height - first)
      )
  }
}

extension ArrangementLayout {
  /// An arrangement of the app's own type has the layout of a split one, since UIKit's requirements
  /// say nothing about frames (not published; modeled one way).
  init(_ arrangement: any UIArrangementViewController.Arrangement, in space: ArrangementSpace) {
    // A view controller by itself gets all of the space (not published; modeled one way).
    guard space.contents.count == 2 else {
      self.init(space.contents.mapValues { _ in space.bounds })
      return
    }
    if let overlay = arrangement as? UIOverlayArrangement {
      self.init(overlay, in: space)
    } else {
      self.init(arrangement as? UISplitArrangement ?? UISplitArrangement(), in: space)
    }
  }

  private init(_ overlay: UIOverlayArrangement, in space: ArrangementSpace) {
    guard let axis = space.foldAxis, overlay.axes.contains(axis) else {
      self.init([.primary: space.bounds, .secondary: space.bounds], front: .primary)
      return
    }
    let (first, second) = space.halves(along: axis)
    self.init(
      overlay.leadsWithPrimary
        ? [.primary: first, .secondary: second] : [.primary: second, .secondary: first],
      along: axis)
  }

  private init(_ split: UISplitArrangement, in space: ArrangementSpace) {
    let isWide = space.bounds.width > space.bounds.height
    let axis = space.foldAxis ?? (isWide ? .horizontal : .vertical)
    guard split.axes.contains(axis), !space.isCompact else {
      self.init([.primary: space.bounds])
      return
    }
    let shares = SplitShares(split, along: axis, in: space)
    if space.fold != nil {
      let (first, second) = space.halves(along: axis)
      guard shares.fit(first, second) else {
        self.init([:])
        return
      }
      self.init([.primary: first, .secondary: second], along: axis)
    } else if let length = shares.lengthOfPrimary {
      let (first, second) = space.parts(along: axis, first: length)
      self.init([.primary: first, .secondary: second], along: axis)
    } else {
      self.init([.primary: space.bounds])
    }
  }
}
#endif
