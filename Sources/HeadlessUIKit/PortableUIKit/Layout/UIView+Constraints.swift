#if !canImport(UIKit)
extension UIView {
  /// The active constraints that the view holds, as the nearest common ancestor of their items.
  public var constraints: [NSLayoutConstraint] { autoLayout?.constraints ?? [] }

  public func addConstraint(_ constraint: NSLayoutConstraint) {
    if constraint.isActive { constraint.isActive = false }
    changedAutoLayout.constraints.append(constraint)
    constraint.held(by: self)
    constraintsDidChange()
  }

  public func addConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { addConstraint(constraint) }
  }

  public func removeConstraint(_ constraint: NSLayoutConstraint) {
    guard let index = autoLayout?.constraints.lastIndex(where: { $0 === constraint }) else {
      return
    }
    autoLayout?.constraints.remove(at: index)
    constraint.held(by: nil)
    constraintsDidChange()
  }

  public func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { removeConstraint(constraint) }
  }

  public var layoutGuides: [UILayoutGuide] { autoLayout?.guides ?? [] }

  public func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
    if let owner = layoutGuide.owningView, owner !== self { owner.removeLayoutGuide(layoutGuide) }
    layoutGuide.owningView = self
    changedAutoLayout.guides.append(layoutGuide)
  }

  /// Removes a guide, and the constraints that refer to it.
  public func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
    var view: UIView? = self
    while let current = view {
      for constraint in current.constraints
      where constraint.firstItem === layoutGuide || constraint.secondItem === layoutGuide {
        current.removeConstraint(constraint)
      }
      view = current.superviewLink
    }
    layoutGuide.owningView = nil
    autoLayout?.guides.removeAll { $0 === layoutGuide }
  }

  public func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    let hugging = (autoLayout?.priorities ?? ContentPriorities()).hugging
    return axis == .horizontal ? hugging.horizontal : hugging.vertical
  }

  public func setContentHuggingPriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    switch axis {
    case .horizontal: changedAutoLayout.priorities.hugging.horizontal = priority
    case .vertical: changedAutoLayout.priorities.hugging.vertical = priority
    }
    contentSizeDidChange()
  }

  public func contentCompressionResistancePriority(
    for axis: NSLayoutConstraint.Axis
  ) -> UILayoutPriority {
    let resistance = (autoLayout?.priorities ?? ContentPriorities()).resistance
    return axis == .horizontal ? resistance.horizontal : resistance.vertical
  }

  public func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    switch axis {
    case .horizontal: changedAutoLayout.priorities.resistance.horizontal = priority
    case .vertical: changedAutoLayout.priorities.resistance.vertical = priority
    }
    contentSizeDidChange()
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

extension AttachedValue {
  /// The attached value, or a default to start from.
  subscript(responder: UIResponder, default value: @autoclosure () -> Value) -> Value {
    get { self[responder] ?? value() }
    set { self[responder] = newValue }
  }
}
#endif
