import PortableUIKit
import StepRouter

/// A list of a journal's navigations, the latest first. A row leads to the navigation's events.
///
/// ```swift
/// let list = JournalViewController(journal)
/// settingsScreen.show(list, sender: nil)
/// ```
///
/// In a navigation stack, it pushes a navigation's events; otherwise it presents them.
public final class JournalViewController: UITableViewController {
  private var journal = NavigationJournal()

  /// Makes the list of this journal's navigations.
  public convenience init(_ journal: NavigationJournal) {
    self.init(style: .plain)
    self.journal = journal
    title = "Navigations"
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Clear", primaryAction: UIAction { [weak journal] _ in journal?.clear() })
    journal.add(self)
  }

  /// Prepares the rows.
  public override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: Self.cell)
  }

  /// Returns the number of navigations.
  public override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int)
    -> Int
  {
    journal.entries.count
  }

  /// Returns the row of a navigation, with its screen and its ending.
  public override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: Self.cell, for: indexPath)
    let entry = entry(at: indexPath)
    var content = UIListContentConfiguration.subtitleCell()
    content.text = entry.title
    content.secondaryText = entry.status
    cell.contentConfiguration = content
    cell.accessoryType = .disclosureIndicator
    return cell
  }

  /// Shows the events of a navigation.
  public override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    show(JournalEntryViewController(entry(at: indexPath)), sender: self)
  }

  private func entry(at indexPath: IndexPath) -> JournalEntry {
    journal.entries[journal.entries.count - 1 - indexPath.row]
  }

  private static let cell = "navigation"
}

extension JournalViewController: JournalReader {
  func journalDidChange() {
    viewIfLoaded.map { _ in tableView.reloadData() }
  }
}
