import PortableUIKit
import Testing

@MainActor @Suite(.simulated, .standInOnly) struct CollectionLoadingTests {
  private let log = EventLog()
  private let screen = Touchscreen()
  private let layout = UICollectionViewFlowLayout()
  private let collection: UICollectionView
  private let source: ItemSource

  init() {
    layout.itemSize = CGSize(width: 100, height: 400)
    collection = UICollectionView(frame: .zero, collectionViewLayout: layout)
    collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    source = ItemSource([["a", "b"], ["c"]], log: log)
    collection.dataSource = source
    collection.delegate = source
  }

  private func misuse(_ rule: String, _ reason: String) -> Misuse {
    Misuse(rule: rule, name: "NSInternalInconsistencyException", reason: reason)
  }

  @Test func `V33: counts and cells are requested by the first layout on screen`() {
    collection.reloadData()
    #expect(log.take() == [])
    screen.show(collection)
    #expect(
      log.take() == [
        "sections", "items 0", "items 1", "cell 0.0", "willDisplay 0.0", "cell 0.1",
        "willDisplay 0.1", "cell 1.0", "willDisplay 1.0",
      ])
    #expect(collection.indexPathsForVisibleItems.map(\.place) == ["0.0", "0.1", "1.0"])
  }

  @Test func `V33: after reloadData the next layout requests the counts`() {
    screen.show(collection)
    collection.selectItem(at: IndexPath(item: 0, section: 0), animated: false, scrollPosition: [])
    _ = log.take()
    collection.reloadData()
    #expect(
      log.take() == ["didEndDisplaying 0.0", "didEndDisplaying 0.1", "didEndDisplaying 1.0"])
    #expect(collection.indexPathsForSelectedItems == [])
    source.sections = [["a"]]
    collection.layoutIfNeeded()
    #expect(log.take() == ["sections", "items 0", "cell 0.0", "willDisplay 0.0"])
  }

  @Test func `V33: an update before that layout finds the data source changed already`() {
    screen.show(collection)
    collection.reloadData()
    source.sections = [["a", "b", "new"], ["c"]]
    collection.performBatchUpdates {
      collection.insertItems(at: [IndexPath(item: 2, section: 0)])
    }
    #expect(
      Simulation.current.takeMisuses() == [
        misuse(
          "T7",
          """
          Invalid batch updates detected: the number of sections and/or items returned by the data \
          source before and/or after performing the batch updates are inconsistent with the updates.
          Data source before updates = { 2 sections with item counts: [3, 1] }
          Data source after updates = { 2 sections with item counts: [3, 1] }
          Updates = [
          \tInsert item (0 - 2)
          ]
          Collection view: \(collection.writtenObject)
          """)
      ])
  }

  @Test func `items out of sight have no cells, and get those of others`() {
    source.sections = [(0..<40).map(String.init)]
    layout.itemSize = CGSize(width: 10_000, height: 200)
    screen.show(collection)
    let shown = collection.indexPathsForVisibleItems.count
    let first = collection.cellForItem(at: IndexPath(item: 0, section: 0))
    #expect(shown < 10)
    _ = log.take()
    collection.scrollToItem(at: IndexPath(item: 39, section: 0), at: .bottom, animated: false)
    collection.layoutIfNeeded()
    #expect(collection.cellForItem(at: IndexPath(item: 0, section: 0)) == nil)
    #expect(collection.visibleCells.contains { $0 === first })
    #expect(log.take().first == "didEndDisplaying 0.0")
  }

  @Test func `T6: an identifier that isn't registered`() {
    _ = collection.dequeueReusableCell(
      withReuseIdentifier: "other", for: IndexPath(item: 0, section: 0))
    _ = collection.dequeueReusableSupplementaryView(
      ofKind: UICollectionView.elementKindSectionHeader, withReuseIdentifier: "other",
      for: IndexPath(item: 0, section: 0))
    let kinds = ["UICollectionElementKindCell", "UICollectionElementKindSectionHeader"]
    #expect(
      Simulation.current.takeMisuses()
        == kinds.map {
          misuse(
            "T6",
            "could not dequeue a view of kind: \($0) with identifier other - must register a nib "
              + "or a class for the identifier or connect a prototype cell in a storyboard")
        })
  }

  @Test func `T8: a view that is dequeued without a request`() {
    screen.show(collection)
    let stray = collection.dequeueReusableCell(
      withReuseIdentifier: "cell", for: IndexPath(item: 0, section: 0))
    #expect(Simulation.current.takeMisuses() == [])
    collection.setNeedsLayout()
    collection.layoutIfNeeded()
    #expect(
      Simulation.current.takeMisuses() == [
        misuse(
          "T8",
          "Expected dequeued view to be returned to the collection view in preparation for "
            + "display. When the collection view's data source is asked to provide a view for a "
            + "given index path, ensure that a single view is dequeued and returned to the "
            + "collection view. Avoid dequeuing views without a request from the collection view. "
            + "For retrieving an existing view in the collection view, use -[UICollectionView "
            + "cellForItemAtIndexPath:] or -[UICollectionView "
            + "supplementaryViewForElementKind:atIndexPath:]. Dequeued view: "
            + "\(stray.writtenObject); Collection view: \(collection.writtenObject)")
      ])
    collection.setNeedsLayout()
    collection.layoutIfNeeded()
    #expect(Simulation.current.takeMisuses() == [])
  }

  @Test func `T10: scrolling to an item that isn't there`() {
    screen.show(collection)
    collection.scrollToItem(at: IndexPath(item: 2, section: 0), at: .top, animated: false)
    collection.scrollToItem(at: IndexPath(item: 0, section: 2), at: .top, animated: false)
    let view = "Collection view: \(collection.writtenObject)"
    #expect(
      Simulation.current.takeMisuses() == [
        misuse(
          "T10",
          "Attempted to scroll the collection view to an out-of-bounds item (2) when there are "
            + "only 2 items in section 0. \(view)"),
        misuse(
          "T10",
          "Attempted to scroll the collection view to an out-of-bounds section (2) when there are "
            + "only 2 sections. \(view)"),
      ])
  }

  @Test func `a controller reloads when it first appears, and clears the selection each time`() {
    let controller = UICollectionViewController(collectionViewLayout: layout)
    controller.collectionView.register(
      UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    controller.collectionView.dataSource = source
    #expect(controller.collectionView.delegate === controller)
    let stack = UINavigationController(rootViewController: controller)
    let window = Simulation.current.makeWindow()
    window.rootViewController = stack
    window.makeKeyAndVisible()
    Simulation.current.runUntilIdle()
    #expect(controller.view === controller.collectionView)
    #expect(log.take().filter { $0.hasPrefix("cell") } == ["cell 0.0", "cell 0.1", "cell 1.0"])
    let item = IndexPath(item: 1, section: 0)
    controller.collectionView.selectItem(at: item, animated: false, scrollPosition: [])
    stack.pushViewController(UIViewController(), animated: false)
    Simulation.current.runUntilIdle()
    #expect(controller.collectionView.indexPathsForSelectedItems == [item])
    stack.popViewController(animated: false)
    Simulation.current.runUntilIdle()
    #expect(controller.collectionView.indexPathsForSelectedItems == [])
  }

  @Test func `under constraints it becomes as large as its window`() {
    collection.translatesAutoresizingMaskIntoConstraints = false
    screen.root.view.addSubview(collection)
    Simulation.current.runUntilIdle()
    #expect(collection.bounds.size == screen.window.bounds.size)
    #expect(collection.visibleCells.count == 3)
  }
}

extension NSObject {
  /// The object as UIKit writes it in messages: class and address.
  fileprivate var writtenObject: String {
    let address = UInt(bitPattern: Unmanaged.passUnretained(self).toOpaque())
    return "<\(type(of: self)): 0x\(String(address, radix: 16))>"
  }
}
