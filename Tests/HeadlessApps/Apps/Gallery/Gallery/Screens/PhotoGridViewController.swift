import PhotosUI
import UIKit

final class PhotoGridViewController: UICollectionViewController {
    private enum Section: String {
        case favorites = "Favorites"
        case photos = "Photos"
    }

    private struct Item: Hashable {
        let section: Section
        let photoID: Photo.ID
    }

    private let albumID: Album.ID?
    private let store: GalleryStore
    private let searchController = UISearchController(searchResultsController: nil)
    private var dataSource: UICollectionViewDiffableDataSource<Section, Item>!

    init(albumID: Album.ID?, store: GalleryStore) {
        self.albumID = albumID
        self.store = store
        super.init(collectionViewLayout: UICollectionViewFlowLayout())
        updateTitle()
        NotificationCenter.default.addObserver(self, selector: #selector(storeDidChange), name: .galleryStoreDidChange, object: nil)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func viewDidLoad() {
        super.viewDidLoad()
        searchController.searchResultsUpdater = self
        searchController.obscuresBackgroundDuringPresentation = false
        navigationItem.searchController = searchController
        navigationItem.hidesSearchBarWhenScrolling = false
        definesPresentationContext = true
        configureBarButtons()
        configureDataSource()
        collectionView.collectionViewLayout = makeLayout()
        applySnapshot(animated: false)
    }

    @objc private func storeDidChange() {
        if let albumID, store.album(albumID) == nil {
            searchController.isActive = false
            removeFromNavigationStack()
            return
        }
        updateTitle()
        if isViewLoaded { applySnapshot(animated: view.window != nil) }
    }

    private func updateTitle() {
        navigationItem.title = albumID.flatMap { store.album($0)?.title } ?? "All Photos"
    }

    private func configureBarButtons() {
        guard let albumID else { return }
        let add = UIAction(title: "Add Photo", image: UIImage(systemName: "plus")) { [weak self] _ in
            self?.presentPicker()
        }
        let edit = UIAction(title: "Edit") { [weak self] _ in
            guard let self, let album = self.store.album(albumID) else { return }
            self.modalPresenter.present(EditAlbumViewController.modal(album: album, store: self.store), animated: true)
        }
        navigationItem.rightBarButtonItems = [UIBarButtonItem(primaryAction: add), UIBarButtonItem(primaryAction: edit)]
    }

    private func makeLayout() -> UICollectionViewLayout {
        UICollectionViewCompositionalLayout { [weak self] index, _ in
            let isCarousel = self?.dataSource.sectionIdentifier(for: index) == .favorites
            let item = NSCollectionLayoutItem(
                layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1))
            )
            let group = NSCollectionLayoutGroup.horizontal(
                layoutSize: .init(widthDimension: .fractionalWidth(isCarousel ? 0.6 : 1), heightDimension: .absolute(120)),
                repeatingSubitem: item, count: isCarousel ? 1 : 3
            )
            group.interItemSpacing = .fixed(8)
            let section = NSCollectionLayoutSection(group: group)
            section.interGroupSpacing = 8
            section.contentInsets = .init(top: 8, leading: 16, bottom: 8, trailing: 16)
            section.orthogonalScrollingBehavior = isCarousel ? .continuousGroupLeadingBoundary : .none
            section.boundarySupplementaryItems = [NSCollectionLayoutBoundarySupplementaryItem(
                layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .estimated(44)),
                elementKind: UICollectionView.elementKindSectionHeader, alignment: .top
            )]
            return section
        }
    }

    private func configureDataSource() {
        let tileRegistration = UICollectionView.CellRegistration<UICollectionViewCell, Item> { [store] cell, _, item in
            guard let photo = store.photo(item.photoID) else { return }
            var content = UIListContentConfiguration.cell()
            content.image = UIImage(systemName: photo.symbolName)
            content.imageProperties.tintColor = photo.isFavorite ? .systemPink : .systemBlue
            content.text = store.showsTitles ? photo.title : nil
            content.textProperties.font = .preferredFont(forTextStyle: .footnote)
            cell.contentConfiguration = content
            cell.isAccessibilityElement = true
            cell.accessibilityLabel = photo.title
        }
        let headerRegistration = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
            elementKind: UICollectionView.elementKindSectionHeader
        ) { [weak self] header, _, indexPath in
            var content = UIListContentConfiguration.prominentInsetGroupedHeader()
            content.text = self?.dataSource.sectionIdentifier(for: indexPath.section)?.rawValue
            header.contentConfiguration = content
        }
        dataSource = UICollectionViewDiffableDataSource(collectionView: collectionView) { collectionView, indexPath, item in
            collectionView.dequeueConfiguredReusableCell(using: tileRegistration, for: indexPath, item: item)
        }
        dataSource.supplementaryViewProvider = { collectionView, _, indexPath in
            collectionView.dequeueConfiguredReusableSupplementary(using: headerRegistration, for: indexPath)
        }
    }

    private func applySnapshot(animated: Bool) {
        let query = searchController.searchBar.text ?? ""
        let all = store.photos(in: albumID)
        let photos = all.filter { query.isEmpty || $0.title.localizedCaseInsensitiveContains(query) }
        let favorites = albumID == nil && query.isEmpty ? all.filter(\.isFavorite) : []
        let existing = Set(dataSource.snapshot().itemIdentifiers)
        var snapshot = NSDiffableDataSourceSnapshot<Section, Item>()
        if !favorites.isEmpty {
            snapshot.appendSections([.favorites])
            snapshot.appendItems(favorites.map { Item(section: .favorites, photoID: $0.id) }, toSection: .favorites)
        }
        snapshot.appendSections([.photos])
        snapshot.appendItems(photos.map { Item(section: .photos, photoID: $0.id) }, toSection: .photos)
        snapshot.reconfigureItems(snapshot.itemIdentifiers.filter { existing.contains($0) })
        dataSource.apply(snapshot, animatingDifferences: animated)
    }

    override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        guard let item = dataSource.itemIdentifier(for: indexPath) else { return }
        let photoIDs = dataSource.snapshot().itemIdentifiers(inSection: item.section).map(\.photoID)
        let pager = PhotoPagerViewController(photoIDs: photoIDs, currentID: item.photoID, store: store)
        navigationController?.pushViewController(pager, animated: true)
    }

    override func collectionView(
        _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint
    ) -> UIContextMenuConfiguration? {
        guard let indexPath = indexPaths.first,
              let item = dataSource.itemIdentifier(for: indexPath),
              let photo = store.photo(item.photoID) else { return nil }
        return UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { [weak self] _ in
            self?.makeMenu(for: photo, item: item)
        }
    }

    private func makeMenu(for photo: Photo, item: Item) -> UIMenu {
        let favorite = UIAction(title: photo.isFavorite ? "Unfavorite" : "Favorite") { [store] _ in
            store.updatePhoto(photo.id) { $0.isFavorite.toggle() }
        }
        let info = UIAction(title: "Info") { [weak self, store] _ in
            self?.modalPresenter.present(PhotoInfoViewController.sheet(photoID: photo.id, store: store), animated: true)
        }
        let share = UIAction(title: "Share") { [weak self] _ in
            guard let self else { return }
            let cell: UIView? = self.dataSource.indexPath(for: item).flatMap { self.collectionView.cellForItem(at: $0) }
            self.share(photo, from: cell ?? self.view)
        }
        let delete = UIAction(title: "Delete", attributes: .destructive) { [weak self, store] _ in
            self?.confirm("Delete “\(photo.title)”?", actionTitle: "Delete") { store.deletePhoto(photo.id) }
        }
        return UIMenu(children: [favorite, info, share, delete])
    }
}

extension PhotoGridViewController: UISearchResultsUpdating {
    func updateSearchResults(for searchController: UISearchController) {
        applySnapshot(animated: true)
    }
}

extension PhotoGridViewController: PHPickerViewControllerDelegate {
    private func presentPicker() {
        var configuration = PHPickerConfiguration()
        configuration.filter = .images
        let picker = PHPickerViewController(configuration: configuration)
        picker.delegate = self
        modalPresenter.present(picker, animated: true)
    }

    func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult]) {
        picker.dismiss(animated: true)
        guard let albumID, let provider = results.first?.itemProvider else { return }
        let title = provider.suggestedName ?? "Untitled"
        Task { [store] in
            await store.importPhoto(titled: title, into: albumID)
        }
    }
}
