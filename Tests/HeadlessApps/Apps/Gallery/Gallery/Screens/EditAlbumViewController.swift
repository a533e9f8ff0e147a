import UIKit

final class EditAlbumViewController: UICollectionViewController {
    private enum Item: Hashable {
        case name, delete
        case folder(Folder)
    }

    private let store: GalleryStore
    private let isNew: Bool
    private var draft: Album {
        didSet { updateSaveButton() }
    }
    private var dataSource: UICollectionViewDiffableDataSource<Int, Item>!

    static func modal(album: Album?, store: GalleryStore) -> UINavigationController {
        UINavigationController(rootViewController: EditAlbumViewController(album: album, store: store))
    }

    init(album: Album?, store: GalleryStore) {
        self.store = store
        isNew = album == nil
        draft = album ?? store.makeAlbum()
        super.init(collectionViewLayout: .insetGroupedList())
        title = isNew ? "New Album" : "Edit Album"
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func viewDidLoad() {
        super.viewDidLoad()
        let cancel = UIAction { [weak self] _ in self?.dismiss(animated: true) }
        navigationItem.leftBarButtonItem = UIBarButtonItem(systemItem: .cancel, primaryAction: cancel)
        let save = UIAction { [weak self] _ in self?.save() }
        navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .save, primaryAction: save)
        configureDataSource()
        updateSaveButton()
    }

    private var trimmedTitle: String {
        draft.title.trimmingCharacters(in: .whitespaces)
    }

    private func updateSaveButton() {
        navigationItem.rightBarButtonItem?.isEnabled = !trimmedTitle.isEmpty
    }

    private func configureDataSource() {
        let fieldRegistration = UICollectionView.CellRegistration<TextFieldCell, Item> { [weak self] cell, _, _ in
            cell.textField.placeholder = "Album Name"
            cell.textField.text = self?.draft.title
            cell.onChange = { self?.draft.title = $0 }
        }
        let rowRegistration = UICollectionView.CellRegistration<UICollectionViewListCell, Item> { [weak self] cell, _, item in
            var content = cell.defaultContentConfiguration()
            if case .folder(let folder) = item {
                content.text = folder.rawValue
                cell.accessories = self?.draft.folder == folder ? [.checkmark()] : []
            } else {
                content.text = "Delete Album"
                content.textProperties.color = .systemRed
                cell.accessories = []
            }
            cell.contentConfiguration = content
        }
        dataSource = UICollectionViewDiffableDataSource(collectionView: collectionView) { collectionView, indexPath, item in
            if item == .name {
                return collectionView.dequeueConfiguredReusableCell(using: fieldRegistration, for: indexPath, item: item)
            }
            return collectionView.dequeueConfiguredReusableCell(using: rowRegistration, for: indexPath, item: item)
        }
        var snapshot = NSDiffableDataSourceSnapshot<Int, Item>()
        snapshot.appendSections([0, 1])
        snapshot.appendItems([.name], toSection: 0)
        snapshot.appendItems(Folder.allCases.map { .folder($0) }, toSection: 1)
        if !isNew {
            snapshot.appendSections([2])
            snapshot.appendItems([.delete], toSection: 2)
        }
        dataSource.apply(snapshot, animatingDifferences: false)
    }

    override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        collectionView.deselectItem(at: indexPath, animated: true)
        switch dataSource.itemIdentifier(for: indexPath) {
        case .folder(let folder):
            draft.folder = folder
            dataSource.reconfigureAll()
        case .delete:
            confirmDeletion()
        case .name, nil:
            break
        }
    }

    private func save() {
        draft.title = trimmedTitle
        store.save(draft)
        dismiss(animated: true)
    }

    private func confirmDeletion() {
        confirm("Delete this album and its photos?", actionTitle: "Delete") { [weak self] in
            guard let self else { return }
            self.dismiss(animated: true) { [store = self.store, id = self.draft.id] in
                store.deleteAlbum(id)
            }
        }
    }
}
