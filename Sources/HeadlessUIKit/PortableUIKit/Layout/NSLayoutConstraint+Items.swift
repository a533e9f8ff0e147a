#if !canImport(UIKit)
/// The items of a constraint, and what UIKit says of wrong ones.
extension NSLayoutConstraint {
  /// The views of the constraint's items.
  var views: [UIView] {
    [firstItem, secondItem, firstStart?.item, secondStart?.item].compactMap {
      UIView.laidOut(by: $0)
    }
  }

  /// The nearest view that contains all items. Nil, and misuse, if there's none (M71).
  var nearestView: UIView? {
    guard let first = UIView.laidOut(by: firstItem) else { return nil }
    var nearest: UIView? = first
    let isComplete = !hasSecondItem || UIView.laidOut(by: secondItem) != nil
    for view in views.dropFirst() { nearest = nearest?.nearestCommonAncestor(with: view) }
    if isComplete, let nearest { return nearest }
    first.device.misuse(
      "M71", "NSGenericException",
      "Unable to activate constraint with anchors \(Self.anchor(firstItem, firstAttribute)) and "
        + "\(Self.anchor(secondItem, secondAttribute)) because they have no common ancestor.  Does "
        + "the constraint or its anchors reference items in different view hierarchies?  That's "
        + "illegal.")
    return nil
  }

  /// Counts the constraint on the way from its items up to the view that holds it.
  func count(_ change: Int, under holder: UIView) {
    for item in views {
      var view = item
      while view !== holder, let superview = view.superviewLink {
        let layout = view.changedAutoLayout
        layout.outerCount += change
        if view !== item { layout.innerCount += change }
        view = superview
      }
    }
  }

  /// The relation, for the solver.
  var solved: LayoutRelation {
    switch relation {
    case .equal: .equal
    case .greaterThanOrEqual: readsFromRight ? .atMost : .atLeast
    case .lessThanOrEqual: readsFromRight ? .atLeast : .atMost
    }
  }

  /// Whether leading edges are on the right.
  var readsFromRight: Bool {
    guard firstAttribute.isDirectional, let view = UIView.laidOut(by: firstItem) else {
      return false
    }
    return view.effectiveUserInterfaceLayoutDirection == .rightToLeft
  }

  /// Returns false and reports misuse if UIKit makes no constraint of these attributes (M72).
  func checkAttributes() -> Bool {
    guard let reason = fault else { return true }
    let item = (firstItem as? NSObject)?.described ?? "(null)"
    HeadlessDevice.current.misuse(
      "M72", "NSInvalidArgumentException", "NSLayoutConstraint for \(item): \(reason)")
    return false
  }

  private var fault: String? {
    if firstAttribute.isSize || firstAttribute == .notAnAttribute { return nil }
    if !hasSecondItem || multiplier == 0 {
      return "A multiplier of 0 or a nil second item together with a location for the first "
        + "attribute creates an illegal constraint of a location equal to a constant. Location attributes "
        + "must be specified in pairs."
    }
    let directional = [firstAttribute, secondAttribute].filter(\.isDirectional).count
    let absolute = [firstAttribute, secondAttribute].filter(\.isAbsolute).count
    if directional == 1, absolute == 1 {
      return "A constraint cannot be made between a leading/trailing attribute and a right/left "
        + "attribute. Use leading/trailing for both or neither."
    }
    return nil
  }
}

/// How UIKit writes constraints.
extension NSLayoutConstraint {
  /// The line in the console, such as `<NSLayoutConstraint:0x60 UILabel:0x7f80.width == 100   (active)>`.
  var written: String {
    "<\(Self.name(self)) \(equation)   (\(isActive ? "active" : "inactive"))>"
  }

  private var equation: String {
    let sign =
      switch relation {
      case .equal: "=="
      case .greaterThanOrEqual: ">="
      case .lessThanOrEqual: "<="
      }
    let first = "\(Self.name(firstItem)).\(firstAttribute.name) \(sign)"
    guard hasSecondItem else { return "\(first) \(Self.number(constant))" }
    let factor = multiplier == 1 ? "" : "\(Self.number(multiplier))*"
    let second = "\(first) \(factor)\(Self.name(secondItem)).\(secondAttribute.name)"
    if constant == 0 { return second }
    return "\(second) \(constant < 0 ? "-" : "+") \(Self.number(abs(constant)))"
  }

  private static func number(_ value: CGFloat) -> String {
    value == value.rounded() && abs(value) < 1e9 ? "\(Int(value))" : "\(value)"
  }

  private static func name(_ item: AnyObject?) -> String {
    guard let item = item as? NSObject else { return "(null)" }
    return String(item.described.dropFirst().dropLast()).replacing(": ", with: ":")
  }

  private static func anchor(_ item: AnyObject?, _ attribute: Attribute) -> String {
    let kind =
      attribute.isSize
      ? "NSLayoutDimension" : attribute.isVertical ? "NSLayoutYAxisAnchor" : "NSLayoutXAxisAnchor"
    return "<\(kind) \"\(name(item)).\(attribute.name)\">"
  }
}

extension NSLayoutConstraint.Attribute {
  var name: String { String(describing: self) }
}
#endif
