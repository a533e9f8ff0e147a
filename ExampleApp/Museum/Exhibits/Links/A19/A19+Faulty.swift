#if !canImport(UIKit)
import PortableUIKit
import StepRouter
import StepRouterExplorer

extension A19 {
  static func faulty() -> @MainActor () -> ExploredLaunch {
    {
      usePictures()
      return .of { FaultyScene() }
    }
  }

  private final class FaultyScene: MuseumScene {
    private let desk = Desk("Orders")

    override func makeRoot() -> UIViewController {
      UINavigationController(rootViewController: desk)
    }

    override func explored() -> ExploredApp {
      ExploredApp(
        router: router, destinations: [], state: { [desk] in desk.wasOpened ? "open" : "" },
        properties: [isKept])
    }
  }

  /// Shows an order beside the list, and closes it when the window gets narrow.
  private final class Desk: Screen {
    private(set) var wasOpened = false
    private weak var order: UIViewController?

    override func viewDidLoad() {
      button("Order 1") { ($0 as? Desk)?.open() }
      super.viewDidLoad()
    }

    private func open() {
      guard order == nil else { return }
      let order = Order("Order")
      addChild(order)
      view.addSubview(order.view)
      order.didMove(toParent: self)
      self.order = order
      wasOpened = true
    }

    override func viewWillTransition(
      to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
      super.viewWillTransition(to: size, with: coordinator)
      guard size.width < 700 else { return }
      order?.willMove(toParent: nil)
      order?.viewIfLoaded?.removeFromSuperview()
      order?.removeFromParent()
    }
  }
}
#endif
