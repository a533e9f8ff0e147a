import PortableUIKit

nonisolated func title(of viewController: UIViewController) -> String? {
  viewController.title  // refused: main actor-isolated property 'title'
}
