#if !canImport(UIKit)
/// A row of a list in a collection view, with accessories at its ends.
@preconcurrency @MainActor open class UICollectionViewListCell: UICollectionViewCell {
  open var indentationLevel = 0
  open var indentationWidth: CGFloat = 10
  open var indentsAccessories = true
  private lazy var separatorGuide = UILayoutGuide()

  /// The accessories at the row's ends. The cell contains the views of custom ones, so that the
  /// user can touch them.
  public var accessories: [UICellAccessory] = [] {
    didSet {
      for case let view? in oldValue.map(\.customView) where view.superview === self {
        view.removeFromSuperview()
      }
      for case let view? in accessories.map(\.customView) { addSubview(view) }
    }
  }

  open func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }

  open override func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
    .listPlainCell()
  }

  open var separatorLayoutGuide: UILayoutGuide {
    separatorGuide.role = .frame
    if separatorGuide.owningView == nil { addLayoutGuide(separatorGuide) }
    return separatorGuide
  }
}
#endif
