import PortableUIKit
import Testing

@MainActor @Suite(.simulated, .standInOnly) struct TableOutlineTests {
  private let log = EventLog()
  private let screen = Touchscreen()
  private let table = UITableView()
  private let source: Outlines

  init() {
    source = Outlines(log)
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    table.register(UITableViewHeaderFooterView.self, forHeaderFooterViewReuseIdentifier: "header")
    table.dataSource = source
    table.delegate = source
    screen.show(table)
    table.frame.size.height = 100
    table.layoutIfNeeded()
  }

  @Test func `a header in sight is asked for once`() {
    #expect(
      log.take() == [
        "header 0", "header 1", "header 2", "willDisplay 0", "willDisplay 1", "willDisplay 2",
        "didEndDisplaying 1", "didEndDisplaying 2",
      ])
    table.setNeedsLayout()
    table.layoutIfNeeded()
    #expect(log.take() == [])
    #expect(table.headerView(forSection: 0)?.textLabel?.text == "Section 0")
  }

  @Test func `a header that leaves is told of and used again`() {
    let first = table.headerView(forSection: 0)
    _ = log.take()
    table.scrollToRow(at: IndexPath(row: 9, section: 2), at: .bottom, animated: false)
    table.layoutIfNeeded()
    #expect(log.take() == ["didEndDisplaying 0"])
    table.scrollToRow(at: IndexPath(row: 0, section: 0), at: .top, animated: false)
    table.contentOffset = .zero
    table.layoutIfNeeded()
    #expect(log.take() == ["header 0", "willDisplay 0"])
    #expect(table.headerView(forSection: 0) === first)
  }

  @Test func `the content is as high as its parts together`() {
    table.tableHeaderView = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 50))
    table.tableFooterView = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 7))
    #expect(table.contentSize.height == 741)
    #expect(table.rectForRow(at: IndexPath(row: 1, section: 0)).minY == 98)
    #expect(table.rect(forSection: 1).height == 228)
  }

  @Test func `the delegate may ask the table for its geometry in between`() {
    source.asksBack = true
    table.reloadData()
    table.layoutIfNeeded()
    #expect(table.indexPathsForVisibleRows?.count == 4)
  }
}

private final class Outlines: NSObject, UITableViewDataSource, UITableViewDelegate {
  var asksBack = false
  private let log: EventLog

  init(_ log: EventLog) {
    self.log = log
  }

  func numberOfSections(in tableView: UITableView) -> Int { 3 }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 10 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
  }

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    if asksBack, indexPath.row == 1 {
      return tableView.rectForRow(at: IndexPath(row: 0, section: indexPath.section)).height
    }
    return 20
  }

  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    log("header \(section)")
    let view = tableView.dequeueReusableHeaderFooterView(withIdentifier: "header")
    view?.textLabel?.text = "Section \(section)"
    return view
  }

  func tableView(
    _ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int
  ) {
    log("willDisplay \(section)")
  }

  func tableView(
    _ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int
  ) {
    log("didEndDisplaying \(section)")
  }
}
