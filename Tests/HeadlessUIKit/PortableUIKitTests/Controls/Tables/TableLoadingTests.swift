import PortableUIKit
import Testing

@MainActor @Suite(.simulated, .standInOnly) struct TableLoadingTests {
  private let log = EventLog()
  private let screen = Touchscreen()
  private let table = UITableView()
  private let source: TableSource

  init() {
    source = TableSource([["a", "b"], ["c"]], log: log)
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
  }

  private func texts() -> [String?] {
    table.visibleCells.map { $0.textLabel?.text }
  }

  @Test func `a table that is not on screen asks for nothing`() {
    table.dataSource = source
    table.delegate = source
    table.layoutIfNeeded()
    Simulation.current.runUntilIdle()
    #expect(log.take() == [])
  }

  @Test func `a layout on screen asks for the numbers, then for the cells in sight`() {
    table.dataSource = source
    table.delegate = source
    screen.show(table)
    #expect(
      log.take() == [
        "sections", "rows 0", "rows 1", "cell 0.0", "willDisplay 0.0", "cell 0.1",
        "willDisplay 0.1", "cell 1.0", "willDisplay 1.0",
      ])
    #expect(texts() == ["a", "b", "c"])
    table.setNeedsLayout()
    Simulation.current.runUntilIdle()
    #expect(log.take() == [])
  }

  @Test func `numbers are asked for once, when first needed`() {
    table.dataSource = source
    #expect(table.numberOfSections == 2)
    #expect(table.numberOfRows(inSection: 0) == 2)
    #expect(log.take() == ["sections", "rows 0", "rows 1"])
  }

  @Test func `reloadData asks for the numbers at once and for the cells with the layout`() {
    table.dataSource = source
    screen.show(table)
    _ = log.take()
    source.sections = [["x"]]
    table.reloadData()
    #expect(log.take() == ["sections", "rows 0"])
    #expect(table.visibleCells == [])
    screen.window.layoutIfNeeded()
    #expect(log.take() == ["cell 0.0"])
    #expect(texts() == ["x"])
  }

  @Test func `only rows in sight have cells, and cells out of sight are used again`() {
    source.sections = [(0..<1000).map(String.init)]
    table.dataSource = source
    screen.show(table)
    table.frame.size.height = 88
    table.layoutIfNeeded()
    #expect(table.indexPathsForVisibleRows?.map(\.row) == [0, 1])
    let first = table.cellForRow(at: IndexPath(row: 0, section: 0))
    table.contentOffset = CGPoint(x: 0, y: 44)
    table.layoutIfNeeded()
    #expect(texts() == ["1", "2"])
    #expect(table.cellForRow(at: IndexPath(row: 0, section: 0)) == nil)
    table.contentOffset = CGPoint(x: 0, y: 44 * 500)
    table.layoutIfNeeded()
    #expect(texts() == ["500", "501"])
    #expect(first.map { table.visibleCells.contains($0) || $0.superview == nil } == true)
  }

  @Test func `a table laid out by constraints is as high as its window`() {
    source.sections = [(0..<1000).map(String.init)]
    table.dataSource = source
    table.translatesAutoresizingMaskIntoConstraints = false
    screen.root.view.addSubview(table)
    Simulation.current.runUntilIdle()
    #expect(table.visibleCells.count == Int((screen.window.bounds.height / 44).rounded(.up)))
  }

  @Test func `scrolling to a row brings it into sight`() {
    source.sections = [(0..<100).map(String.init)]
    table.dataSource = source
    screen.show(table)
    table.frame.size.height = 440
    table.scrollToRow(at: IndexPath(row: 50, section: 0), at: .top, animated: false)
    #expect(table.contentOffset.y == 2200)
    table.scrollToRow(at: IndexPath(row: 50, section: 0), at: .bottom, animated: false)
    #expect(table.contentOffset.y == 1804)
    table.scrollToRow(at: IndexPath(row: 52, section: 0), at: .none, animated: false)
    #expect(table.contentOffset.y == 1892)
    #expect(table.indexPathForRow(at: CGPoint(x: 0, y: 45))?.row == 1)
    #expect(table.rectForRow(at: IndexPath(row: 2, section: 0)).minY == 88)
  }

  @Test func `sections with a title have a header of that title`() {
    source.titles = ["First", nil]
    table.dataSource = source
    screen.show(table)
    #expect(table.headerView(forSection: 0)?.textLabel?.text == "First")
    #expect(table.headerView(forSection: 1) == nil)
    #expect(table.rectForHeader(inSection: 1).height == 0)
    #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).minY == 28)
  }

  @Test func `a cell of a registered class is of that class, and prepared when used again`() {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 44), style: .plain)
    table.register(CountingCell.self, forCellReuseIdentifier: "cell")
    source.sections = [["a", "b"]]
    table.dataSource = source
    screen.root.view.addSubview(table)
    table.layoutIfNeeded()
    let cell = table.visibleCells.first as? CountingCell
    #expect(cell?.reuseIdentifier == "cell")
    #expect(cell?.reuses == 0)
    table.reloadData()
    table.layoutIfNeeded()
    #expect(table.visibleCells.first === cell)
    #expect(cell?.reuses == 1)
  }

  @Test func `asking for an identifier that is not registered is misuse`() {
    #expect(table.dequeueReusableCell(withIdentifier: "other") == nil)
    _ = table.dequeueReusableCell(withIdentifier: "other", for: IndexPath(row: 0, section: 0))
    #expect(
      Simulation.current.takeMisuses() == [
        Misuse(
          rule: "T1", name: "NSInternalInconsistencyException",
          reason: "unable to dequeue a cell with identifier other - must register a nib or a class "
            + "for the identifier or connect a prototype cell in a storyboard")
      ])
  }
}

private final class CountingCell: UITableViewCell {
  private(set) var reuses = 0

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    accessoryType = .disclosureIndicator
  }

  required init?(coder: NSCoder) {
    return nil
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    reuses += 1
  }
}
