import UIKit

final class PhotoViewController: UIViewController {
    let photoID: Photo.ID
    private let store: GalleryStore
    private let imageView = UIImageView()

    init(photoID: Photo.ID, store: GalleryStore) {
        self.photoID = photoID
        self.store = store
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func loadView() {
        imageView.contentMode = .scaleAspectFit
        imageView.isAccessibilityElement = true
        view = imageView
        update()
    }

    func update() {
        guard let photo = store.photo(photoID) else { return }
        imageView.image = UIImage(systemName: photo.symbolName)
        imageView.accessibilityLabel = photo.title
    }
}
