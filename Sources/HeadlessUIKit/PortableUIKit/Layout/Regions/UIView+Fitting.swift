#if !canImport(UIKit)
extension UIView {
  /// The smallest size that a view may have.
  public static let layoutFittingCompressedSize = CGSize.zero
  /// A size that a view may have, large enough for anything.
  public static let layoutFittingExpandedSize = CGSize(width: 10000, height: 10000)

  /// The size that the constraints in the view give it, close to the target.
  func fittingSize(_ fitting: FittingSize) -> CGSize {
    let model = RegionModel(self, fitting: fitting)
    model.solve()
    return model.frame(of: model.items[0]).size
  }

  /// The height of a text that wraps at a width; zero stands for the width that it likes best.
  func heightOfText(atWidth width: CGFloat) -> CGFloat? {
    wrapsText ? contentSize(within: width)?.height : nil
  }

  /// Whether constraints say something of the view's size from inside.
  var hasInnerConstraints: Bool {
    layoutState.placesSubviews && layoutState.measuresSubviews
      || !(autoLayout?.constraints.isEmpty ?? true)
  }
}
#endif
