import PortableUIKit

/// A data source and delegate that logs the calls it gets.
@MainActor final class TableSource: NSObject, UITableViewDataSource, UITableViewDelegate {
  var sections: [[String]]
  var titles: [String?] = []
  var refusesHighlight: Set<IndexPath> = []
  var refusesSelection: Set<IndexPath> = []
  var redirects: [IndexPath: IndexPath] = [:]
  private let log: EventLog

  init(_ sections: [[String]], log: EventLog) {
    self.sections = sections
    self.log = log
  }

  func numberOfSections(in tableView: UITableView) -> Int {
    log("sections")
    return sections.count
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    log("rows \(section)")
    return sections[section].count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    log("cell \(indexPath.place)")
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    cell.textLabel?.text = sections[indexPath.section][indexPath.row]
    return cell
  }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    titles.indices.contains(section) ? titles[section] : nil
  }

  func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    log("willDisplay \(indexPath.place)")
  }

  func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell,
    forRowAt indexPath: IndexPath
  ) {
    log("didEndDisplaying \(indexPath.place)")
  }

  func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
    log("shouldHighlight \(indexPath.place)")
    return !refusesHighlight.contains(indexPath)
  }

  func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
    log("didHighlight \(indexPath.place)")
  }

  func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
    log("didUnhighlight \(indexPath.place)")
  }

  func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    log("willSelect \(indexPath.place)")
    return refusesSelection.contains(indexPath) ? nil : redirects[indexPath] ?? indexPath
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    log("didSelect \(indexPath.place)")
  }

  func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
    log("willDeselect \(indexPath.place)")
    return indexPath
  }

  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    log("didDeselect \(indexPath.place)")
  }
}

extension IndexPath {
  /// The section and the row, as in “0.1”.
  var place: String { "\(section).\(row)" }
}
