import PortableUIKit

@MainActor func device(of viewController: UIViewController) {
  _ = viewController.device  // refused: 'device' is inaccessible
}
