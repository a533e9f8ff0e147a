#if !canImport(UIKit)
import PortableUIKit
import StepRouter
import StepRouterExplorer

extension A13 {
  static func faulty(in window: UIWindow) -> ExploredApp {
    let toolbar = Toolbar("Document")
    toolbar.button("Share") { toolbar in
      toolbar.navigationController?.present(Sheet("Share"), animated: true)
    }
    window.show(UINavigationController(rootViewController: toolbar))
    return ExploredApp(router: window.makeRouter(), destinations: [])
  }

  private final class Toolbar: Screen {
    override func viewWillTransition(
      to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
      super.viewWillTransition(to: size, with: coordinator)
      presentedViewController?.dismiss(animated: false)
    }
  }
}
#endif
