import UIKit

final class SettingsViewController: UICollectionViewController {
    private enum Row: Hashable {
        case sorting(SortOrder)
        case showsTitles, reset
    }

    private let store: GalleryStore
    private var dataSource: UICollectionViewDiffableDataSource<Int, Row>!

    init(store: GalleryStore) {
        self.store = store
        super.init(collectionViewLayout: .insetGroupedList())
        title = "Settings"
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func viewDidLoad() {
        super.viewDidLoad()
        let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Row> { [store] cell, _, row in
            var content = cell.defaultContentConfiguration()
            cell.accessories = []
            switch row {
            case .sorting(let order):
                content.text = order.rawValue
                cell.accessories = store.sortOrder == order ? [.checkmark()] : []
            case .showsTitles:
                content.text = "Show Titles"
                cell.accessories = store.showsTitles ? [.checkmark()] : []
            case .reset:
                content.text = "Reset Gallery"
                content.textProperties.color = .systemRed
            }
            cell.contentConfiguration = content
        }
        dataSource = UICollectionViewDiffableDataSource(collectionView: collectionView) { collectionView, indexPath, row in
            collectionView.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: row)
        }
        var snapshot = NSDiffableDataSourceSnapshot<Int, Row>()
        snapshot.appendSections([0, 1])
        snapshot.appendItems(SortOrder.allCases.map { .sorting($0) }, toSection: 0)
        snapshot.appendItems([.showsTitles, .reset], toSection: 1)
        dataSource.apply(snapshot, animatingDifferences: false)
    }

    override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        collectionView.deselectItem(at: indexPath, animated: true)
        switch dataSource.itemIdentifier(for: indexPath) {
        case .sorting(let order): store.sortOrder = order
        case .showsTitles: store.showsTitles.toggle()
        case .reset: confirm("Reset Gallery?", actionTitle: "Reset") { [store] in store.reset() }
        case nil: break
        }
        dataSource.reconfigureAll()
    }
}
