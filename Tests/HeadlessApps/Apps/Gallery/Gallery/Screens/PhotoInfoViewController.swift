import UIKit

final class PhotoInfoViewController: UICollectionViewController {
    private enum Row: String, CaseIterable {
        case title = "Title"
        case date = "Date"
        case album = "Album"
        case favorite = "Favorite"
    }

    private let photoID: Photo.ID
    private let store: GalleryStore
    private var dataSource: UICollectionViewDiffableDataSource<Int, Row>!

    static func sheet(photoID: Photo.ID, store: GalleryStore) -> UINavigationController {
        let info = PhotoInfoViewController(photoID: photoID, store: store)
        let navigation = UINavigationController(rootViewController: info)
        navigation.sheetPresentationController?.detents = [.medium(), .large()]
        return navigation
    }

    init(photoID: Photo.ID, store: GalleryStore) {
        self.photoID = photoID
        self.store = store
        super.init(collectionViewLayout: .insetGroupedList())
        title = "Info"
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func viewDidLoad() {
        super.viewDidLoad()
        let done = UIAction { [weak self] _ in self?.dismiss(animated: true) }
        navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .done, primaryAction: done)

        let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Row> { [weak self] cell, _, row in
            self?.configure(cell, for: row)
        }
        dataSource = UICollectionViewDiffableDataSource(collectionView: collectionView) { collectionView, indexPath, row in
            collectionView.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: row)
        }
        var snapshot = NSDiffableDataSourceSnapshot<Int, Row>()
        snapshot.appendSections([0])
        snapshot.appendItems(Row.allCases)
        dataSource.apply(snapshot, animatingDifferences: false)
    }

    private func configure(_ cell: UICollectionViewListCell, for row: Row) {
        guard let photo = store.photo(photoID) else { return }
        var content = UIListContentConfiguration.valueCell()
        content.text = row.rawValue
        cell.accessories = []
        switch row {
        case .title:
            content.secondaryText = photo.title
        case .date:
            content.secondaryText = photo.date.formatted(date: .abbreviated, time: .omitted)
        case .album:
            content.secondaryText = store.album(photo.albumID)?.title
        case .favorite:
            cell.accessories = photo.isFavorite ? [.checkmark()] : []
        }
        cell.contentConfiguration = content
    }

    override func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool {
        dataSource.itemIdentifier(for: indexPath) == .favorite
    }

    override func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
        dataSource.itemIdentifier(for: indexPath) == .favorite
    }

    override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        collectionView.deselectItem(at: indexPath, animated: true)
        store.updatePhoto(photoID) { $0.isFavorite.toggle() }
        dataSource.reconfigureAll()
    }
}
