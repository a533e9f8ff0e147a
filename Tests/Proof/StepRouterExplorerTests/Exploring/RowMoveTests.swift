#if !canImport(UIKit)
import PortableUIKit
import StepRouterExplorer
import Testing

/// What the user does with the rows of a table besides tapping them.
@MainActor
@Suite struct RowMoveTests {
  @Test(
    "The user taps rows from the first to the last, with others between them",
    arguments: [
      (0, []), (1, ["1"]), (2, ["1", "9"]), (3, ["1", "5", "9"]), (4, ["1", "3", "6", "9"]),
      (9, ["1", "2", "3", "4", "5", "6", "7", "8", "9"]),
    ] as [(Int, [String])])
  func rows(count: Int, names: [String]) async {
    let found = await TouchedApp.moves(rows: count) { Rows($0, 9, taps: true) }
    #expect(found == names.map { .tap($0) })
  }

  @Test("A move may name a row that the explorer doesn't choose by itself")
  func named() async {
    let explorer = TouchedApp.explorer { Rows($0, 9, taps: true) }
    #expect(await explorer.replay([.tap("4")]).isFaultless)
    #expect(!(await explorer.replay([.tap("10")]).isFaultless))
  }

  @Test("The user taps the button in a row's accessory")
  func accessory() async {
    #expect(await TouchedApp.moves { Rows($0, 2, accessory: 1) } == [.tapAccessory(of: "2")])
  }

  @Test("The user chooses an action that a swipe reveals, at either end of the row")
  func swipes() async {
    let found = await TouchedApp.moves { book in
      let rows = Rows(book, 1)
      rows.leading = ["Pin"]
      rows.trailing = ["Archive", "Mute"]
      return rows
    }
    #expect(
      found == [
        .swipeAction("Pin", of: "1"), .swipeAction("Archive", of: "1"),
        .swipeAction("Mute", of: "1"),
      ])
  }

  @Test("The user deletes rows only if the data source commits it", arguments: [true, false])
  func deletion(isCommitted: Bool) async {
    let exploration = await TouchedApp.explorer { book in
      isCommitted ? DeletingRows(book, 4) : Rows(book, 4)
    }.run(depth: 1)
    #expect(exploration.findings == [])
    #expect(
      exploration.states.flatMap(\.moves)
        == (isCommitted ? [.deleteRow("1"), .deleteRow("2"), .deleteRow("4")] : []))
  }

  @Test("The user doesn't delete a row that can't be edited, or has swipe actions of its own")
  func noDeletion() async {
    let locked = await TouchedApp.moves { book in
      let rows = DeletingRows(book, 1)
      rows.isLocked = true
      return rows
    }
    #expect(locked == [])
    let own = await TouchedApp.moves { book in
      let rows = DeletingRows(book, 1)
      rows.trailing = ["Archive"]
      return rows
    }
    #expect(own == [.swipeAction("Archive", of: "1")])
  }

  @Test("The user inserts a row with its editing control, while the table is being edited")
  func insertion() async {
    for isEditing in [true, false] {
      let found = await TouchedApp.moves { book in
        let rows = DeletingRows(book, 1)
        rows.style = .insert
        rows.tableView.isEditing = isEditing
        return rows
      }
      #expect(found == (isEditing ? [.insertRow("1")] : []))
    }
  }

  @Test("The user chooses an action in a row's context menu, and opens its preview")
  func menu() async {
    let found = await TouchedApp.moves { book in
      let rows = Rows(book, 1)
      rows.menu = ["Copy"]
      return rows
    }
    #expect(found == [.menuAction("Copy", of: "1"), .openPreview(of: "1")])
  }

  @Test("The user chooses an action in a view's context menu")
  func viewMenu() async {
    let found = await TouchedApp.moves { book in
      let screen = MenuScreen(book)
      let photo = TouchedApp.photo()
      photo.addInteraction(UIContextMenuInteraction(delegate: screen))
      screen.view.addSubview(photo)
      return screen
    }
    #expect(found == [.menuAction("Share", of: "Photo"), .openPreview(of: "Photo")])
  }

  @Test("The user touches controls above and below the rows")
  func edges() async {
    let found = await TouchedApp.moves { book in
      let rows = Rows(book, 0)
      rows.tableView.tableHeaderView = TouchedApp.button("Header", book)
      rows.tableView.tableFooterView = TouchedApp.button("Footer", book)
      return rows
    }
    #expect(found == [.tap("Header"), .tap("Footer")])
  }
}

private class Rows: UITableViewController {
  private(set) var book = TouchBook()
  var leading: [String] = []
  var trailing: [String] = []
  var menu: [String] = []
  fileprivate var titles: [String] = []
  private var taps = false
  private var accessory: Int?

  convenience init(_ book: TouchBook, _ count: Int, taps: Bool = false, accessory: Int? = nil) {
    self.init(style: .plain)
    self.book = book
    self.taps = taps
    self.accessory = accessory
    titles = (0..<count).map { "\($0 + 1)" }
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    titles.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = titles[indexPath.row]
    cell.accessoryType = indexPath.row == accessory ? .detailButton : .none
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    if taps { book.note(titles[indexPath.row]) }
  }

  override func tableView(
    _ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath
  ) {
    book.note("accessory \(titles[indexPath.row])")
  }

  override func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? { swipes(leading) }

  override func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? { swipes(trailing) }

  private func swipes(_ names: [String]) -> UISwipeActionsConfiguration? {
    guard !names.isEmpty else { return nil }
    let actions = names.map { name in
      UIContextualAction(style: .normal, title: name) { [weak self] _, _, done in
        self?.book.note(name)
        done(true)
      }
    }
    return UISwipeActionsConfiguration(actions: actions)
  }

  override func tableView(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? {
    menu.isEmpty ? nil : book.menu(menu)
  }

  override func tableView(
    _ tableView: UITableView,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {
    book.open(animator)
  }
}

private final class DeletingRows: Rows {
  var isLocked = false
  var style = UITableViewCell.EditingStyle.delete

  override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    !isLocked
  }

  override func tableView(
    _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
  ) -> UITableViewCell.EditingStyle { style }

  override func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    book.note("\(editingStyle) \(titles[indexPath.row])")
  }
}

private final class MenuScreen: UIViewController, UIContextMenuInteractionDelegate {
  private var book = TouchBook()

  convenience init(_ book: TouchBook) {
    self.init(nibName: nil, bundle: nil)
    self.book = book
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? { book.menu(["Share"]) }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {
    book.open(animator)
  }
}

extension TouchBook {
  fileprivate func menu(_ names: [String]) -> UIContextMenuConfiguration {
    UIContextMenuConfiguration(previewProvider: { UIViewController() }) { _ in
      UIMenu(
        children: names.map { name in UIAction(title: name) { [weak self] _ in self?.note(name) } })
    }
  }

  fileprivate func open(_ animator: any UIContextMenuInteractionCommitAnimating) {
    animator.addCompletion { [weak self] in self?.note("opened") }
  }
}
#endif
