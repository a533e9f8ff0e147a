#if !canImport(UIKit)
import PortableUIKit
import StepRouter
import StepRouterExplorer

extension A19 {
  static func mended() -> @MainActor () -> ExploredLaunch {
    {
      usePictures()
      return .of { MendedScene() }
    }
  }

  private final class MendedScene: MuseumScene {
    private let order = StepAssembly(
      finder: ClassFinder<Order, Void>(), factory: InlineFactory { (_: Void) in Order("Order") }
    )
    .using(.setColumn(.secondary))
    .from(standing(UISplitViewController.self))
    .assemble()
    private var wasOpened = false

    override func makeRoot() -> UIViewController {
      let split = UISplitViewController(style: .doubleColumn)
      split.setViewController(
        Screen("Orders").button("Order 1") { [weak self] _ in self?.open() }, for: .primary)
      return split
    }

    private func open() {
      wasOpened = true
      router.navigate(to: order)
    }

    override func explored() -> ExploredApp {
      ExploredApp(
        router: router, destinations: [ExploredDestination("order", order)],
        state: { [weak self] in self?.wasOpened == true ? "open" : "" }, properties: [isKept])
    }
  }
}
#endif
