#if !canImport(UIKit)
/// A view whose frame is given, and the views in it that constraints place: what is solved at once.
///
/// A region ends where a view with a frame of its own begins, unless a constraint from outside refers
/// to something in it. It's solved again only after something in it has changed.
@MainActor final class LayoutRegion {
  /// Whether something has changed since the last solution.
  var isDirty = true
  /// The number of the last solution.
  private(set) var solution = 0
  private var size = CGSize.zero
  private var safeArea = UIEdgeInsets.zero
  private var margins = UIEdgeInsets.zero
  /// The constraint that couldn't be kept, and that was looked into.
  private var examined: ObjectIdentifier?

  /// Whether the region has to be solved before the subviews of a view are placed. A root whose size
  /// or margins have changed is laid out itself.
  func isDue(for root: UIView, placing view: UIView) -> Bool {
    if isDirty || size != root.bounds.size { return true }
    guard view === root else { return false }
    return safeArea != root.safeAreaInsets || margins != root.marginsInLayout
  }

  /// Solves the region. Views other than `view`, which is being laid out, are marked where their
  /// subviews move.
  func solve(_ root: UIView, for view: UIView) {
    isDirty = false
    size = root.bounds.size
    safeArea = root.safeAreaInsets
    margins = root.marginsInLayout
    let model = RegionModel(root)
    model.solve()
    solution = model.number
    for item in model.items { take(item, of: model, for: view) }
    if let broken = model.broken { report(broken, of: model) }
  }

  private func take(_ item: RegionModel.Item, of model: RegionModel, for laidOut: UIView) {
    switch item.kind {
    case .view:
      let layout = item.view.changedAutoLayout
      guard item.index > 0 else { return }
      layout.region = self
      guard !item.isGiven else { return }
      layout.solution = solution
      layout.solved = model.frame(of: item)
      guard item.view.frame != layout.solved, let superview = item.view.superviewLink,
        superview !== laidOut
      else { return }
      superview.markForLayout()
    case .guide(let guide): guide.solved = model.frame(of: item)
    case .content:
      guard item.isUsed, let scrollView = item.view as? UIScrollView else { return }
      let size = model.frame(of: item).size
      if scrollView.contentSize != size { scrollView.contentSize = size }
    }
  }

  /// Reports a conflict of required equations once, if it's certain: no size of anything else
  /// would meet them (M73).
  private func report(_ constraint: NSLayoutConstraint, of model: RegionModel) {
    guard examined != ObjectIdentifier(constraint) else { return }
    examined = ObjectIdentifier(constraint)
    guard let conflict = LayoutConflict.find(in: model.bonds, breaking: constraint) else { return }
    model.root.device.warn(conflict.description)
  }
}
#endif
