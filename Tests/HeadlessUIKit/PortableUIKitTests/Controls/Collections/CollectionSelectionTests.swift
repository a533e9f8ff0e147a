#if !canImport(UIKit)
import PortableUIKit
import Testing

@MainActor @Suite(.simulated, .standInOnly) struct CollectionSelectionTests {
  private let log = EventLog()
  private let screen = Touchscreen()
  private let collection = UICollectionView(
    frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
  private let source: ItemSource
  private let first = IndexPath(item: 0, section: 0)
  private let second = IndexPath(item: 1, section: 0)

  init() {
    collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    source = ItemSource([["a", "b", "c"]], log: log)
    collection.dataSource = source
    collection.delegate = source
    screen.show(collection)
    _ = log.take()
  }

  @Test func `V34: a tap highlights, asks, selects, and ends the highlight`() {
    #expect(screen.user.selectItem(at: first, in: collection))
    #expect(
      log.take() == [
        "shouldHighlight 0.0", "didHighlight 0.0", "shouldSelect 0.0", "didSelect 0.0",
        "performPrimaryAction 0.0", "didUnhighlight 0.0",
      ])
    #expect(collection.indexPathsForSelectedItems == [first])
    #expect(collection.cellForItem(at: first)?.isSelected == true)
    #expect(collection.cellForItem(at: first)?.isHighlighted == false)
  }

  @Test func `V34: the item selected before is deselected without being asked`() {
    screen.user.selectItem(at: first, in: collection)
    _ = log.take()
    screen.user.selectItem(at: second, in: collection)
    #expect(
      log.take() == [
        "shouldHighlight 0.1", "didHighlight 0.1", "shouldSelect 0.1", "didDeselect 0.0",
        "didSelect 0.1", "performPrimaryAction 0.1", "didUnhighlight 0.1",
      ])
  }

  @Test func `V34: with multiple selection a tap on a selected item asks to deselect it`() {
    collection.allowsMultipleSelection = true
    screen.user.selectItem(at: first, in: collection)
    screen.user.selectItem(at: second, in: collection)
    _ = log.take()
    source.refusesDeselection = [second]
    screen.user.selectItem(at: first, in: collection)
    screen.user.selectItem(at: second, in: collection)
    #expect(
      log.take() == [
        "shouldHighlight 0.0", "didHighlight 0.0", "shouldDeselect 0.0", "didDeselect 0.0",
        "didUnhighlight 0.0", "shouldHighlight 0.1", "didHighlight 0.1", "shouldDeselect 0.1",
        "didUnhighlight 0.1",
      ])
    #expect(collection.indexPathsForSelectedItems == [second])
  }

  @Test func `a refused highlight or selection selects nothing`() {
    source.refusesHighlight = [first]
    source.refusesSelection = [second]
    screen.user.selectItem(at: first, in: collection)
    screen.user.selectItem(at: second, in: collection)
    #expect(
      log.take() == [
        "shouldHighlight 0.0", "shouldHighlight 0.1", "didHighlight 0.1", "shouldSelect 0.1",
        "didUnhighlight 0.1",
      ])
    #expect(collection.indexPathsForSelectedItems == [])
  }

  @Test func `while editing, items have no primary action, and are selected only if allowed`() {
    collection.isEditing = true
    screen.user.selectItem(at: first, in: collection)
    #expect(log.take() == [])
    collection.allowsSelectionDuringEditing = true
    screen.user.selectItem(at: first, in: collection)
    #expect(
      log.take() == [
        "shouldHighlight 0.0", "didHighlight 0.0", "shouldSelect 0.0", "didSelect 0.0",
        "didUnhighlight 0.0",
      ])
  }

  @Test func `selecting by code calls no delegate`() {
    collection.selectItem(at: first, animated: false, scrollPosition: .top)
    collection.selectItem(at: second, animated: false, scrollPosition: [])
    #expect(collection.indexPathsForSelectedItems == [second])
    collection.selectItem(at: nil, animated: false, scrollPosition: [])
    #expect(collection.indexPathsForSelectedItems == [])
    #expect(log.take() == [])
  }

  @Test func `V27: a long press opens the menu of an item, for one item or several`() {
    #expect(!screen.user.chooseMenuAction("Delete", onItemAt: first, in: collection))
    source.menu = UIContextMenuConfiguration(actionProvider: { [log] _ in
      UIMenu(children: [UIAction(title: "Delete") { _ in log("delete") }])
    })
    _ = log.take()
    #expect(screen.user.chooseMenuAction("Delete", onItemAt: first, in: collection))
    #expect(log.take() == ["menu [\"0.0\"]", "willDisplayMenu", "delete", "willEndMenu"])
  }

  @Test func `an item out of sight is scrolled to before the touch`() {
    source.sections = [(0..<2_000).map(String.init)]
    collection.reloadData()
    collection.layoutIfNeeded()
    let last = IndexPath(item: 1_999, section: 0)
    #expect(collection.cellForItem(at: last) == nil)
    #expect(screen.user.selectItem(at: last, in: collection))
    #expect(collection.cellForItem(at: last)?.isSelected == true)
    #expect(!screen.user.selectItem(at: IndexPath(item: 2_000, section: 0), in: collection))
  }
}
#endif
