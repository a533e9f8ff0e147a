#if !canImport(UIKit)
/// A view that displays text. It's closed to touches unless you open it.
@preconcurrency @MainActor open class UILabel: UIView {
  // UIKit declares the font and color this way: nil restores the default.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var font: UIFont! {
    get { chosenFont ?? .systemFont(ofSize: UIFont.labelFontSize) }
    set {
      chosenFont = newValue
      contentSizeDidChange()
    }
  }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var textColor: UIColor! {
    get { chosenColor ?? .label }
    set { chosenColor = newValue }
  }
  open var textAlignment = NSTextAlignment.natural
  open var numberOfLines = 1 {
    didSet { if numberOfLines != oldValue { contentSizeDidChange() } }
  }
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail
  open var isEnabled = true
  open var isHighlighted = false
  open var highlightedTextColor: UIColor?
  open var shadowColor: UIColor?
  open var shadowOffset = CGSize(width: 0, height: -1)
  open var adjustsFontSizeToFitWidth = false
  open var minimumScaleFactor: CGFloat = 0
  open var baselineAdjustment = UIBaselineAdjustment.alignBaselines
  open var allowsDefaultTighteningForTruncation = false
  open var preferredMaxLayoutWidth: CGFloat = 0 {
    didSet { if preferredMaxLayoutWidth != oldValue { contentSizeDidChange() } }
  }
  open var adjustsFontForContentSizeCategory = false
  private var content: Content?
  private var chosenFont: UIFont?
  private var chosenColor: UIColor?

  private enum Content {
    case plain(String)
    case attributed(NSAttributedString)
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isUserInteractionEnabled = false
  }

  /// The displayed text, regardless of the property that set it.
  open var text: String? {
    get {
      switch content {
      case .plain(let text): text
      case .attributed(let text): text.string
      case nil: nil
      }
    }
    set {
      content = newValue.map(Content.plain)
      contentDidChange()
    }
  }

  /// The displayed text with its attributes.
  open var attributedText: NSAttributedString? {
    get {
      switch content {
      case .plain(let text): NSAttributedString(string: text, attributes: ownAttributes)
      case .attributed(let text): text
      case nil: nil
      }
    }
    set {
      content = newValue.map(Content.attributed)
      contentDidChange()
    }
  }

  /// The font that the app has set.
  var ownFont: UIFont? { chosenFont }

  override var estimatesContentSize: Bool { true }
  override var wrapsText: Bool { numberOfLines != 1 && content != nil }

  override func contentSize(within width: CGFloat) -> CGSize? {
    TextMeasure(font: font, lines: numberOfLines).size(
      of: text ?? "", within: width > 0 ? width : preferredMaxLayoutWidth)
  }

  override func baseline(isFirst: Bool) -> TextBaseline {
    isFirst ? .top(font.ascender) : .bottom(font.descender)
  }

  private var ownAttributes: [NSAttributedString.Key: Any] {
    [
      .font: chosenFont ?? .systemFont(ofSize: UIFont.labelFontSize),
      .foregroundColor: chosenColor ?? .label,
    ]
  }
}
#endif
