#if !canImport(UIKit)
import PortableUIKit
import Testing

@MainActor @Suite(.simulated, .standInOnly) struct CollectionListTests {
  private let log = EventLog()
  private let screen = Touchscreen()
  private let collection: UICollectionView
  private let source: UICollectionViewDiffableDataSource<String, String>

  init() {
    var list = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
    list.headerMode = .supplementary
    list.trailingSwipeActionsConfigurationProvider = { [log] path in
      UISwipeActionsConfiguration(actions: [
        UIContextualAction(style: .destructive, title: "Delete") { _, _, done in
          log("delete \(path.place)")
          done(true)
        }
      ])
    }
    collection = UICollectionView(
      frame: .zero, collectionViewLayout: UICollectionViewCompositionalLayout.list(using: list))
    let row = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
      [log] cell, path, item in
      log("cell \(item)")
      var content = cell.defaultContentConfiguration()
      content.text = item
      cell.contentConfiguration = content
      cell.accessories = [.detail { log("detail \(item)") }]
      if item.hasPrefix("+") { cell.accessories.append(.outlineDisclosure()) }
    }
    let header = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { [log] _, _, path in log("header \(path.section)") }
    source = UICollectionViewDiffableDataSource(collectionView: collection) { view, path, item in
      view.dequeueConfiguredReusableCell(using: row, for: path, item: item)
    }
    source.supplementaryViewProvider = { view, _, path in
      view.dequeueConfiguredReusableSupplementary(using: header, for: path)
    }
    screen.show(collection)
  }

  private func apply(_ sections: (String, [String])...) {
    var snapshot = NSDiffableDataSourceSnapshot<String, String>()
    for (section, items) in sections {
      snapshot.appendSections([section])
      snapshot.appendItems(items)
    }
    source.apply(snapshot)
    collection.layoutIfNeeded()
  }

  private var texts: [String?] {
    collection.layoutIfNeeded()
    return collection.visibleCells.map {
      ($0.contentConfiguration as? UIListContentConfiguration)?.text
    }
  }

  @Test func `a list shows its rows below their headers`() {
    apply(("A", ["a", "b"]), ("B", ["c"]))
    #expect(log.take() == ["header 0", "cell a", "cell b", "header 1", "cell c"])
    let frames = collection.visibleCells.map(\.frame)
    #expect(frames.map(\.minY) == [28, 72, 144])
    #expect(frames.allSatisfy { $0.width == collection.bounds.width && $0.height == 44 })
    #expect(collection.contentSize == CGSize(width: collection.bounds.width, height: 188))
  }

  @Test func `another snapshot asks for the cells of new items only, and moves the selection`() {
    apply(("A", ["a", "b", "c"]))
    collection.selectItem(
      at: IndexPath(item: 2, section: 0), animated: false, scrollPosition: [])
    _ = log.take()
    apply(("A", ["d", "a", "c"]))
    #expect(log.take().filter { $0.hasPrefix("cell") } == ["cell d"])
    #expect(texts == ["d", "a", "c"])
    #expect(collection.indexPathsForSelectedItems == [IndexPath(item: 2, section: 0)])
  }

  @Test func `items are configured anew in their cells`() {
    apply(("A", ["a", "b"]))
    let cell = collection.cellForItem(at: IndexPath(item: 1, section: 0))
    _ = log.take()
    var snapshot = source.snapshot()
    snapshot.reconfigureItems(["b"])
    source.apply(snapshot)
    collection.layoutIfNeeded()
    #expect(log.take().filter { $0.hasPrefix("cell") } == ["cell b"])
    #expect(collection.cellForItem(at: IndexPath(item: 1, section: 0)) === cell)
    #expect(Simulation.current.takeMisuses() == [])
  }

  @Test func `a swipe shows the actions of the list, an accessory calls its handler`() {
    apply(("A", ["a", "b"]))
    _ = log.take()
    let path = IndexPath(item: 1, section: 0)
    #expect(screen.user.chooseSwipeAction("Delete", onItemAt: path, in: collection))
    #expect(!screen.user.chooseSwipeAction("Delete", onItemAt: path, in: collection, leading: true))
    #expect(screen.user.tapAccessory(.detail, ofItemAt: path, in: collection))
    #expect(!screen.user.tapAccessory(.delete, ofItemAt: path, in: collection))
    #expect(log.take() == ["delete 0.1", "detail b"])
  }

  @Test func `an outline expands and collapses by its disclosure`() {
    var outline = NSDiffableDataSourceSectionSnapshot<String>()
    outline.append(["+ fruit", "bread"])
    outline.append(["apple", "pear"], to: "+ fruit")
    source.apply(outline, to: "food")
    #expect(texts == ["+ fruit", "bread"])
    let fruit = IndexPath(item: 0, section: 0)
    #expect(screen.user.tapAccessory(.outlineDisclosure, ofItemAt: fruit, in: collection))
    #expect(texts == ["+ fruit", "apple", "pear", "bread"])
    #expect(source.snapshot(for: "food").isExpanded("+ fruit"))
    source.sectionSnapshotHandlers.shouldCollapseItem = { _ in false }
    screen.user.tapAccessory(.outlineDisclosure, ofItemAt: fruit, in: collection)
    #expect(texts == ["+ fruit", "apple", "pear", "bread"])
    source.sectionSnapshotHandlers.shouldCollapseItem = nil
    screen.user.tapAccessory(.outlineDisclosure, ofItemAt: fruit, in: collection)
    #expect(texts == ["+ fruit", "bread"])
  }

  @Test func `an item of an outline that is deleted and appended again is collapsed`() {
    var outline = NSDiffableDataSourceSectionSnapshot<String>()
    outline.append(["fruit", "bread"])
    outline.append(["apple"], to: "fruit")
    outline.expand(["fruit"])
    #expect(outline.visibleItems == ["fruit", "apple", "bread"])
    outline.delete(["fruit"])
    #expect(outline.items == ["bread"])
    outline.append(["fruit"])
    outline.append(["pear"], to: "fruit")
    #expect(!outline.isExpanded("fruit"))
    #expect(outline.visibleItems == ["bread", "fruit"])
  }

  @Test func `T9: a registration made while a cell is requested`() throws {
    let source = UICollectionViewDiffableDataSource<String, String>(collectionView: collection) {
      view, path, item in
      let late = UICollectionView.CellRegistration<UICollectionViewCell, String> { _, _, _ in }
      return view.dequeueConfiguredReusableCell(using: late, for: path, item: item)
    }
    var snapshot = NSDiffableDataSourceSnapshot<String, String>()
    snapshot.appendSections(["A"])
    snapshot.appendItems(["a"])
    source.apply(snapshot)
    collection.collectionViewLayout = UICollectionViewFlowLayout()
    collection.layoutIfNeeded()
    let misuse = try #require(Simulation.current.takeMisuses().first)
    #expect(misuse.rule == "T9")
    let start = """
      Attempted to dequeue a cell using a registration that was created inside \
      -collectionView:cellForItemAtIndexPath: or inside a UICollectionViewDiffableDataSource cell \
      provider. Creating a new registration each time a cell is requested will prevent reuse and \
      cause created cells to remain inaccessible in memory for the lifetime of the collection view. \
      Registrations should be created up front and reused. Registration: \
      <UICollectionViewCellRegistration: 0x
      """
    #expect(misuse.reason.hasPrefix(start))
  }
}
#endif
