#if !canImport(UIKit)
/// A view that shows that a task is in progress.
@preconcurrency @MainActor open class UIActivityIndicatorView: UIView {
  open var style = Style.medium
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var color: UIColor! = .systemGray
  open private(set) var isAnimating = false

  open var hidesWhenStopped = true {
    didSet { hideIfStopped() }
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    hideIfStopped()
  }

  public init(style: Style) {
    self.style = style
    super.init(frame: .zero)
    hideIfStopped()
  }

  public required init(coder: NSCoder) {
    super.init(frame: .zero)
    hideIfStopped()
    coder.fillFromInterface(self)
  }

  open func startAnimating() {
    isAnimating = true
    isHidden = false
  }

  open func stopAnimating() {
    isAnimating = false
    hideIfStopped()
  }

  private func hideIfStopped() {
    guard !isAnimating else { return }
    isHidden = hidesWhenStopped
  }

  override func contentSize(within width: CGFloat) -> CGSize? {
    style == .large ? CGSize(width: 37, height: 37) : CGSize(width: 20, height: 20)
  }

  public enum Style: Int, Sendable {
    case medium = 100
    case large = 101
  }
}
#endif
