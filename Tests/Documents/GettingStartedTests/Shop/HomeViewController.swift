import PortableUIKit

final class HomeViewController: UIViewController {
  let teaButton = UIButton(type: .system)
  var onProduct: (Int) -> Void = { _ in }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Home"
    teaButton.setTitle("Tea", for: .normal)
    teaButton.addAction(
      UIAction { [weak self] _ in self?.onProduct(42) }, for: .touchUpInside)
    view.addSubview(teaButton)
  }
}
