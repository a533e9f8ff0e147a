#if !canImport(UIKit)
extension UIView {
  /// Returns a view of the same size. A headless device doesn't draw its content.
  public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    if afterUpdates { layoutIfNeeded() }
    let snapshot = UIView(frame: bounds)
    snapshot.backgroundColor = backgroundColor
    return snapshot
  }

  public func resizableSnapshotView(
    from rect: CGRect, afterScreenUpdates afterUpdates: Bool,
    withCapInsets capInsets: UIEdgeInsets
  ) -> UIView? {
    let snapshot = snapshotView(afterScreenUpdates: afterUpdates)
    snapshot?.frame = rect
    return snapshot
  }
}
#endif
