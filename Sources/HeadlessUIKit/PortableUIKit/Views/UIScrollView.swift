#if !canImport(UIKit)
/// A view that can scroll content larger than itself.
@preconcurrency @MainActor open class UIScrollView: UIView, _UIScrollViewDelegating {
  open var contentSize = CGSize.zero {
    didSet { _noteChange(of: "contentSize", from: oldValue, to: contentSize) }
  }
  open var contentInset = UIEdgeInsets.zero
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic
  open var automaticallyAdjustsScrollIndicatorInsets = true
  open var verticalScrollIndicatorInsets = UIEdgeInsets.zero
  open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero
  open var scrollIndicatorInsets = UIEdgeInsets.zero
  open var indicatorStyle = IndicatorStyle.default
  open var isScrollEnabled = true
  open var isPagingEnabled = false
  open var isDirectionalLockEnabled = false
  open var bounces = true
  open var alwaysBounceVertical = false
  open var alwaysBounceHorizontal = false
  open var showsVerticalScrollIndicator = true
  open var showsHorizontalScrollIndicator = true
  open var delaysContentTouches = true
  open var canCancelContentTouches = true
  open var scrollsToTop = true
  open var decelerationRate = DecelerationRate.normal
  open var keyboardDismissMode = KeyboardDismissMode.none
  open var minimumZoomScale: CGFloat = 1
  open var maximumZoomScale: CGFloat = 1
  open var zoomScale: CGFloat = 1
  open internal(set) var isTracking = false
  open internal(set) var isDragging = false
  open internal(set) var isDecelerating = false
  private lazy var contentGuide = ownedGuide(.content)
  private lazy var frameGuide = ownedGuide(.frame)
  private lazy var panRecognizer = UIPanGestureRecognizer()

  /// The delegate, for which subclasses require their own protocol.
  weak var scrollDelegate: (any UIScrollViewDelegate)? {
    didSet { scrollDelegateDidChange() }
  }

  open var refreshControl: UIRefreshControl? {
    didSet {
      guard refreshControl !== oldValue else { return }
      oldValue?.removeFromSuperview()
      if let refreshControl { insertSubview(refreshControl, at: 0) }
    }
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    clipsToBounds = true
  }

  open var contentLayoutGuide: UILayoutGuide { contentGuide }
  open var frameLayoutGuide: UILayoutGuide { frameGuide }
  open var panGestureRecognizer: UIPanGestureRecognizer { panRecognizer }

  open var adjustedContentInset: UIEdgeInsets { contentInset }

  /// The point of the content at the view's origin. Setting it notifies the delegate.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set {
      let old = bounds.origin
      guard newValue != old else { return }
      bounds.origin = newValue
      if let autoLayout, autoLayout.innerCount > 0 { constraintsDidChange() }
      setNeedsLayout()
      scrollDelegate?.scrollViewDidScroll(self)
      _noteChange(of: "contentOffset", from: old, to: newValue)
    }
  }

  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    guard contentOffset != self.contentOffset else { return }
    self.contentOffset = contentOffset
    guard animated else { return }
    device.schedule(after: .milliseconds(300)) { [weak self] in
      guard let self else { return }
      scrollDelegate?.scrollViewDidEndScrollingAnimation(self)
    }
  }

  /// Scrolls just far enough to make the rectangle of the content visible.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    var offset = contentOffset
    offset.x = max(min(offset.x, rect.minX), rect.maxX - bounds.width)
    offset.y = max(min(offset.y, rect.minY), rect.maxY - bounds.height)
    setContentOffset(offset, animated: animated)
  }

  open func setZoomScale(_ scale: CGFloat, animated: Bool) {
    zoomScale = min(max(scale, minimumZoomScale), maximumZoomScale)
    scrollDelegate?.scrollViewDidZoom(self)
  }

  open func flashScrollIndicators() {}

  func scrollDelegateDidChange() {}

  override var layoutKind: LayoutKind { .scroll }

  private func ownedGuide(_ role: UILayoutGuide.Role) -> UILayoutGuide {
    let guide = UILayoutGuide()
    guide.role = role
    addLayoutGuide(guide)
    return guide
  }
}

extension UIScrollView {
  public enum IndicatorStyle: Int, Sendable {
    case `default`, black, white
  }

  public enum KeyboardDismissMode: Int, Sendable {
    case none, onDrag, interactive, onDragWithAccessory, interactiveWithAccessory
  }

  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    case automatic, scrollableAxes, never, always
  }

  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat

    public static let normal = DecelerationRate(rawValue: 0.998)
    public static let fast = DecelerationRate(rawValue: 0.99)

    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }
  }
}

/// Provides the `delegate` of scroll views. Subclasses narrow its type, which a property declared
/// in the class wouldn't allow.
@preconcurrency @MainActor public protocol _UIScrollViewDelegating: UIScrollView {}

extension _UIScrollViewDelegating {
  public var delegate: (any UIScrollViewDelegate)? {
    get { scrollDelegate }
    set { scrollDelegate = newValue }
  }
}
#endif
