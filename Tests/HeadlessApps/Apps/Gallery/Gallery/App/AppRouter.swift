import UIKit

@MainActor
final class AppRouter {
    private enum Tab: Int {
        case photos, albums, settings
    }

    let rootViewController = UITabBarController()
    private let store: GalleryStore
    private let stacks: [UINavigationController]
    private var linkTask: Task<Void, Never>?

    init(store: GalleryStore) {
        self.store = store
        stacks = [
            UINavigationController(rootViewController: PhotoGridViewController(albumID: nil, store: store)),
            UINavigationController(rootViewController: LibraryViewController(store: store)),
            UINavigationController(rootViewController: SettingsViewController(store: store))
        ]
        for (index, item) in [("Photos", "photo"), ("Albums", "rectangle.stack"), ("Settings", "gearshape")].enumerated() {
            stacks[index].tabBarItem = UITabBarItem(title: item.0, image: UIImage(systemName: item.1), tag: index)
        }
        rootViewController.setViewControllers(stacks, animated: false)
    }

    func open(_ url: URL) {
        linkTask?.cancel()
        linkTask = Task {
            await dismissModals()
            guard !Task.isCancelled else { return }
            if let link = DeepLink(url: url), show(link) { return }
            let alert = UIAlertController(title: "Link Unavailable", message: nil, preferredStyle: .alert)
            alert.addAction(UIAlertAction(title: "OK", style: .default))
            rootViewController.present(alert, animated: true)
        }
    }

    private var activeSearches: [UISearchController] {
        stacks.flatMap { $0.viewControllers }.compactMap { $0.navigationItem.searchController }.filter { $0.isActive }
    }

    private func dismissModals() async {
        while !Task.isCancelled {
            var presenters: [UIViewController] = activeSearches
            presenters.append(rootViewController)
            guard let presenter = presenters.first(where: { $0.presentedViewController != nil }),
                  let presented = presenter.presentedViewController else { break }
            if presented.isBeingPresented || presented.isBeingDismissed {
                try? await Task.sleep(nanoseconds: 50_000_000)
            } else {
                await presenter.dismiss(animated: false)
            }
        }
        activeSearches.forEach { $0.isActive = false }
    }

    private func show(_ link: DeepLink) -> Bool {
        switch link {
        case .photos: show([], in: .photos)
        case .albums: show([], in: .albums)
        case .settings: show([], in: .settings)
        case .newAlbum:
            show([], in: .albums)
            rootViewController.present(EditAlbumViewController.modal(album: nil, store: store), animated: true)
        case .album(let id):
            guard store.album(id) != nil else { return false }
            show([PhotoGridViewController(albumID: id, store: store)], in: .albums)
        case .photo(let id):
            return showPhoto(id)
        case .photoInfo(let id):
            guard showPhoto(id) else { return false }
            rootViewController.present(PhotoInfoViewController.sheet(photoID: id, store: store), animated: true)
        }
        return true
    }

    private func showPhoto(_ id: Photo.ID) -> Bool {
        guard let albumID = store.photo(id)?.albumID else { return false }
        let photoIDs = store.photos(in: albumID).map(\.id)
        let pager = PhotoPagerViewController(photoIDs: photoIDs, currentID: id, store: store)
        show([PhotoGridViewController(albumID: albumID, store: store), pager], in: .albums)
        return true
    }

    private func show(_ screens: [UIViewController], in tab: Tab) {
        let stack = stacks[tab.rawValue]
        stack.setViewControllers(Array(stack.viewControllers.prefix(1)) + screens, animated: false)
        rootViewController.selectedIndex = tab.rawValue
    }
}
