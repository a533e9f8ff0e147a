#if !canImport(UIKit)
import PortableUIKit
import StepRouter
import StepRouterExplorer

extension A25 {
  static func faulty() -> @MainActor () -> ExploredLaunch {
    let vault = Vault()
    return {
      vault.isLocked = true
      return .of { FaultyScene(vault) }
    }
  }

  private final class FaultyScene: MuseumScene {
    private let vault: Vault

    init(_ vault: Vault) { self.vault = vault }

    override func makeRoot() -> UIViewController {
      let stack = UINavigationController(
        rootViewController: Login("Login").button("Unlock") { [vault] login in
          vault.isLocked = false
          let list = List("List").button("Item 1") { list in
            vault.hasOpenItem = true
            list.navigationController?.pushViewController(Item("Item"), animated: true)
          }
          login.navigationController?.setViewControllers([list], animated: true)
        })
      // The app comes back where it was, before anybody has asked for the password.
      if vault.hasOpenItem { stack.pushViewController(Item("Item"), animated: false) }
      return stack
    }

    override func explored() -> ExploredApp {
      ExploredApp(
        router: router, destinations: [], state: { [vault] in vault.words },
        properties: [isHidden(vault)])
    }
  }
}
#endif
