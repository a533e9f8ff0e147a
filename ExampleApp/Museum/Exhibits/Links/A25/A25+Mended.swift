#if !canImport(UIKit)
import PortableUIKit
import StepRouter
import StepRouterExplorer

extension A25 {
  static func mended() -> @MainActor () -> ExploredLaunch {
    let vault = Vault()
    return {
      vault.isLocked = true
      return .of { MendedScene(vault) }
    }
  }

  private final class MendedScene: MuseumScene {
    private let vault: Vault
    private let gate: Gate

    init(_ vault: Vault) {
      self.vault = vault
      gate = Gate(vault)
    }

    private var list: DestinationStep<List, Void> {
      StepAssembly(
        finder: ClassFinder<List, Void>(),
        factory: InlineFactory { [weak self] (_: Void) in
          List("List").button("Item 1") { _ in self?.openItem() }
        }
      )
      .using(.push())
      .from(NavigationControllerStep<UINavigationController, Void>())
      .using(.replaceRoot())
      .from(.root)
      .assemble()
    }

    private var item: DestinationStep<Item, Void> {
      StepAssembly(
        finder: ClassFinder<Item, Void>(), factory: InlineFactory { (_: Void) in Item("Item") }
      )
      .adding(gate.interceptor)
      .using(.push())
      .from(list.expectingContainer())
      .assemble()
    }

    override func makeRoot() -> UIViewController {
      Login("Login").button("Unlock") { [weak self] _ in self?.unlock() }
    }

    override func connected(_ scene: UIWindowScene, with options: UIScene.ConnectionOptions) {
      if vault.hasOpenItem { router.navigate(to: item) }
    }

    private func openItem() {
      vault.hasOpenItem = true
      router.navigate(to: item)
    }

    private func unlock() {
      vault.isLocked = false
      if !gate.letThrough() { router.navigate(to: list) }
    }

    override func explored() -> ExploredApp {
      ExploredApp(
        router: router, destinations: [], state: { [vault] in vault.words },
        properties: [isHidden(vault)])
    }
  }

  /// Lets nobody through while the vault is locked.
  @MainActor
  private final class Gate {
    private let vault: Vault
    private var waiting: [@MainActor (RoutingResult) -> Void] = []

    init(_ vault: Vault) { self.vault = vault }

    var interceptor: InlineInterceptor<Void> {
      InlineInterceptor { [self] _, completion in
        if vault.isLocked { waiting.append(completion) } else { completion(.success) }
      }
    }

    /// Returns false if nobody waits.
    func letThrough() -> Bool {
      let waiting = waiting
      self.waiting = []
      for completion in waiting { completion(.success) }
      return !waiting.isEmpty
    }
  }
}
#endif
