#if !canImport(UIKit)
/// A control that performs an action when the user taps it.
///
///     let buy = UIButton(
///       configuration: .filled(),
///       primaryAction: UIAction(title: "Buy") { _ in bag.add(product) })
@preconcurrency @MainActor open class UIButton: UIControl {
  open internal(set) var buttonType = ButtonType.custom
  open var role = Role.normal
  open var menu: UIMenu?
  open var preferredMenuElementOrder = UIContextMenuConfiguration.ElementOrder.automatic
  open var changesSelectionAsPrimaryAction = false
  open var automaticallyUpdatesConfiguration = true
  open var configurationUpdateHandler: ConfigurationUpdateHandler?
  @available(iOS, deprecated: 15.0)
  open var contentEdgeInsets = UIEdgeInsets.zero {
    didSet { contentDidChange() }
  }
  @available(iOS, deprecated: 15.0)
  open var titleEdgeInsets = UIEdgeInsets.zero
  @available(iOS, deprecated: 15.0)
  open var imageEdgeInsets = UIEdgeInsets.zero
  open var isPointerInteractionEnabled = false
  private var faces: [State.RawValue: Face] = [:]
  private var shownTitle: UILabel?
  private var shownSubtitle: UILabel?
  private var shownImage: UIImageView?
  private var needsConfigurationUpdate = false

  /// A closure that updates the button's configuration when its state has changed.
  public typealias ConfigurationUpdateHandler = @MainActor (UIButton) -> Void

  /// The content of a button in one state.
  struct Face {
    var title: String?
    var attributedTitle: NSAttributedString?
    var titleColor: UIColor?
    var image: UIImage?
    var backgroundImage: UIImage?
  }

  public var configuration: Configuration? {
    didSet { refreshSubviews() }
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  public required init?(coder: NSCoder) {
    buttonType = coder.interfaceValues?.buttonType ?? .custom
    super.init(coder: coder)
  }

  open override var isEnabled: Bool {
    didSet { if isEnabled != oldValue { stateDidChange() } }
  }

  open override var isSelected: Bool {
    didSet { if isSelected != oldValue { stateDidChange() } }
  }

  open override var isHighlighted: Bool {
    didSet { if isHighlighted != oldValue { stateDidChange() } }
  }

  open func setTitle(_ title: String?, for state: State) {
    change(state) { $0.title = title }
  }

  open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
    change(state) { $0.attributedTitle = title }
  }

  open func setTitleColor(_ color: UIColor?, for state: State) {
    change(state) { $0.titleColor = color }
  }

  open func setImage(_ image: UIImage?, for state: State) {
    change(state) { $0.image = image }
  }

  open func setBackgroundImage(_ image: UIImage?, for state: State) {
    change(state) { $0.backgroundImage = image }
  }

  /// Returns the value for exactly that state, or else the value for the normal state.
  func face<Value>(_ property: KeyPath<Face, Value?>, for state: State) -> Value? {
    faces[state.rawValue]?[keyPath: property]
      ?? faces[State.normal.rawValue]?[keyPath: property]
  }

  /// The label that displays the title, created on first access and up to date from then on.
  open var titleLabel: UILabel? {
    if let shownTitle { return shownTitle }
    let label = UILabel()
    shownTitle = label
    return added(label)
  }

  open var subtitleLabel: UILabel? {
    if let shownSubtitle { return shownSubtitle }
    let label = UILabel()
    shownSubtitle = label
    return added(label)
  }

  open var imageView: UIImageView? {
    if let shownImage { return shownImage }
    let view = UIImageView()
    shownImage = view
    return added(view)
  }

  /// Requests an update of the configuration, which happens at the next layout.
  open func setNeedsUpdateConfiguration() {
    needsConfigurationUpdate = true
    setNeedsLayout()
  }

  /// Calls the update handler. Override this method to change the configuration for the current
  /// state.
  open func updateConfiguration() {
    needsConfigurationUpdate = false
    configurationUpdateHandler?(self)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    if needsConfigurationUpdate { updateConfiguration() }
  }

