import UIKit

final class LibraryViewController: UICollectionViewController {
    private enum Item: Hashable {
        case folder(Folder)
        case album(Album, count: Int)
    }

    private let store: GalleryStore
    private var dataSource: UICollectionViewDiffableDataSource<Int, Item>!

    init(store: GalleryStore) {
        self.store = store
        super.init(collectionViewLayout: UICollectionViewFlowLayout())
        title = "Albums"
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func viewDidLoad() {
        super.viewDidLoad()
        let add = UIAction(title: "New Album", image: UIImage(systemName: "plus")) { [weak self] _ in
            guard let self else { return }
            self.present(EditAlbumViewController.modal(album: nil, store: self.store), animated: true)
        }
        navigationItem.leftBarButtonItem = editButtonItem
        navigationItem.rightBarButtonItem = UIBarButtonItem(primaryAction: add)
        collectionView.collectionViewLayout = makeLayout()
        configureDataSource()
        applyAlbums(animated: false)
        NotificationCenter.default.addObserver(self, selector: #selector(storeDidChange), name: .galleryStoreDidChange, object: nil)
    }

    override func setEditing(_ editing: Bool, animated: Bool) {
        super.setEditing(editing, animated: animated)
        collectionView.isEditing = editing
    }

    @objc private func storeDidChange() {
        applyAlbums(animated: view.window != nil)
    }

    private func makeLayout() -> UICollectionViewLayout {
        var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
        configuration.trailingSwipeActionsConfigurationProvider = { [weak self] indexPath in
            guard case .album(let album, _)? = self?.dataSource.itemIdentifier(for: indexPath) else { return nil }
            let delete = UIContextualAction(style: .destructive, title: "Delete") { _, _, completion in
                self?.confirmDeletion(of: album)
                completion(false)
            }
            return UISwipeActionsConfiguration(actions: [delete])
        }
        return UICollectionViewCompositionalLayout.list(using: configuration)
    }

    private func configureDataSource() {
        let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Item> { [weak self] cell, _, item in
            self?.configure(cell, with: item)
        }
        dataSource = UICollectionViewDiffableDataSource(collectionView: collectionView) { collectionView, indexPath, item in
            collectionView.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: item)
        }
        var snapshot = NSDiffableDataSourceSnapshot<Int, Item>()
        snapshot.appendSections([0])
        dataSource.apply(snapshot, animatingDifferences: false)
    }

    private func configure(_ cell: UICollectionViewListCell, with item: Item) {
        var content = cell.defaultContentConfiguration()
        switch item {
        case .folder(let folder):
            content.text = folder.rawValue
            content.image = UIImage(systemName: "folder")
            cell.accessories = [.outlineDisclosure(options: .init(style: .header))]
        case .album(let album, let count):
            content.text = album.title
            content.image = UIImage(systemName: "photo.on.rectangle")
            let delete = UICellAccessory.delete(displayed: .whenEditing) { [weak self] in
                self?.confirmDeletion(of: album)
            }
            cell.accessories = [delete, .label(text: "\(count)"), .disclosureIndicator()]
        }
        cell.contentConfiguration = content
    }

    private func applyAlbums(animated: Bool) {
        let previous = dataSource.snapshot(for: 0)
        var section = NSDiffableDataSourceSectionSnapshot<Item>()
        for folder in Folder.allCases {
            let albums = store.albums.filter { $0.folder == folder }
            guard !albums.isEmpty else { continue }
            let parent = Item.folder(folder)
            section.append([parent])
            section.append(albums.map { .album($0, count: store.photos(in: $0.id).count) }, to: parent)
            if !previous.contains(parent) || previous.isExpanded(parent) {
                section.expand([parent])
            }
        }
        dataSource.apply(section, to: 0, animatingDifferences: animated)
    }

    override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        collectionView.deselectItem(at: indexPath, animated: true)
        guard case .album(let album, _)? = dataSource.itemIdentifier(for: indexPath) else { return }
        let grid = PhotoGridViewController(albumID: album.id, store: store)
        navigationController?.pushViewController(grid, animated: true)
    }

    private func confirmDeletion(of album: Album) {
        confirm("Delete “\(album.title)” and its photos?", actionTitle: "Delete") { [store] in
            store.deleteAlbum(album.id)
        }
    }
}
