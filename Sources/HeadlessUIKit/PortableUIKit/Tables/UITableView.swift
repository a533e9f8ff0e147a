#if !canImport(UIKit)
/// A view that presents rows in sections.
///
/// It requests cells when a layout pass finds their rows visible. There's no constraint solver: a
/// table under constraints counts as being as high as its window.
@preconcurrency @MainActor open class UITableView: UIScrollView {
  public static let automaticDimension: CGFloat = -1
  public static let indexSearch = "{search}"

  public let style: Style
  open var rowHeight = UITableView.automaticDimension
  open var sectionHeaderHeight = UITableView.automaticDimension
  open var sectionFooterHeight = UITableView.automaticDimension
  open var estimatedRowHeight = UITableView.automaticDimension
  open var estimatedSectionHeaderHeight = UITableView.automaticDimension
  open var estimatedSectionFooterHeight = UITableView.automaticDimension
  open var sectionHeaderTopPadding = UITableView.automaticDimension
  open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine
  open var separatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0)
  open var separatorColor: UIColor? = .separator
  open var cellLayoutMarginsFollowReadableWidth = false
  open var insetsContentViewsToSafeArea = true
  open var fillerRowHeight: CGFloat = 0
  open var allowsSelection = true
  open var allowsSelectionDuringEditing = false
  open var allowsMultipleSelection = false
  open var allowsMultipleSelectionDuringEditing = false
  open var allowsFocus = true
  open var selectionFollowsFocus = false
  open var sectionIndexMinimumDisplayRowCount = 0
  open var backgroundView: UIView? {
    didSet {
      guard backgroundView !== oldValue else { return }
      oldValue?.removeFromSuperview()
      guard let backgroundView else { return }
      backgroundView.frame = bounds
      insertSubview(backgroundView, at: 0)
    }
  }
  open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)?
  private(set) lazy var rows = TableRows(self)
  var selection = SelectedPaths()
  var openUpdate: BatchUpdate?
  private var updateDepth = 0
  private let cellPool = ReusePool<UITableViewCell>()
  private let headerPool = ReusePool<UITableViewHeaderFooterView>()
  private var reconfigured: UITableViewCell?
  private var editing = false
  /// Whether the data source has turned out to commit no edits: its method is the default one.
  var sourceLacksCommit = false

  /// The data source that UIKit calls, even if a subclass overrides `dataSource` (rule 263).
  @exclusivity(unchecked) weak var storedDataSource: (any UITableViewDataSource)? {
    didSet { if storedDataSource !== oldValue { forgetRows() } }
  }

  open weak var dataSource: (any UITableViewDataSource)? {
    get { storedDataSource }
    set { storedDataSource = newValue }
  }

  /// The delegate that UIKit calls, even if a subclass overrides `delegate` (rule 263).
  @exclusivity(unchecked) weak var storedDelegate: (any UITableViewDelegate)? {
    didSet { scrollDelegate = storedDelegate }
  }

  open weak var delegate: (any UITableViewDelegate)? {
    get { storedDelegate }
    set { storedDelegate = newValue }
  }

  open var tableHeaderView: UIView? {
    didSet { replace(oldValue, with: tableHeaderView) }
  }

  open var tableFooterView: UIView? {
    didSet { replace(oldValue, with: tableFooterView) }
  }

  public init(frame: CGRect, style: UITableView.Style) {
    self.style = style
    super.init(frame: frame)
  }

  public required init?(coder: NSCoder) {
    style = coder.interfaceValues?.tableStyle ?? .plain
    super.init(coder: coder)
  }

  public convenience override init(frame: CGRect) {
    self.init(frame: frame, style: .plain)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    backgroundView?.frame = bounds
    guard window != nil else { return }
    rows.layOut()
  }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    setNeedsLayout()
  }

  override func scrollDelegateDidChange() {
    guard scrollDelegate !== storedDelegate else { return }
    delegate = scrollDelegate as? any UITableViewDelegate
  }

  /// Reloads the table. It requests the counts at once and the cells at the next layout, and
  /// deselects all rows.
  open func reloadData() {
    forgetRows()
    _ = rows.counts
  }

  /// The combined size of the rows, headers and footers. Setting it has no effect.
  open override var contentSize: CGSize {
    get { CGSize(width: bounds.width, height: rows.contentHeight) }
    set {}
  }

  open var numberOfSections: Int { rows.counts.count }

  open func numberOfRows(inSection section: Int) -> Int { rows.counts[section] }

  open func rect(forSection section: Int) -> CGRect { rows.geometry.frame(ofSection: section) }

  open func rectForHeader(inSection section: Int) -> CGRect {
    rows.geometry.frame(of: .header(section))
  }

  open func rectForFooter(inSection section: Int) -> CGRect {
    rows.geometry.frame(of: .footer(section))
  }

  open func rectForRow(at indexPath: IndexPath) -> CGRect {
    rows.geometry.frame(of: .row(indexPath))
  }

  open func indexPathForRow(at point: CGPoint) -> IndexPath? {
    indexPathsForRows(in: CGRect(origin: point, size: CGSize(width: 1, height: 1)))?.first
  }

  open func indexPathsForRows(in rect: CGRect) -> [IndexPath]? {
    rows.geometry.parts(from: rect.minY, to: rect.maxY).compactMap {
      if case .row(let row) = $0.part { row } else { nil }
    }
  }

  open func indexPath(for cell: UITableViewCell) -> IndexPath? { rows.row(of: cell) }

  /// Returns the row's cell, or nil if the row isn't visible.
  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { rows.cells[indexPath] }

  open var indexPathsForVisibleRows: [IndexPath]? { rows.cells.keys.sorted() }

  open var visibleCells: [UITableViewCell] {
    rows.cells.keys.sorted().compactMap { rows.cells[$0] }
  }

  open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    rows.header(of: section) as? UITableViewHeaderFooterView
  }

  open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    rows.footer(of: section) as? UITableViewHeaderFooterView
  }

  open func scrollToRow(at indexPath: IndexPath, at position: ScrollPosition, animated: Bool) {
    guard rows.contains(indexPath) else { return }
    let frame = rectForRow(at: indexPath)
    let y =
      switch position {
      case .none: max(min(contentOffset.y, frame.minY), frame.maxY - visibleHeight)
      case .top: frame.minY
      case .middle: frame.midY - visibleHeight / 2
      case .bottom: frame.maxY - visibleHeight
      }
    setContentOffset(CGPoint(x: contentOffset.x, y: y), animated: animated)
  }

  open func scrollToNearestSelectedRow(at position: ScrollPosition, animated: Bool) {
    guard let row = selection.rows.first else { return }
    scrollToRow(at: row, at: position, animated: animated)
  }

  open var isEditing: Bool {
    get { editing }
    set { setEditing(newValue, animated: false) }
  }

  open func setEditing(_ editing: Bool, animated: Bool) {
    guard editing != self.editing else { return }
    self.editing = editing
    if editing { selectRow(at: nil, animated: animated, scrollPosition: .none) }
    for cell in visibleCells { cell.setEditing(editing, animated: animated) }
  }

  open var indexPathForSelectedRow: IndexPath? { selection.rows.first }

  open var indexPathsForSelectedRows: [IndexPath]? {
    selection.rows.isEmpty ? nil : selection.rows
  }

  /// Selects a row without calling the delegate. Nil clears the selection.
  open func selectRow(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: UITableView.ScrollPosition
  ) {
    if !allowsMultipleRows || indexPath == nil {
      for row in selection.rows where row != indexPath {
        deselectRow(at: row, animated: animated)
      }
    }
    guard let indexPath, rows.contains(indexPath) else { return }
    selection.insert(indexPath)
    cellForRow(at: indexPath)?.setSelected(true, animated: animated)
    if scrollPosition != .none {
      scrollToRow(at: indexPath, at: scrollPosition, animated: animated)
    }
  }

  /// Deselects a row without calling the delegate.
  open func deselectRow(at indexPath: IndexPath, animated: Bool) {
    selection.remove(indexPath)
    cellForRow(at: indexPath)?.setSelected(false, animated: animated)
  }

  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    let type = cellClass as? UITableViewCell.Type
    cellPool.register(identifier, type.map { type in { type.init(_registeredFor: identifier) } })
  }

  /// Registers a prototype cell from a storyboard.
  func registerPrototype(_ identifier: String, _ make: @escaping () -> UITableViewCell) {
    cellPool.register(identifier, make)
  }

  open func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
    cellPool.register(identifier, nib.map { nib in { nib.makeCell(for: identifier) } })
  }

  open func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
    headerPool.register(identifier, nib.map { nib in { nib.makeHeader(for: identifier) } })
  }

  open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
    let type = aClass as? UITableViewHeaderFooterView.Type
    headerPool.register(
      identifier, type.map { type in { type.init(_registeredFor: identifier) } })
  }

  /// Returns a reusable cell or, for a registered identifier, a new one; otherwise, nil.
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    if let cell = reconfigured, cell.reuseIdentifier == identifier { return cell }
    return cellPool.take(identifier) { $0.prepareForReuse() }
  }

  /// Returns a reusable or new cell, or reports misuse if the identifier isn't registered.
  open func dequeueReusableCell(
    withIdentifier identifier: String, for indexPath: IndexPath
  ) -> UITableViewCell {
    if let cell = dequeueReusableCell(withIdentifier: identifier) { return cell }
    reportUnregistered(identifier)
    return UITableViewCell(style: .default, reuseIdentifier: identifier)
  }

  open func dequeueReusableHeaderFooterView(
    withIdentifier identifier: String
  ) -> UITableViewHeaderFooterView? {
    headerPool.take(identifier) { $0.prepareForReuse() }
  }

  open func beginUpdates() {
    _ = rows.counts
    updateDepth += 1
    openUpdate = openUpdate ?? BatchUpdate()
  }

  /// Ends a batch of changes, or reports misuse if the data source's counts don't match the
  /// changes.
  open func endUpdates() {
    guard updateDepth > 0 else { return }
    updateDepth -= 1
    guard updateDepth == 0, let update = openUpdate else { return }
    openUpdate = nil
    perform(update)
  }

  /// Makes changes as a batch, and calls the completion when they're visible.
  open func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    beginUpdates()
    updates?()
    endUpdates()
    guard let completion else { return }
    device.schedule(after: window == nil ? .zero : .milliseconds(300)) { completion(true) }
  }

  open var hasUncommittedUpdates: Bool { openUpdate != nil }

  open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change { $0.insertedRows.formUnion(indexPaths) }
  }

  open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change { $0.deletedRows.formUnion(indexPaths) }
  }

  open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change { $0.reloadedRows.formUnion(indexPaths) }
  }

  open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    change { $0.movedRows[indexPath] = newIndexPath }
  }

  open func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    change { $0.insertedSections.formUnion(sections) }
  }

  open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    change { $0.deletedSections.formUnion(sections) }
  }

  open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
    change { $0.reloadedSections.formUnion(sections) }
  }

  open func moveSection(_ section: Int, toSection newSection: Int) {
    change { $0.movedSections[section] = newSection }
  }

  /// Makes the data source configure the visible cells of these rows again, without replacing them.
  open func reconfigureRows(at indexPaths: [IndexPath]) {
    for row in indexPaths {
      guard let cell = cellForRow(at: row) else { continue }
      reconfigured = cell
      _ = storedDataSource?.tableView(self, cellForRowAt: row)
      reconfigured = nil
    }
  }

  func recycle(_ view: UITableViewHeaderFooterView) {
    headerPool.put(view, identifier: view.reuseIdentifier)
  }

  func recycle(_ cell: UITableViewCell) {
    cellPool.put(cell, identifier: cell.reuseIdentifier)
  }
}
#endif
