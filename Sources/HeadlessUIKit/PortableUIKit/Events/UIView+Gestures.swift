#if !canImport(UIKit)
extension UIView {
  private static let recognizers = AttachedValue<[UIGestureRecognizer]>()

  /// The view's gesture recognizers; nil until you add one. Setting it replaces the recognizers.
  public var gestureRecognizers: [UIGestureRecognizer]? {
    get { Self.recognizers[self] }
    set {
      for recognizer in Self.recognizers[self] ?? [] { removeGestureRecognizer(recognizer) }
      for recognizer in newValue ?? [] { addGestureRecognizer(recognizer) }
    }
  }

  /// Attaches a gesture recognizer, after removing it from its previous view.
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
