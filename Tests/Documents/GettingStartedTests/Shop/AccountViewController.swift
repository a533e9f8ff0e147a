import PortableUIKit

final class AccountViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Account"
  }
}
