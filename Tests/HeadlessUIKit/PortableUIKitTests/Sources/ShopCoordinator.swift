import PortableUIKit

/// Hears from a coordinator when it has finished.
@MainActor protocol ShopCoordinatorDelegate: AnyObject {
  func shopCoordinatorDidFinish(_ coordinator: ShopCoordinator)
}

/// Pushes and presents the screens of a shop, and notices when the user goes back.
@MainActor final class ShopCoordinator: NSObject {
  weak var delegate: (any ShopCoordinatorDelegate)?
  private let navigationController: UINavigationController
  private var openProducts: [String] = []

  init(navigationController: UINavigationController) {
    self.navigationController = navigationController
    super.init()
    navigationController.delegate = self
  }

  var path: [String] { openProducts }

  func start() {
    let list = UIViewController()
    list.title = "Shop"
    list.navigationItem.largeTitleDisplayMode = .always
    list.navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .close,
      primaryAction: UIAction { [weak self] _ in self?.finish() })
    navigationController.navigationBar.prefersLargeTitles = true
    navigationController.setViewControllers([list], animated: false)
  }

  func show(product name: String) {
    let screen = UIViewController()
    screen.title = name
    screen.navigationItem.backButtonDisplayMode = .minimal
    screen.navigationItem.rightBarButtonItem = UIBarButtonItem(
      image: UIImage(systemName: "square.and.arrow.up"),
      primaryAction: UIAction(title: "Share") { [weak self, weak screen] _ in
        guard let screen else { return }
        self?.confirmSharing(from: screen)
      })
    openProducts.append(name)
    navigationController.pushViewController(screen, animated: true)
  }

  private func confirmSharing(from screen: UIViewController) {
    let sheet = UIAlertController(
      title: "Share", message: nil, preferredStyle: .actionSheet)
    sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    sheet.addAction(
      UIAlertAction(title: "Copy link", style: .default) { [weak self] _ in
        self?.openProducts.append("link")
      })
    sheet.popoverPresentationController?.barButtonItem = screen.navigationItem.rightBarButtonItem
    screen.present(sheet, animated: true)
  }

  private func finish() {
    delegate?.shopCoordinatorDidFinish(self)
  }
}

extension ShopCoordinator: UINavigationControllerDelegate {
  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {
    guard
      let from = navigationController.transitionCoordinator?.viewController(forKey: .from),
      !navigationController.viewControllers.contains(from)
    else { return forgetPopped() }
    openProducts.removeAll { $0 == from.title }
  }

  private func forgetPopped() {
    let titles = navigationController.viewControllers.compactMap(\.title)
    openProducts.removeAll { !titles.contains($0) && $0 != "link" }
  }
}
