import PortableUIKit

final class BagViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Bag"
  }
}
