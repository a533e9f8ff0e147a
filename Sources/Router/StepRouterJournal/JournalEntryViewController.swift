import PortableUIKit
import StepRouter

/// Shows a navigation: a summary, then each of its events.
final class JournalEntryViewController: UITableViewController {
  private var sections: [(title: String, lines: [String])] = []

  convenience init(_ entry: JournalEntry) {
    self.init(style: .grouped)
    title = entry.title
    sections = [
      (entry.status, entry.details), ("Events", entry.events.map { "\($0.kind)" }),
    ]
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.allowsSelection = false
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: Self.cell)
  }

  override func numberOfSections(in tableView: UITableView) -> Int { sections.count }

  override func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? {
    sections[section].title
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].lines.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: Self.cell, for: indexPath)
    var content = UIListContentConfiguration.cell()
    content.text = sections[indexPath.section].lines[indexPath.row]
    cell.contentConfiguration = content
    return cell
  }

  private static let cell = "line"
}
