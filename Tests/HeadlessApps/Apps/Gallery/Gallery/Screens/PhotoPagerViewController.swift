import UIKit

final class PhotoPagerViewController: UIPageViewController {
    private let store: GalleryStore
    private var photoIDs: [Photo.ID]
    private var currentID: Photo.ID
    private var observation: Task<Void, Never>?

    init(photoIDs: [Photo.ID], currentID: Photo.ID, store: GalleryStore) {
        self.photoIDs = photoIDs
        self.currentID = currentID
        self.store = store
        super.init(transitionStyle: .scroll, navigationOrientation: .horizontal, options: nil)
        hidesBottomBarWhenPushed = true
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    deinit { observation?.cancel() }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        dataSource = self
        delegate = self
        configureBarButtons()
        showCurrentPage()
        observeStore()
    }

    private func configureBarButtons() {
        let info = UIAction(title: "Info", image: UIImage(systemName: "info.circle")) { [weak self] _ in
            guard let self else { return }
            self.present(PhotoInfoViewController.sheet(photoID: self.currentID, store: self.store), animated: true)
        }
        let share = UIAction(title: "Share", image: UIImage(systemName: "square.and.arrow.up")) { [weak self] _ in
            guard let self, let photo = self.store.photo(self.currentID) else { return }
            self.share(photo, from: self.view)
        }
        navigationItem.rightBarButtonItems = [info, share].map { UIBarButtonItem(primaryAction: $0) }
    }

    private func observeStore() {
        observation = Task { [weak self] in
            for await _ in NotificationCenter.default.notifications(named: .galleryStoreDidChange) {
                self?.refresh()
            }
        }
    }

    private func refresh() {
        photoIDs.removeAll { store.photo($0) == nil }
        if photoIDs.contains(currentID) {
            showCurrentPage()
        } else {
            removeFromNavigationStack()
        }
    }

    private func showCurrentPage() {
        if let page = viewControllers?.first as? PhotoViewController, page.photoID == currentID {
            page.update()
        } else {
            let page = PhotoViewController(photoID: currentID, store: store)
            setViewControllers([page], direction: .forward, animated: false)
        }
        navigationItem.title = store.photo(currentID)?.title
    }

    private func page(_ offset: Int, from viewController: UIViewController) -> UIViewController? {
        guard let page = viewController as? PhotoViewController,
              let index = photoIDs.firstIndex(of: page.photoID),
              photoIDs.indices.contains(index + offset) else { return nil }
        return PhotoViewController(photoID: photoIDs[index + offset], store: store)
    }
}

extension PhotoPagerViewController: UIPageViewControllerDataSource, UIPageViewControllerDelegate {
    func pageViewController(_ pager: UIPageViewController, viewControllerBefore page: UIViewController) -> UIViewController? {
        self.page(-1, from: page)
    }

    func pageViewController(_ pager: UIPageViewController, viewControllerAfter page: UIViewController) -> UIViewController? {
        self.page(1, from: page)
    }

    func pageViewController(
        _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
        previousViewControllers: [UIViewController], transitionCompleted completed: Bool
    ) {
        guard completed, let page = viewControllers?.first as? PhotoViewController else { return }
        currentID = page.photoID
        navigationItem.title = store.photo(currentID)?.title
    }
}
