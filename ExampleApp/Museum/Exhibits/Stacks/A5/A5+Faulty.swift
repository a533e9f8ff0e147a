#if !canImport(UIKit)
import PortableUIKit
import StepRouter
import StepRouterExplorer

extension A5 {
  static func faulty(in window: UIWindow) -> ExploredApp {
    let office = Office()
    let stack = UINavigationController(
      rootViewController: Screen("List").button("Open") { list in
        office.isOccupied = true
        let details = Forgetful("Details")
        details.leave = { office.isOccupied = false }
        list.navigationController?.pushViewController(details, animated: true)
      })
    window.show(stack)
    return ExploredApp(
      router: window.makeRouter(), destinations: [], state: { office.words },
      properties: [hasCoordinator(office)])
  }

  private final class Forgetful: Details {
    override func viewWillDisappear(_ animated: Bool) {
      super.viewWillDisappear(animated)
      if isMovingFromParent { leave() }
    }
  }
}
#endif
