#if !canImport(UIKit)
extension UIView {
  private static let heldConstraints = AttachedValue<[NSLayoutConstraint]>()
  private static let heldGuides = AttachedValue<[UILayoutGuide]>()
  private static let priorities = AttachedValue<LayoutPriorities>()

  /// The active constraints that the view holds, as the nearest common ancestor of their items.
  public var constraints: [NSLayoutConstraint] { Self.heldConstraints[self] ?? [] }

  public func addConstraint(_ constraint: NSLayoutConstraint) {
    constraint.held(by: self)
    Self.heldConstraints[self] = constraints + [constraint]
  }

  public func addConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { addConstraint(constraint) }
  }

  public func removeConstraint(_ constraint: NSLayoutConstraint) {
    constraint.held(by: nil)
    Self.heldConstraints[self] = constraints.filter { $0 !== constraint }
  }

  public func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { removeConstraint(constraint) }
  }

  public var layoutGuides: [UILayoutGuide] { Self.heldGuides[self] ?? [] }

  public func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
    layoutGuide.owningView = self
    Self.heldGuides[self] = layoutGuides + [layoutGuide]
  }

  public func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
    layoutGuide.owningView = nil
    Self.heldGuides[self] = layoutGuides.filter { $0 !== layoutGuide }
  }

  public func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    Self.priorities[self]?.hugging[axis] ?? .defaultLow
  }

  public func setContentHuggingPriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    Self.priorities[self, default: LayoutPriorities()].hugging[axis] = priority
  }

  public func contentCompressionResistancePriority(
    for axis: NSLayoutConstraint.Axis
  ) -> UILayoutPriority {
    Self.priorities[self]?.resistance[axis] ?? .defaultHigh
  }

  public func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    Self.priorities[self, default: LayoutPriorities()].resistance[axis] = priority
  }

  /// Returns the view that a constraint's item belongs to.
  static func laidOut(by item: AnyObject?) -> UIView? {
    item as? UIView ?? (item as? UILayoutGuide)?.owningView
  }

  func nearestCommonAncestor(with other: UIView) -> UIView? {
    let own = Set(sequence(first: self, next: \.superview).map(ObjectIdentifier.init))
    return sequence(first: other, next: \.superview).first { own.contains(ObjectIdentifier($0)) }
  }
}

/// A view's hugging and compression-resistance priorities by axis.
private struct LayoutPriorities {
  var hugging: [NSLayoutConstraint.Axis: UILayoutPriority] = [:]
  var resistance: [NSLayoutConstraint.Axis: UILayoutPriority] = [:]
}

extension AttachedValue {
  /// The attached value, or a default to start from.
  subscript(responder: UIResponder, default value: @autoclosure () -> Value) -> Value {
    get { self[responder] ?? value() }
    set { self[responder] = newValue }
  }
}
#endif
