#if !canImport(UIKit)
/// A relationship between two attributes of two items.
///
/// A headless device has no constraint solver: a constraint stores its values, and frames stay as
/// the app sets them. As on an iPhone, an active constraint belongs to the nearest common ancestor
/// of its items.
@preconcurrency @MainActor open class NSLayoutConstraint: NSObject {
  /// The item on the left of the relationship: a view or a layout guide.
  open private(set) weak var firstItem: AnyObject?
  open private(set) weak var secondItem: AnyObject?
  public let firstAttribute: Attribute
  public let secondAttribute: Attribute
  public let relation: Relation
  public let multiplier: CGFloat
  open var constant: CGFloat
  open var priority = UILayoutPriority.required
  open var identifier: String?
  open var shouldBeArchived = false
  private weak var holder: UIView?

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
    holder = view
  }

  private func activate() {
    guard holder == nil else { return }
    nearestView?.addConstraint(self)
  }

  private func deactivate() {
    holder?.removeConstraint(self)
  }

  private var nearestView: UIView? {
    guard let first = UIView.laidOut(by: firstItem) else { return nil }
    guard let second = UIView.laidOut(by: secondItem) else { return first }
    return first.nearestCommonAncestor(with: second)
  }
}

extension NSLayoutConstraint {
  /// A side of the relationship.
  struct Term {
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
