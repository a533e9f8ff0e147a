#if !canImport(UIKit)
/// A rectangular area in a view hierarchy. A headless device lays it out, and doesn't draw it.
@preconcurrency @MainActor open class UIView: UIResponder {
  private let ownDevice: HeadlessDevice
  override var device: HeadlessDevice { ownDevice }

  // The place in the hierarchy. Upward references are unowned, at a fraction of the cost of weak
  // ones; the objects they refer to clear them when they go away, on any thread.
  @exclusivity(unchecked) nonisolated(unsafe) var subviewList: [UIView] = []
  @exclusivity(unchecked) nonisolated(unsafe) unowned var superviewLink: UIView?
  @exclusivity(unchecked) nonisolated(unsafe) unowned var windowLink: UIWindow? {
    didSet { HierarchyChanges.note() }
  }
  /// The view controller whose root view this is.
  @exclusivity(unchecked) nonisolated(unsafe) unowned var owner: UIViewController?

  @exclusivity(unchecked) var layoutState = ViewLayoutState()
  @exclusivity(unchecked) var looks: ViewLooks?
  /// What Auto Layout keeps of the view, if a constraint or a guide concerns it.
  @exclusivity(unchecked) var autoLayout: ViewLayout?
  @exclusivity(unchecked) private var storedFrame: CGRect

  public init(frame: CGRect) {
    ownDevice = .current
    storedFrame = frame
    super.init()
  }

  public required init?(coder: NSCoder) {
    ownDevice = .current
    storedFrame = .zero
    super.init()
    coder.fillFromInterface(self)
  }

  public convenience override init() {
    self.init(frame: .zero)
  }

  /// The view controller of a root view, or else the superview.
  open override var next: UIResponder? { owner ?? superview }

  deinit {
    for subview in subviewList { subview.superviewLink = nil }
  }

  open var frame: CGRect {
    get { storedFrame }
    set {
      let old = storedFrame.size
      storedFrame = newValue
      if autoLayout != nil { givenFrameDidChange() }
      guard newValue.size != old else { return }
      if !subviewList.isEmpty { resizeSubviews(from: old) }
      setNeedsLayout()
    }
  }

  open var bounds: CGRect {
    get { CGRect(origin: looks?.boundsOrigin ?? .zero, size: storedFrame.size) }
    set {
      if newValue.origin != bounds.origin { changedLooks.boundsOrigin = newValue.origin }
      if newValue.size != storedFrame.size { resizeAroundCenter(to: newValue.size) }
    }
  }

  open var center: CGPoint {
    get { CGPoint(x: storedFrame.midX, y: storedFrame.midY) }
    set {
      storedFrame.origin.x = newValue.x - storedFrame.width / 2
      storedFrame.origin.y = newValue.y - storedFrame.height / 2
      if autoLayout != nil { givenFrameDidChange() }
    }
  }

  open var alpha: CGFloat {
    get { looks?.alpha ?? 1 }
    set { changedLooks.alpha = newValue }
  }

  open var backgroundColor: UIColor? {
    get { looks?.backgroundColor }
    set { changedLooks.backgroundColor = newValue }
  }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var tintColor: UIColor! {
    get { looks?.tintColor ?? superview?.tintColor ?? .tintColor }
    set {
      changedLooks.tintColor = newValue
      tintColorDidChange()
    }
  }

  open var isOpaque: Bool {
    get { looks?.isOpaque ?? true }
    set { changedLooks.isOpaque = newValue }
  }

  open var contentMode: UIView.ContentMode {
    get { looks?.contentMode ?? .scaleToFill }
    set { changedLooks.contentMode = newValue }
  }

  open var transform: CGAffineTransform {
    get { looks?.transform ?? .identity }
    set { changedLooks.transform = newValue }
  }

  open var layoutMargins: UIEdgeInsets {
    get { marginsInLayout }
    set {
      changedLooks.layoutMargins = newValue
      marginsDidChange()
    }
  }

  open var safeAreaInsets: UIEdgeInsets { insetsOfSafeArea }

  open var accessibilityIdentifier: String? {
    get { looks?.accessibilityIdentifier }
    set { changedLooks.accessibilityIdentifier = newValue }
  }

  open var accessibilityLabel: String? {
    get { looks?.accessibilityLabel }
    set { changedLooks.accessibilityLabel = newValue }
  }

  open var accessibilityValue: String? {
    get { looks?.accessibilityValue }
    set { changedLooks.accessibilityValue = newValue }
  }

  open var accessibilityHint: String? {
    get { looks?.accessibilityHint }
    set { changedLooks.accessibilityHint = newValue }
  }

  open var isAccessibilityElement: Bool {
    get { looks?.isAccessibilityElement ?? false }
    set { changedLooks.isAccessibilityElement = newValue }
  }

  open var accessibilityElementsHidden: Bool {
    get { looks?.accessibilityElementsHidden ?? false }
    set { changedLooks.accessibilityElementsHidden = newValue }
  }

  open var accessibilityViewIsModal: Bool {
    get { looks?.accessibilityViewIsModal ?? false }
    set { changedLooks.accessibilityViewIsModal = newValue }
  }

  open var isHidden = false {
    didSet { if autoLayout != nil, isHidden != oldValue { hiddenDidChange() } }
  }
  open var tag = 0
  open var isUserInteractionEnabled = true
  open var autoresizingMask: UIView.AutoresizingMask = []
  open var autoresizesSubviews = true
  open var translatesAutoresizingMaskIntoConstraints = true {
    didSet {
      guard translatesAutoresizingMaskIntoConstraints != oldValue else { return }
      superviewLink?.noteConstrainedSubview()
    }
  }
  open var clipsToBounds = false

