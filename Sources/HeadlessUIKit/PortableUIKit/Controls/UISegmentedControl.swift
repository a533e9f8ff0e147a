#if !canImport(UIKit)
/// A control for choosing one of several segments.
@preconcurrency @MainActor open class UISegmentedControl: UIControl {
  /// The index that stands for no selection.
  nonisolated public static let noSegment = -1

  open var isMomentary = false
  open var apportionsSegmentWidthsByContent = false
  open var selectedSegmentTintColor: UIColor?
  private var segments: [Segment] = [] {
    didSet { contentDidChange() }
  }
  private var selected = UISegmentedControl.noSegment

  private struct Segment {
    var title: String?
    var image: UIImage?
    var action: UIAction?
    var width: CGFloat = 0
    var isEnabled = true
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Creates a control with segments from titles, images and actions.
  public init(items: [Any]?) {
    segments = (items ?? []).map {
      Segment(title: $0 as? String, image: $0 as? UIImage, action: $0 as? UIAction)
    }
    super.init(frame: .zero)
  }

  public convenience init(frame: CGRect, actions: [UIAction]) {
    self.init(frame: frame)
    for action in actions { insertSegment(action: action, at: numberOfSegments, animated: false) }
  }

  open var numberOfSegments: Int { segments.count }

  /// The index of the selected segment, or `noSegment`. Setting it sends no actions.
  open var selectedSegmentIndex: Int {
    get { selected }
    set { selected = segments.indices.contains(newValue) ? newValue : Self.noSegment }
  }

  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    insert(Segment(title: title), at: segment)
  }

  open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
    insert(Segment(image: image), at: segment)
  }

  open func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
    insert(Segment(title: action.title, image: action.image, action: action), at: segment)
  }

  open func removeSegment(at segment: Int, animated: Bool) {
    guard segments.indices.contains(segment) else { return }
    segments.remove(at: segment)
    if selected == segment { selected = Self.noSegment }
    if selected > segment { selected -= 1 }
  }

  open func removeAllSegments() {
    segments = []
    selected = Self.noSegment
  }

  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    change(segment) { $0.title = title }
  }

  open func titleForSegment(at segment: Int) -> String? { at(segment)?.title }

  open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
    change(segment) { $0.image = image }
  }

  open func imageForSegment(at segment: Int) -> UIImage? { at(segment)?.image }

  open func setAction(_ action: UIAction, forSegmentAt segment: Int) {
    change(segment) { $0 = Segment(title: action.title, image: action.image, action: action) }
  }

  open func actionForSegment(at segment: Int) -> UIAction? { at(segment)?.action }

  open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {
    change(segment) { $0.width = width }
  }

  open func widthForSegment(at segment: Int) -> CGFloat { at(segment)?.width ?? 0 }

  open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
    change(segment) { $0.isEnabled = enabled }
  }

  open func isEnabledForSegment(at segment: Int) -> Bool { at(segment)?.isEnabled ?? false }

  /// Handles the user's touch on a segment. Unless the control is momentary, touching the selected
  /// one changes nothing.
  func receiveTap(onSegment segment: Int) {
    guard let touched = at(segment), touched.isEnabled else { return }
    guard isMomentary || segment != selected else { return }
    selected = segment
    if let action = touched.action { sendAction(action) }
    sendActions(for: [.valueChanged, .primaryActionTriggered])
    if isMomentary { selected = Self.noSegment }
  }

  override var estimatesContentSize: Bool { true }

  /// Segments are as wide as the widest, unless they have widths of their own.
  override func contentSize(within width: CGFloat) -> CGSize? {
    let text = TextMeasure(font: .systemFont(ofSize: 13))
    let widths = segments.map { segment in
      segment.width > 0
        ? segment.width
        : (segment.image?.size.width ?? text.size(of: segment.title ?? "").width) + 20
    }
    let isEven = !apportionsSegmentWidthsByContent && segments.allSatisfy { $0.width == 0 }
    let whole = isEven ? (widths.max() ?? 0) * CGFloat(widths.count) : widths.reduce(0, +)
    return CGSize(width: whole, height: 32)
  }

  private func insert(_ segment: Segment, at index: Int) {
    let index = min(max(index, 0), segments.count)
    segments.insert(segment, at: index)
    if selected >= index { selected += 1 }
  }

  private func at(_ segment: Int) -> Segment? {
    segments.indices.contains(segment) ? segments[segment] : nil
  }

  private func change(_ segment: Int, _ change: (inout Segment) -> Void) {
    guard segments.indices.contains(segment) else { return }
    change(&segments[segment])
  }
}
#endif