  /// Performs the actions for the events. On a button, a touch that ends inside also triggers the
  /// primary action.
  open override func sendActions(for controlEvents: Event) {
    let triggers = controlEvents.contains(.touchUpInside)
    super.sendActions(
      for: triggers ? controlEvents.union(.primaryActionTriggered) : controlEvents)
  }

  override func receiveTap() {
    guard menu == nil || !showsMenuAsPrimaryAction else { return }
    if changesSelectionAsPrimaryAction { isSelected.toggle() }
    super.receiveTap()
  }

  private func stateDidChange() {
    refreshSubviews()
    guard configuration != nil || configurationUpdateHandler != nil else { return }
    setNeedsUpdateConfiguration()
  }

  private func change(_ state: State, _ change: (inout Face) -> Void) {
    change(&faces[state.rawValue, default: Face()])
    refreshSubviews()
  }

  private func refreshSubviews() {
    if let shownTitle { show(in: shownTitle) }
    shownSubtitle?.text = configuration?.subtitle
    shownImage?.image = currentImage
    contentDidChange()
  }

  override var estimatesContentSize: Bool { true }

  override func contentSize(within width: CGFloat) -> CGSize? {
    measuredSize(titleFont: shownTitle?.ownFont)
  }

  override func baseline(isFirst: Bool) -> TextBaseline {
    let font = shownTitle?.ownFont ?? .systemFont(ofSize: configuration == nil ? 15 : 17)
    return .middle((font.ascender + font.descender) / 2)
  }

  private func show(in label: UILabel) {
    if let currentAttributedTitle {
      label.attributedText = currentAttributedTitle
    } else {
      label.text = currentTitle
    }
    label.textColor = currentTitleColor
  }

  private func added<Subview: UIView>(_ subview: Subview) -> Subview {
    refreshSubviews()
    addSubview(subview)
    return subview
  }
}

extension UIButton {
  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
    self.buttonType = buttonType
  }

  /// Creates a button that shows the action's title and image, and performs the action on a tap.
  public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
    self.init(type: buttonType)
    adopt(primaryAction)
  }

  /// Creates a button from a configuration, whose title and image fill in for ones the action
  /// lacks.
  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(type: .system)
    self.configuration = configuration
    adopt(primaryAction)
  }

  private func adopt(_ action: UIAction?) {
    guard let action else { return }
    if !action.title.isEmpty { setTitle(action.title, for: .normal) }
    if let image = action.image { setImage(image, for: .normal) }
    addAction(action, for: .primaryActionTriggered)
  }

  public enum ButtonType: Int, Sendable {
    case custom = 0
    case system = 1
    case detailDisclosure = 2
    case infoLight = 3
    case infoDark = 4
    case contactAdd = 5
    case close = 7
  }

  public enum Role: Int, Sendable {
    case normal, primary, cancel, destructive
  }
}

extension UIButton {
  /// Returns the title for a state, or else the title for the normal state.
  public func title(for state: State) -> String? { face(\.title, for: state) }

  public func attributedTitle(for state: State) -> NSAttributedString? {
    face(\.attributedTitle, for: state)
  }

  public func titleColor(for state: State) -> UIColor? { face(\.titleColor, for: state) }

  public func image(for state: State) -> UIImage? { face(\.image, for: state) }

  public func backgroundImage(for state: State) -> UIImage? {
    face(\.backgroundImage, for: state)
  }

  /// The title on display: the current state's, or else the configuration's.
  public var currentTitle: String? { title(for: state) ?? configuration?.title }

  public var currentAttributedTitle: NSAttributedString? {
    attributedTitle(for: state)
      ?? configuration?.attributedTitle.map { NSAttributedString(string: String($0.characters)) }
  }

  public var currentImage: UIImage? { image(for: state) ?? configuration?.image }

  public var currentBackgroundImage: UIImage? { backgroundImage(for: state) }

  public var currentTitleColor: UIColor {
    titleColor(for: state) ?? configuration?.baseForegroundColor ?? .white
  }
}
#endif
