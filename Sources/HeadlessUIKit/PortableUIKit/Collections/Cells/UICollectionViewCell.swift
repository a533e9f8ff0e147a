#if !canImport(UIKit)
/// An item of a collection view.
@preconcurrency @MainActor open class UICollectionViewCell: UICollectionReusableView {
  open var backgroundView: UIView?
  open var selectedBackgroundView: UIView?
  public var backgroundConfiguration: UIBackgroundConfiguration?
  open var automaticallyUpdatesContentConfiguration = true
  open var automaticallyUpdatesBackgroundConfiguration = true
  /// The segue that a touch on the cell begins.
  var segue: SegueTrigger?
  private let parts = CellParts(style: .default)
  private var shownContent: CellContent?
  private var flags = CellFlags()
  private var needsConfigurationUpdate = false

  /// A closure that updates the cell's configurations when its state changes.
  public typealias ConfigurationUpdateHandler =
    @MainActor (UICollectionViewCell, UICellConfigurationState) -> Void

  public final var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }

  /// The view that holds the cell's content, created on first use.
  open var contentView: UIView { shownContent?.view ?? parts.contentView(in: self) }

  /// The configuration of the content view. Setting it updates the current view if that supports
  /// the configuration, and otherwise creates a new view.
  public var contentConfiguration: (any UIContentConfiguration)? {
    get { shownContent?.view.configuration }
    set { show(newValue) }
  }

  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .clear() }

  open var configurationState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    state.isSelected = isSelected
    state.isHighlighted = isHighlighted
    state.isEditing = flags.isEditing
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

  override var viewToFit: UIView { shownContent?.view ?? parts.madeContent ?? self }

  open override func layoutSubviews() {
    place(content: shownContent?.view ?? parts.madeContent)
    super.layoutSubviews()
    updateConfigurationIfNeeded()
  }

  open var isSelected: Bool {
    get { flags.isSelected }
    set { set(\.isSelected, to: newValue) }
  }

  open var isHighlighted: Bool {
    get { flags.isHighlighted }
    set { set(\.isHighlighted, to: newValue) }
  }

  /// Whether the collection view is editing. UIKit tells cells by their configuration state.
  var isInEditing: Bool {
    get { flags.isEditing }
    set { set(\.isEditing, to: newValue) }
  }

  open override func prepareForReuse() {
    super.prepareForReuse()
    isHighlighted = false
    isSelected = false
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
