#if !canImport(UIKit)
/// The header or footer of a table section.
@preconcurrency @MainActor open class UITableViewHeaderFooterView: UIView {
  public internal(set) var reuseIdentifier: String?
  open var backgroundView: UIView?
  public var backgroundConfiguration: UIBackgroundConfiguration?
  open var automaticallyUpdatesContentConfiguration = true
  open var automaticallyUpdatesBackgroundConfiguration = true
  private let parts = CellParts(style: .subtitle)
  private var shownContent: CellContent?

  public init(reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
  }

  public required init?(coder: NSCoder) {
    reuseIdentifier = nil
    super.init(coder: coder)
  }

  public convenience override init(frame: CGRect) {
    self.init(reuseIdentifier: nil)
    self.frame = frame
  }

  /// Creates a view of a registered class, for the table. A class inherits it by overriding either
  /// both initializers above or neither.
  public required convenience init(_registeredFor reuseIdentifier: String) {
    self.init(reuseIdentifier: reuseIdentifier)
  }

  open var contentView: UIView { shownContent?.view ?? parts.contentView(in: self) }

  @available(iOS, deprecated: 100000.0)
  open var textLabel: UILabel? { parts.textLabel(in: contentView) }

  @available(iOS, deprecated: 100000.0)
  open var detailTextLabel: UILabel? { parts.detailTextLabel(in: contentView) }

  open func defaultContentConfiguration() -> UIListContentConfiguration { .groupedHeader() }

  /// The configuration of the content view, as in a cell.
  public var contentConfiguration: (any UIContentConfiguration)? {
    get { shownContent?.view.configuration }
    set {
      if let newValue, let shownContent, shownContent.accepts(newValue) { return }
      shownContent?.view.removeFromSuperview()
      shownContent = newValue.map { CellContent($0, in: self) }
    }
  }

  /// Prepares the view for reuse by the table.
  open func prepareForReuse() {}
}
#endif
