import PortableUIKit
import StepRouter

/// A photo of a product, as a page of the gallery.
final class PhotoViewController: UIViewController {
  var photo: Photo?
  var product: Product?

  /// The photo's number among the product's photos.
  var number: Int { photo?.number ?? 0 }

  override func viewDidLoad() {
    super.viewDidLoad()
    guard let product, let seen = photo?.view else { return }
    let image = UIImageView(image: UIImage(systemName: "photo"))
    image.contentMode = .scaleAspectFit
    image.heightAnchor.constraint(equalToConstant: 240).isActive = true
    view.addColumn([
      image, UILabel("\(product.name), \(seen)"), UILabel("\(number) of \(Photo.views.count)"),
    ])
  }
}

extension PhotoViewController: ContextChecking {
  func isTarget(for photo: Photo) -> Bool { self.photo == photo }
}
