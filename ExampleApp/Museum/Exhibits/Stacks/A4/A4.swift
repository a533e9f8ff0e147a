#if !canImport(UIKit)
import PortableUIKit
import StepRouter
import StepRouterExplorer

/// The swipe at the root that freezes the app.
enum A4: ExhibitedInWindow {
  final class List: Screen {}

  static func list(open: @escaping Screen.Action) -> Screen {
    List("List").button("Open", open)
  }

  static func explored(
    _ stack: Stack, in window: UIWindow, router: DefaultRouter,
    _ destinations: [ExploredDestination]
  ) -> ExploredApp {
    window.show(stack)
    return ExploredApp(
      router: router, destinations: destinations,
      state: { [weak stack] in stack?.hasBeenSwiped == true ? "swiped at the root" : "" },
      properties: [
        .always("the top of the stack is on screen") { [weak stack] _ in
          stack?.topViewController?.viewIfLoaded?.window != nil
        }
      ])
  }

  /// A stack with a bar of its own, which brings the swipe back.
  final class Stack: UINavigationController, UIGestureRecognizerDelegate {
    var agrees: @MainActor (UINavigationController) -> Bool = { _ in true }
    private(set) var hasBeenSwiped = false

    override func viewDidLoad() {
      super.viewDidLoad()
      interactivePopGestureRecognizer?.delegate = self
    }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
      if viewControllers.count == 1 { hasBeenSwiped = true }
      return agrees(self)
    }
  }
}
#endif
