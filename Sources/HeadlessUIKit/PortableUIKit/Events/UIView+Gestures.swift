#if !canImport(UIKit)
extension UIView {
  private static let recognizers = AttachedValue<[UIGestureRecognizer]>()

  /// The view's recognizers; nil as long as none was added. Setting it attaches all of them.
  public var gestureRecognizers: [UIGestureRecognizer]? {
    get { Self.recognizers[self] }
    set {
      for recognizer in Self.recognizers[self] ?? [] { removeGestureRecognizer(recognizer) }
      for recognizer in newValue ?? [] { addGestureRecognizer(recognizer) }
    }
  }

  /// Attaches the recognizer, taking it away from the view that had it.
  public func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    gestureRecognizer.view?.removeGestureRecognizer(gestureRecognizer)
    gestureRecognizer.view = self
    Self.recognizers[self] = (Self.recognizers[self] ?? []) + [gestureRecognizer]
  }

  public func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    guard gestureRecognizer.view === self else { return }
    gestureRecognizer.view = nil
    Self.recognizers[self] = Self.recognizers[self]?.filter { $0 !== gestureRecognizer }
  }
}
#endif
