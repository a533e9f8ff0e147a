#if !canImport(UIKit)
/// A relationship between two attributes of two items.
///
/// An active constraint belongs to the nearest common ancestor of its items. The next layout pass
/// places views by it:
///
///     let top = banner.topAnchor.constraint(equalTo: view.topAnchor, constant: -80)
///     top.isActive = true
///     view.layoutIfNeeded()   // the banner is above the screen
///     top.constant = 0
///     view.layoutIfNeeded()   // and now on it
@preconcurrency @MainActor open class NSLayoutConstraint: NSObject {
  /// The item on the left of the relationship: a view or a layout guide.
  open private(set) weak var firstItem: AnyObject?
  open private(set) weak var secondItem: AnyObject?
  public let firstAttribute: Attribute
  public let secondAttribute: Attribute
  public let relation: Relation
  public let multiplier: CGFloat
  open var constant: CGFloat {
    didSet { if constant != oldValue { tellHolder() } }
  }
  open var priority = UILayoutPriority.required {
    didSet { if priority != oldValue { tellHolder() } }
  }
  open var identifier: String?
  open var shouldBeArchived = false
  private weak var holder: UIView?
  /// Whether the constraint was made with a second item.
  let hasSecondItem: Bool
  /// Where the distances begin for which the attributes stand as ends, if they do.
  let firstStart: Start?
  let secondStart: Start?
  /// Whether UIKit wouldn't have made the constraint.
  private var isRefused = false

  public convenience init(
    item firstItem: Any,
    attribute firstAttribute: Attribute,
    relatedBy relation: Relation,
    toItem secondItem: Any?,
    attribute secondAttribute: Attribute,
    multiplier: CGFloat,
    constant: CGFloat
  ) {
    self.init(
      Term(item: firstItem as AnyObject, attribute: firstAttribute), relation,
      Term(item: secondItem.map { $0 as AnyObject }, attribute: secondAttribute),
      multiplier: multiplier, constant: constant)
    isRefused = !checkAttributes()
  }

  init(
    _ first: Term, _ relation: Relation, _ second: Term,
    multiplier: CGFloat, constant: CGFloat
  ) {
    firstItem = first.item
    firstAttribute = first.attribute
    self.relation = relation
    secondItem = second.item
    secondAttribute = second.attribute
    hasSecondItem = second.item != nil
    firstStart = first.start
    secondStart = second.start
    self.multiplier = multiplier
    self.constant = constant
    super.init()
  }

  /// A Boolean value that indicates whether a view holds the constraint. Setting it to true adds
  /// the constraint to the nearest common ancestor of its items; false removes it from the view
  /// that holds it.
  open var isActive: Bool {
    get { holder != nil }
    set { newValue ? activate() : deactivate() }
  }

  open class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  open class func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }

  func held(by view: UIView?) {
    if let holder { count(-1, under: holder) }
    holder = view
    if let view { count(1, under: view) }
  }

  /// Counts the constraint again, for views whose counts have been cleared.
  func countAgain() {
    if let holder { count(1, under: holder) }
  }

  private func tellHolder() {
    holder?.constraintsDidChange()
  }

  private func activate() {
    guard holder == nil, !isRefused, let view = nearestView else { return }
    view.addConstraint(self)
  }

  private func deactivate() {
    holder?.removeConstraint(self)
  }
}

extension NSLayoutConstraint {
  /// A side of the relationship.
  struct Term {
    weak var item: AnyObject?
    var attribute: Attribute
    var start: Start?
  }

  /// The attribute at which a distance begins.
  struct Start {
    weak var item: AnyObject?
    var attribute: Attribute
  }

  public enum Relation: Int, Sendable {
    case lessThanOrEqual = -1
    case equal = 0
    case greaterThanOrEqual = 1
  }

  public enum Attribute: Int, Sendable {
    case notAnAttribute = 0
    case left, right, top, bottom, leading, trailing, width, height, centerX, centerY
    case lastBaseline, firstBaseline
    case leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin, trailingMargin
    case centerXWithinMargins, centerYWithinMargins
  }

  public enum Axis: Int, Sendable {
    case horizontal, vertical
  }
}
#endif
