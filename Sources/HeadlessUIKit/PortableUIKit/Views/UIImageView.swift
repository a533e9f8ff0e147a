#if !canImport(UIKit)
/// A view that displays an image.
@preconcurrency @MainActor open class UIImageView: UIView {
  open var image: UIImage? {
    didSet { contentDidChange() }
  }
  open var highlightedImage: UIImage?
  open var isHighlighted = false
  open var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
  open var animationImages: [UIImage]?
  open var animationDuration: TimeInterval = 0
  open var animationRepeatCount = 0
  open private(set) var isAnimating = false
  open var adjustsImageSizeForAccessibilityContentSizeCategory = false

  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    if coder.interfaceValues == nil { isUserInteractionEnabled = false }
  }

  public init(image: UIImage?) {
    self.image = image
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    isUserInteractionEnabled = false
  }

  public init(image: UIImage?, highlightedImage: UIImage?) {
    self.image = image
    self.highlightedImage = highlightedImage
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    isUserInteractionEnabled = false
  }

  override var estimatesContentSize: Bool { true }

  override func contentSize(within width: CGFloat) -> CGSize? {
    isHighlighted ? highlightedImage?.size ?? image?.size : image?.size
  }

  open func startAnimating() {
    isAnimating = !(animationImages ?? []).isEmpty
  }

  open func stopAnimating() {
    isAnimating = false
  }
}
#endif
