import PortableUIKit
import Testing

@MainActor @Suite(.simulated, .standInOnly) struct CollectionUpdateTests {
  private let log = EventLog()
  private let screen = Touchscreen()
  private let collection = UICollectionView(
    frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
  private let source: ItemSource

  init() {
    collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    source = ItemSource([["a", "b", "c"]], log: log)
    collection.dataSource = source
    collection.delegate = source
    screen.show(collection)
    _ = log.take()
  }

  private func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }

  @Test func `items that stay keep their cells`() {
    let last = collection.cellForItem(at: path(2))
    collection.performBatchUpdates {
      source.sections = [["new", "b", "c"]]
      collection.deleteItems(at: [path(0)])
      collection.insertItems(at: [path(0)])
    } completion: { [log] isDone in
      log("done \(isDone)")
    }
    collection.layoutIfNeeded()
    #expect(collection.cellForItem(at: path(2)) === last)
    #expect(
      log.take() == ["sections", "items 0", "didEndDisplaying 0.0", "cell 0.0", "willDisplay 0.0"])
    Simulation.current.runUntilIdle()
    #expect(log.take() == ["done true"])
  }

  @Test func `a moved item takes its cell and its selection along`() {
    collection.selectItem(at: path(0), animated: false, scrollPosition: [])
    let cell = collection.cellForItem(at: path(0))
    source.sections = [["b", "c", "a"]]
    collection.moveItem(at: path(0), to: path(2))
    collection.layoutIfNeeded()
    #expect(collection.cellForItem(at: path(2)) === cell)
    #expect(collection.indexPathsForSelectedItems == [path(2)])
  }

  @Test func `a reloaded item gets another cell`() {
    let cell = collection.cellForItem(at: path(1))
    collection.reloadItems(at: [path(1)])
    #expect(cell?.superview == nil)
    collection.layoutIfNeeded()
    #expect(collection.cellForItem(at: path(1)) != nil)
    #expect(log.take().contains("cell 0.1"))
  }

  @Test func `sections come and go`() {
    source.sections = [["x"], ["a", "b", "c"]]
    collection.insertSections([0])
    collection.layoutIfNeeded()
    #expect(collection.indexPathsForVisibleItems.count == 4)
    source.sections = [["x"]]
    collection.deleteSections([1])
    collection.layoutIfNeeded()
    #expect(collection.indexPathsForVisibleItems == [path(0)])
    #expect(Simulation.current.takeMisuses() == [])
  }

  @Test func `T7: counts that don't match, with what the update says`() throws {
    collection.performBatchUpdates {
      collection.deleteItems(at: [path(1), path(0)])
      collection.insertSections([1])
    }
    let misuse = try #require(Simulation.current.takeMisuses().first)
    #expect(misuse.rule == "T7")
    #expect(
      misuse.reason.hasPrefix(
        """
        Invalid batch updates detected: the number of sections and/or items returned by the data \
        source before and/or after performing the batch updates are inconsistent with the updates.
        Data source before updates = { 1 section with item counts: [3] }
        Data source after updates = { 1 section with item counts: [3] }
        Updates = [
        \tInsert section (1),
        \tDelete item (0 - 0),
        \tDelete item (0 - 1)
        ]
        Collection view: <UICollectionView: 0x
        """))
    collection.layoutIfNeeded()
    #expect(collection.visibleCells.count == 3)
  }
}
