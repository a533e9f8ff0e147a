#if !canImport(UIKit)
import PortableUIKit
import StepRouterExplorer
import Testing

/// What the user does with the items of a collection view.
@MainActor @Suite struct ItemMoveTests {
  @Test("The user taps the first item, the last, and others between them")
  func taps() async {
    let found = await TouchedApp.moves(rows: 3) { Grid($0, 9) }
    #expect(found == [.tap("1"), .tap("5"), .tap("9")])
  }

  @Test("An item out of sight has its place for a name")
  func outOfSight() async {
    let found = await TouchedApp.moves(rows: 2) { Grid($0, 900) }
    #expect(found == [.tap("1"), .tap("item 900 of section 1")])
  }

  @Test("The user chooses in an item's menu")
  func menu() async {
    let found = await TouchedApp.moves { book in
      let grid = Grid(book, 1)
      grid.menu = ["Share", "Delete"]
      grid.collectionView.allowsSelection = false
      return grid
    }
    #expect(found == [.menuAction("Share", of: "1"), .menuAction("Delete", of: "1")])
  }

  @Test("The user swipes the rows of a list, and taps the buttons among their accessories")
  func list() async {
    let found = await TouchedApp.moves { List($0) }
    #expect(
      found == [.tap("Tea"), .tapAccessory(of: "Tea"), .swipeAction("Delete", of: "Tea")])
  }

  @Test("A control in a cell can be touched")
  func control() async {
    let found = await TouchedApp.moves { book in
      let grid = Grid(book, 1)
      grid.collectionView.allowsSelection = false
      grid.button = TouchedApp.button("Like", book)
      return grid
    }
    #expect(found == [.tap("Like")])
  }
}

@MainActor private final class Grid: UICollectionViewController {
  var menu: [String] = []
  var button: UIButton?
  private let book: TouchBook
  private let count: Int

  init(_ book: TouchBook, _ count: Int) {
    self.book = book
    self.count = count
    super.init(collectionViewLayout: UICollectionViewFlowLayout())
  }

  required init?(coder: NSCoder) { nil }

  required init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    fatalError("not from a nib")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
  }

  override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { count }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    let label = UILabel()
    label.text = "\(indexPath.item + 1)"
    cell.contentView.addSubview(label)
    if let button { cell.contentView.addSubview(button) }
    return cell
  }

  override func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) {
    book.note("\(indexPath.item + 1)")
  }

  override func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath],
    point: CGPoint
  ) -> UIContextMenuConfiguration? {
    guard !menu.isEmpty else { return nil }
    return UIContextMenuConfiguration(actionProvider: { [book, menu] _ in
      UIMenu(children: menu.map { title in UIAction(title: title) { _ in book.note(title) } })
    })
  }
}

@MainActor private final class List: UIViewController, UICollectionViewDelegate {
  private let book: TouchBook
  private var source: UICollectionViewDiffableDataSource<Int, String>?

  init(_ book: TouchBook) {
    self.book = book
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  required init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    fatalError("not from a nib")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    var list = UICollectionLayoutListConfiguration(appearance: .plain)
    list.trailingSwipeActionsConfigurationProvider = { [book] _ in
      UISwipeActionsConfiguration(actions: [
        UIContextualAction(style: .destructive, title: "Delete") { _, _, done in
          book.note("deleted")
          done(true)
        }
      ])
    }
    let collection = UICollectionView(
      frame: view.bounds,
      collectionViewLayout: UICollectionViewCompositionalLayout.list(using: list))
    collection.delegate = self
    view.addSubview(collection)
    let row = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
      [book] cell, _, item in
      var content = cell.defaultContentConfiguration()
      content.text = item
      cell.contentConfiguration = content
      cell.accessories = [.detail { book.note("details of \(item)") }]
    }
    let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: collection) {
      $0.dequeueConfiguredReusableCell(using: row, for: $1, item: $2)
    }
    self.source = source
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems(["Tea"])
    source.apply(snapshot, animatingDifferences: false)
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    book.note("selected")
  }
}
#endif
