#if !canImport(UIKit)
/// A view that a collection view dequeues: a cell, a supplementary view or a decoration.
@preconcurrency @MainActor open class UICollectionReusableView: UIView {
  public internal(set) var reuseIdentifier: String?
  /// What has to live as long as the view, of those that a storyboard has.
  var keptOfInterface: [NSObject] = []

  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  public required init?(coder: NSCoder) {
    reuseIdentifier = coder.interfaceValues?.reuseIdentifier
    super.init(coder: coder)
  }

  /// Creates a view of a registered class, for the collection view. A class inherits it by
  /// overriding either both initializers above or neither.
  public required convenience init(_registeredFor reuseIdentifier: String) {
    self.init(frame: .zero)
    self.reuseIdentifier = reuseIdentifier
  }

  /// Prepares the view for reuse by the collection view.
  open func prepareForReuse() {}

  /// Places the view. Override it to adopt values of the layout's own attributes.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes { layoutAttributes }

  open func willTransition(
    from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout
  ) {}

  open func didTransition(
    from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout
  ) {}

  func place(by attributes: UICollectionViewLayoutAttributes) {
    frame = attributes.frame
    alpha = attributes.alpha
    isHidden = attributes.isHidden
    apply(attributes)
  }
}
#endif
