#if !canImport(UIKit)
/// A row of a table.
@preconcurrency @MainActor open class UITableViewCell: UIView {
  public internal(set) var reuseIdentifier: String?
  let cellStyle: CellStyle
  var interfaceSegues = CellSegues()
  open var accessoryType = AccessoryType.none
  open var editingAccessoryType = AccessoryType.none
  /// The view at the end of the row. The cell contains it, so that the user can touch it.
  open var accessoryView: UIView? {
    didSet {
      guard accessoryView !== oldValue else { return }
      if oldValue?.superview === self { oldValue?.removeFromSuperview() }
      if let accessoryView { addSubview(accessoryView) }
    }
  }

  open var editingAccessoryView: UIView?
  open var selectionStyle = SelectionStyle.default
  open var backgroundView: UIView?
  open var selectedBackgroundView: UIView?
  open var multipleSelectionBackgroundView: UIView?
  public var backgroundConfiguration: UIBackgroundConfiguration?
  open var automaticallyUpdatesContentConfiguration = true
  open var automaticallyUpdatesBackgroundConfiguration = true
  open var indentationLevel = 0
  open var indentationWidth: CGFloat = 10
  open var shouldIndentWhileEditing = true
  open var showsReorderControl = false
  open var separatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0)
  open var focusStyle = FocusStyle.default
  open internal(set) var editingStyle = EditingStyle.none
  private lazy var parts = CellParts(style: cellStyle)
  private var shownContent: CellContent?
  private var flags = CellFlags()
  private var needsConfigurationUpdate = false

  /// A closure that updates the cell's configurations when its state changes.
  public typealias ConfigurationUpdateHandler =
    @MainActor (UITableViewCell, UICellConfigurationState) -> Void

  public final var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }

  public init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    cellStyle = style
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
  }

  public required init?(coder: NSCoder) {
    cellStyle = coder.interfaceValues?.cellStyle ?? .default
    reuseIdentifier = coder.interfaceValues?.reuseIdentifier
    super.init(coder: coder)
  }

  public convenience override init(frame: CGRect) {
    self.init(style: .default, reuseIdentifier: nil)
    self.frame = frame
  }

  /// Creates a cell of a registered class, for the table. A class inherits it by overriding either
  /// both initializers above or neither.
  public required convenience init(_registeredFor reuseIdentifier: String) {
    self.init(style: .default, reuseIdentifier: reuseIdentifier)
  }

  /// The view that holds the cell's content, created on first use.
  open var contentView: UIView { shownContent?.view ?? parts.contentView(in: self) }

  @available(iOS, deprecated: 100000.0)
  open var textLabel: UILabel? { parts.textLabel(in: contentView) }

  /// The secondary label, or nil in the default style.
  @available(iOS, deprecated: 100000.0)
  open var detailTextLabel: UILabel? { parts.detailTextLabel(in: contentView) }

  @available(iOS, deprecated: 100000.0)
  open var imageView: UIImageView? { parts.imageView(in: contentView) }

  /// Returns a list content configuration that fits the cell's style.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    .default(for: cellStyle)
  }

  /// The configuration of the content view. Setting it updates the current view if that supports
  /// the configuration, and otherwise creates a new view.
  public var contentConfiguration: (any UIContentConfiguration)? {
    get { shownContent?.view.configuration }
    set { show(newValue) }
  }

  open var configurationState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    state.isSelected = isSelected
    state.isHighlighted = isHighlighted
    state.isEditing = isEditing
    return state
  }

  /// Requests an update of the configurations, which happens at the next layout.
  open func setNeedsUpdateConfiguration() {
    needsConfigurationUpdate = true
    setNeedsLayout()
  }

  /// Calls the update handler. Override it to adapt the configurations to the state.
  open func updateConfiguration(using state: UICellConfigurationState) {
    configurationUpdateHandler?(self, state)
  }

  private var madeContent: UIView? { shownContent?.view ?? parts.madeContent }

  override var viewToFit: UIView { madeContent ?? self }

  /// The height that the constraints in the content give the cell; nil if there are none.
  func fittingHeight(atWidth width: CGFloat) -> CGFloat? {
    guard width > 0, let content = madeContent, content.hasInnerConstraints else { return nil }
    place(content: content, margins: Self.contentMargins)
    let size = systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    return size.height > 0 ? size.height : nil
  }

  private static let contentMargins = UIEdgeInsets(top: 11, left: 16, bottom: 11, right: 16)

  open override func layoutSubviews() {
    place(content: madeContent, margins: Self.contentMargins)
    super.layoutSubviews()
    updateConfigurationIfNeeded()
  }

  open var isSelected: Bool {
    get { flags.isSelected }
    set { setSelected(newValue, animated: false) }
  }

  open func setSelected(_ selected: Bool, animated: Bool) {
    set(\.isSelected, to: selected)
  }

  open var isHighlighted: Bool {
    get { flags.isHighlighted }
    set { setHighlighted(newValue, animated: false) }
  }

  open func setHighlighted(_ highlighted: Bool, animated: Bool) {
    set(\.isHighlighted, to: highlighted)
  }

  open var isEditing: Bool {
    get { flags.isEditing }
    set { setEditing(newValue, animated: false) }
  }

  open func setEditing(_ editing: Bool, animated: Bool) {
    set(\.isEditing, to: editing)
  }

  /// Prepares the cell for reuse by the table.
  open func prepareForReuse() {
    set(\.isHighlighted, to: false)
    set(\.isSelected, to: false)
  }

  func updateConfigurationIfNeeded() {
    guard needsConfigurationUpdate else { return }
    needsConfigurationUpdate = false
    updateConfiguration(using: configurationState)
  }

  private func set(_ flag: WritableKeyPath<CellFlags, Bool>, to value: Bool) {
    guard flags[keyPath: flag] != value else { return }
    flags[keyPath: flag] = value
    setNeedsUpdateConfiguration()
  }

  private func show(_ configuration: (any UIContentConfiguration)?) {
    if let configuration, let shownContent, shownContent.accepts(configuration) { return }
    shownContent?.view.removeFromSuperview()
    shownContent = configuration.map { CellContent($0, in: self) }
  }
}
#endif