  open var subviews: [UIView] { subviewList }
  open var superview: UIView? { superviewLink }
  open var window: UIWindow? { windowLink }

  open func addSubview(_ view: UIView) {
    insert(view, at: nil)
  }

  open func insertSubview(_ view: UIView, at index: Int) {
    insert(view, at: index)
  }

  open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
    insert(view, at: subviews.firstIndex { $0 === siblingSubview })
  }

  open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
    insert(view, at: subviews.firstIndex { $0 === siblingSubview }.map { $0 + 1 })
  }

  open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
    subviewList.swapAt(index1, index2)
  }

  open func bringSubviewToFront(_ view: UIView) {
    move(view, to: subviews.endIndex)
  }

  open func sendSubviewToBack(_ view: UIView) {
    move(view, to: subviews.startIndex)
  }

  open func removeFromSuperview() {
    leaveSuperview()
  }

  open func isDescendant(of view: UIView) -> Bool {
    var ancestor: UIView? = self
    while let current = ancestor {
      if current === view { return true }
      ancestor = current.superview
    }
    return false
  }

  open func viewWithTag(_ tag: Int) -> UIView? {
    if self.tag == tag { return self }
    return subviews.lazy.compactMap { $0.viewWithTag(tag) }.first
  }

  open func didAddSubview(_ subview: UIView) {}
  open func willRemoveSubview(_ subview: UIView) {}
  open func willMove(toSuperview newSuperview: UIView?) {}
  open func didMoveToSuperview() {}
  open func willMove(toWindow newWindow: UIWindow?) {}
  open func didMoveToWindow() {}

  open func setNeedsLayout() {
    markForLayout()
  }

  open func layoutIfNeeded() {
    layOutNow()
  }

  /// Places the subviews that constraints place.
  open func layoutSubviews() {
    if layoutState.placesSubviews { placeSubviews() }
  }

  /// Configures what the view shows, before its layout. Call `setNeedsUpdateProperties()` instead.
  @available(iOS 26.0, *)
  open func updateProperties() {}

  @available(iOS 26.0, *)
  open func setNeedsUpdateProperties() {
    markForUpdate()
  }

  @available(iOS 26.0, *)
  open func updatePropertiesIfNeeded() {
    updatePropertiesNow()
  }

  open func setNeedsUpdateConstraints() {}
  open func updateConstraintsIfNeeded() {}
  open func updateConstraints() {}
  open class var requiresConstraintBasedLayout: Bool { false }
  open class var layerClass: AnyClass { CALayer.self }
  open var alignmentRectInsets: UIEdgeInsets { .zero }
  open func accessibilityActivate() -> Bool { false }
  open func accessibilityPerformMagicTap() -> Bool { false }
  open func accessibilityIncrement() {}
  open func accessibilityDecrement() {}
  open func setNeedsDisplay() {}
  open func draw(_ rect: CGRect) {}

  open func sizeThatFits(_ size: CGSize) -> CGSize {
    guard let content = contentSize(within: size.width) else { return bounds.size }
    return CGSize(
      width: content.width < 0 ? bounds.width : content.width,
      height: content.height < 0 ? bounds.height : content.height)
  }

  open func sizeToFit() {
    frame.size = sizeThatFits(bounds.size)
  }

  open var intrinsicContentSize: CGSize {
    contentSize(within: 0)
      ?? CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }

  open func invalidateIntrinsicContentSize() {
    contentSizeDidChange()
    superview?.setNeedsLayout()
  }

  /// The size that the constraints in the view, or its content, give it, close to the target.
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: .fittingSizeLevel,
      verticalFittingPriority: .fittingSizeLevel)
  }

  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    viewToFit.fittingSize(
      FittingSize(
        size: targetSize, horizontal: horizontalFittingPriority,
        vertical: verticalFittingPriority))
  }

  /// What the subviews mean to Auto Layout.
  var layoutKind: LayoutKind { .plain }
  /// The view whose constraints give this one its size.
  var viewToFit: UIView { self }
  /// Whether the size of the content is a guess, as that of a text is.
  var estimatesContentSize: Bool { false }
  /// Whether the height of the content follows from the width.
  var wrapsText: Bool { false }
  /// The size of the view's own content, within a width if that isn't zero. Nil if it has none.
  func contentSize(within width: CGFloat) -> CGSize? { nil }
  func baseline(isFirst: Bool) -> TextBaseline { .bottom(0) }
  /// The subview whose baseline is the view's.
  func viewOfBaseline(isFirst: Bool) -> UIView? { nil }

  open var traitCollection: UITraitCollection { resolvedTraits }
  @available(iOS, deprecated: 17.0)
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  open func safeAreaInsetsDidChange() {}
  open func tintColorDidChange() {}

  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard isUserInteractionEnabled, !isHidden, alpha > 0.01,
      self.point(inside: point, with: event)
    else { return nil }
    for subview in subviews.reversed() {
      let inside = subview.convert(point, from: self)
      if let hit = subview.hitTest(inside, with: event) { return hit }
    }
    return self
  }

  /// Whether a recognizer of this view may recognize; called after its delegate.
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }

  open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    let own = zeroInRoot
    let other = view?.zeroInRoot ?? .zero
    return CGPoint(x: point.x + own.x - other.x, y: point.y + own.y - other.y)
  }

  open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    let own = zeroInRoot
    let other = view?.zeroInRoot ?? .zero
    return CGPoint(x: point.x + other.x - own.x, y: point.y + other.y - own.y)
  }

  open func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    CGRect(origin: convert(rect.origin, to: view), size: rect.size)
  }

  open func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    CGRect(origin: convert(rect.origin, from: view), size: rect.size)
  }
}
#endif
