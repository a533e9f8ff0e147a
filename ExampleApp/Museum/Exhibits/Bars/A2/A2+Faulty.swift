#if !canImport(UIKit)
import PortableUIKit
import StepRouter
import StepRouterExplorer

extension A2 {
  static func faulty(in window: UIWindow) -> ExploredApp {
    let split = makeSplit()
    // The tab bar's factory puts everything into a stack, this tab, too.
    let wrapper = UINavigationController(rootViewController: Wrapper(split))
    split.setViewController(orders { [weak split] in split?.show(.secondary) }, for: .primary)
    split.setViewController(Order("Order"), for: .secondary)
    let tabs = UITabBarController()
    wrapper.title = "Orders"
    tabs.viewControllers = [wrapper]
    window.show(tabs)
    return ExploredApp(
      router: window.makeRouter(), destinations: [], keeps: { $0 is Order },
      properties: [])
  }

  private final class Wrapper: UIViewController {
    private var content: UIViewController?

    convenience init(_ content: UIViewController) {
      self.init(nibName: nil, bundle: nil)
      self.content = content
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      guard let content else { return }
      addChild(content)
      content.view.frame = view.bounds
      view.addSubview(content.view)
      content.didMove(toParent: self)
    }
  }
}
#endif
