#if !canImport(UIKit)
import PortableUIKit
import StepRouter
import StepRouterExplorer

extension A17 {
  static func faulty() -> @MainActor () -> ExploredLaunch {
    {
      let navigator = Navigator()
      return .of { FaultyScene(navigator) }
    }
  }

  /// The app's one navigator, which knows the first window.
  @MainActor
  private final class Navigator {
    weak var stack: UINavigationController?

    func openArticle() { stack?.pushViewController(Article("Article"), animated: true) }
  }

  private final class FaultyScene: MuseumScene {
    private let navigator: Navigator

    init(_ navigator: Navigator) { self.navigator = navigator }

    override func makeRoot() -> UIViewController {
      let stack = UINavigationController(
        rootViewController: Home("Home").button("Article") { [navigator] _ in
          navigator.openArticle()
        })
      if navigator.stack == nil { navigator.stack = stack }
      return stack
    }

    override func explored() -> ExploredApp {
      ExploredApp(
        router: router, destinations: [],
        properties: [.always("the article comes where it was tapped", isWhereTapped)])
    }
  }
}
#endif
