import PortableUIKit
import Testing

@MainActor @Suite(.simulated, .standInOnly) struct CollectionLayoutTests {
  private let log = EventLog()
  private let screen = Touchscreen()
  private let keeper = Keeper()

  /// The frames of the items, for a collection view of 300 by 600 points.
  private func frames(
    _ layout: UICollectionViewLayout, _ sections: [Int],
    delegate: (any UICollectionViewDelegate)? = nil
  ) -> [CGRect] {
    let source = ItemSource(sections.map { (0..<$0).map(String.init) }, log: log)
    let collection = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 600), collectionViewLayout: layout)
    collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    for kind in [
      UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter, "badge",
    ] {
      collection.register(
        UICollectionReusableView.self, forSupplementaryViewOfKind: kind,
        withReuseIdentifier: "title")
    }
    keeper.source = source
    collection.dataSource = source
    collection.delegate = delegate ?? source
    screen.root.view.addSubview(collection)
    Simulation.current.runUntilIdle()
    return sections.indices.flatMap { section in
      (0..<sections[section]).map {
        layout.layoutAttributesForItem(at: IndexPath(item: $0, section: section))?.frame ?? .null
      }
    }
  }

  private func item(_ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension)
    -> NSCollectionLayoutItem
  {
    NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(widthDimension: width, heightDimension: height))
  }

  private func size(_ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension)
    -> NSCollectionLayoutSize
  {
    NSCollectionLayoutSize(widthDimension: width, heightDimension: height)
  }

  @Test func `V35: a flow layout fills lines between its insets`() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 50)
    layout.minimumInteritemSpacing = 5
    layout.minimumLineSpacing = 7
    layout.sectionInset = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    layout.headerReferenceSize = CGSize(width: 0, height: 20)
    #expect(
      frames(layout, [3, 1]) == [
        CGRect(x: 2, y: 21, width: 100, height: 50), CGRect(x: 107, y: 21, width: 100, height: 50),
        CGRect(x: 2, y: 78, width: 100, height: 50), CGRect(x: 2, y: 152, width: 100, height: 50),
      ])
    #expect(layout.collectionViewContentSize == CGSize(width: 300, height: 205))
  }

  @Test func `V35: a flow layout that scrolls sideways fills columns`() {
    let layout = UICollectionViewFlowLayout()
    layout.scrollDirection = .horizontal
    layout.itemSize = CGSize(width: 100, height: 250)
    #expect(
      frames(layout, [3]) == [
        CGRect(x: 0, y: 0, width: 100, height: 250), CGRect(x: 0, y: 260, width: 100, height: 250),
        CGRect(x: 110, y: 0, width: 100, height: 250),
      ])
    #expect(layout.collectionViewContentSize == CGSize(width: 210, height: 600))
  }

  @Test func `V35: the delegate's sizes go before the layout's`() {
    let layout = UICollectionViewFlowLayout()
    let delegate = SizeDelegate()
    #expect(
      frames(layout, [2], delegate: delegate) == [
        CGRect(x: 0, y: 0, width: 10, height: 10), CGRect(x: 20, y: 0, width: 20, height: 10),
      ])
  }

  @Test func `V35: a horizontal group repeats its items while there is room`() {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(40)),
      subitems: [item(.fractionalWidth(1 / 3), .fractionalHeight(1))])
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 10
    section.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 30, bottom: 5, trailing: 30)
    let layout = UICollectionViewCompositionalLayout(section: section)
    #expect(
      frames(layout, [4]).map(\.origin) == [
        CGPoint(x: 30, y: 5), CGPoint(x: 110, y: 5), CGPoint(x: 190, y: 5), CGPoint(x: 30, y: 55),
      ])
    #expect(layout.collectionViewContentSize == CGSize(width: 300, height: 100))
  }

  @Test func `V35: groups nest, and a counted group has as many items as it says`() {
    let pair = NSCollectionLayoutGroup.vertical(
      layoutSize: size(.fractionalWidth(0.5), .fractionalHeight(1)),
      repeatingSubitem: item(.fractionalWidth(1), .fractionalHeight(0.5)), count: 2)
    let row = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(100)),
      subitems: [item(.fractionalWidth(0.5), .fractionalHeight(1)), pair])
    let layout = UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: row))
    #expect(
      frames(layout, [4]) == [
        CGRect(x: 0, y: 0, width: 150, height: 100), CGRect(x: 150, y: 0, width: 150, height: 50),
        CGRect(x: 150, y: 50, width: 150, height: 50),
        CGRect(x: 0, y: 100, width: 150, height: 100),
      ])
  }

  @Test func `V35: a section that scrolls sideways shows an item once the user reaches for it`() {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.absolute(200), .absolute(80)),
      subitems: [item(.fractionalWidth(1), .fractionalHeight(1))])
    let section = NSCollectionLayoutSection(group: group)
    section.orthogonalScrollingBehavior = .groupPaging
    let layout = UICollectionViewCompositionalLayout(section: section)
    #expect(frames(layout, [4]).map(\.minX) == [0, 200, 400, 600])
    let collection = layout.collectionView
    #expect(collection?.visibleCells.count == 2)
    let last = IndexPath(item: 3, section: 0)
    collection?.scrollToItem(at: last, at: [], animated: false)
    collection?.layoutIfNeeded()
    #expect(collection?.indexPathsForVisibleItems == [IndexPath(item: 2, section: 0), last])
    #expect(collection?.contentSize == CGSize(width: 300, height: 80))
  }

  @Test func `V35: boundary items take room, badges lie at their anchors`() {
    let badge = NSCollectionLayoutSupplementaryItem(
      layoutSize: size(.absolute(10), .absolute(10)), elementKind: "badge",
      containerAnchor: NSCollectionLayoutAnchor(edges: [.top, .trailing]))
    let one = NSCollectionLayoutItem(
      layoutSize: size(.fractionalWidth(1), .absolute(40)), supplementaryItems: [badge])
    let section = NSCollectionLayoutSection(
      group: .vertical(layoutSize: size(.fractionalWidth(1), .absolute(40)), subitems: [one]))
    section.boundarySupplementaryItems = [
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: size(.fractionalWidth(1), .absolute(30)),
        elementKind: UICollectionView.elementKindSectionHeader, alignment: .top),
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: size(.fractionalWidth(1), .absolute(20)),
        elementKind: UICollectionView.elementKindSectionFooter, alignment: .bottom),
    ]
    let layout = UICollectionViewCompositionalLayout { _, _ in section }
    #expect(frames(layout, [2, 1]).map(\.minY) == [30, 70, 160])
    let path = IndexPath(item: 1, section: 0)
    #expect(
      layout.layoutAttributesForSupplementaryView(ofKind: "badge", at: path)?.frame
        == CGRect(x: 290, y: 70, width: 10, height: 10))
    #expect(
      layout.layoutAttributesForSupplementaryView(
        ofKind: UICollectionView.elementKindSectionFooter, at: IndexPath(item: 0, section: 0))?
        .frame == CGRect(x: 0, y: 110, width: 300, height: 20))
    #expect(log.take().filter { $0.hasPrefix("badge") }.count == 3)
  }

  @Test func `V35: an app's own layout is prepared before it's asked, and anew after a change`() {
    let layout = DiagonalLayout()
    let frames = frames(layout, [3])
    #expect(frames.map(\.origin) == [.zero, CGPoint(x: 50, y: 50), CGPoint(x: 100, y: 100)])
    #expect(layout.preparations == 1)
    layout.collectionView?.frame.size.width = 200
    Simulation.current.runUntilIdle()
    #expect(layout.preparations == 2)
    let copy = layout.layoutAttributesForItem(at: IndexPath(item: 1, section: 0))?.copy()
    #expect((copy as? UICollectionViewLayoutAttributes)?.frame.origin == CGPoint(x: 50, y: 50))
  }
}

/// Keeps a data source alive.
private final class Keeper {
  var source: ItemSource?
}

private final class SizeDelegate: NSObject, UICollectionViewDelegateFlowLayout {
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize { CGSize(width: 10 * (indexPath.item + 1), height: 10) }
}

private final class DiagonalLayout: UICollectionViewLayout {
  private(set) var preparations = 0
  private var attributes: [UICollectionViewLayoutAttributes] = []

  override func prepare() {
    super.prepare()
    preparations += 1
    attributes = (0..<(collectionView?.numberOfItems(inSection: 0) ?? 0)).map { item in
      let made = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: item, section: 0))
      made.frame = CGRect(x: item * 50, y: item * 50, width: 50, height: 50)
      return made
    }
  }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? { attributes.filter { $0.frame.intersects(rect) } }

  override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { attributes[indexPath.item] }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    newBounds.size != collectionView?.bounds.size
  }
}
