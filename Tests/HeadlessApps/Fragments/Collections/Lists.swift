import UIKit

final class ListWithRegistration: CollectionScreen {
  enum Section: CaseIterable { case main, more }
  struct Item: Hashable {
    let id = UUID()
    let title: String
  }

  private var dataSource: UICollectionViewDiffableDataSource<Section, Item>!

  override func viewDidLoad() {
    super.viewDidLoad()
    var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
    configuration.trailingSwipeActionsConfigurationProvider = { [unowned self] indexPath in
      let delete = UIContextualAction(style: .destructive, title: "Delete") { [weak self] _, _, completion in
        self?.note("delete \(indexPath.item)")
        completion(true)
      }
      return UISwipeActionsConfiguration(actions: [delete])
    }
    addCollection(UICollectionViewCompositionalLayout.list(using: configuration))
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Item> { cell, indexPath, item in
      var content = cell.defaultContentConfiguration()
      content.text = item.title
      cell.contentConfiguration = content
      cell.accessories = [.disclosureIndicator(), .checkmark(displayed: .whenEditing)]
    }
    dataSource = UICollectionViewDiffableDataSource<Section, Item>(collectionView: collectionView) {
      collectionView, indexPath, item -> UICollectionViewCell? in
      return collectionView.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: item)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Section, Item>()
    snapshot.appendSections(Section.allCases)
    snapshot.appendItems([Item(title: "a"), Item(title: "b")], toSection: .main)
    snapshot.appendItems([Item(title: "c")], toSection: .more)
    dataSource.apply(snapshot, animatingDifferences: false)
  }

  override func show() {
    super.show()
    let titles = collectionView.visibleCells.compactMap { ($0.contentConfiguration as? UIListContentConfiguration)?.text }
    note(titles.sorted().joined())
  }
}

final class CompositionWithOrthogonalSections: CollectionScreen, UICollectionViewDataSource {
  override func viewDidLoad() {
    super.viewDidLoad()
    addCollection(createLayout())
    collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    collectionView.dataSource = self
  }

  func createLayout() -> UICollectionViewLayout {
    let layout = UICollectionViewCompositionalLayout { (sectionIndex: Int, environment: NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection? in
      let columns = environment.container.effectiveContentSize.width > 500 ? 4 : 2
      let item = NSCollectionLayoutItem(
        layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1.0 / CGFloat(columns)), heightDimension: .fractionalHeight(1.0)))
      item.contentInsets = NSDirectionalEdgeInsets(top: 2, leading: 2, bottom: 2, trailing: 2)
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1.0), heightDimension: .absolute(44)),
        subitems: [item])
      let section = NSCollectionLayoutSection(group: group)
      section.orthogonalScrollingBehavior = sectionIndex == 0 ? .groupPaging : .none
      return section
    }
    return layout
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { 2 }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 6 }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }
}

final class OutlineOfSections: CollectionScreen {
  private var dataSource: UICollectionViewDiffableDataSource<Int, String>?

  override func viewDidLoad() {
    super.viewDidLoad()
    addCollection(UICollectionViewCompositionalLayout.list(using: .init(appearance: .sidebar)))
    let header = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, _, title in
      cell.accessories = [.outlineDisclosure(options: .init(style: .header))]
    }
    dataSource = UICollectionViewDiffableDataSource(collectionView: collectionView) { view, path, title in
      view.dequeueConfiguredReusableCell(using: header, for: path, item: title)
    }
    var outline = NSDiffableDataSourceSectionSnapshot<String>()
    outline.append(["Library"])
    outline.append(["Songs", "Albums"], to: "Library")
    outline.expand(["Library"])
    dataSource?.apply(outline, to: 0, animatingDifferences: false)
  }
}
