import PortableUIKit
import StepRouter
import StepRouterExplorer
import Testing

/// A screen that refuses to go, in a stack that refuses the user's gestures.
@MainActor
@Suite(.headlessOnly) struct HeldScreenTests {
  @Test("A gesture must not remove a screen whose container refuses gestures")
  func container() async {
    let exploration = await HeldApp.explorer.replay([.escape])
    #expect(
      exploration.trials.flatMap(\.problems).contains(
        Problem(
          .lockIgnored, "HeldScreen refused to go and is held against gestures, but is gone.")))
  }
}

@MainActor
private enum HeldApp {
  static var explorer: Explorer {
    Explorer { window in
      window.rootViewController = HomeViewController()
      window.makeKeyAndVisible()
      let screen = HeldScreen()
      let stack = UINavigationController(rootViewController: screen)
      stack.isModalInPresentation = true
      window.rootViewController?.present(stack, animated: false)
      stack.presentationController?.delegate = screen
      let home = StepAssembly(
        finder: ClassFinder<HomeViewController, Void>(), factory: NilFactory()
      ).from(.root).assemble()
      return ExploredApp(
        router: DefaultRouter(windowProvider: CustomWindowProvider { [weak window] in window }),
        destinations: [ExploredDestination("home", home)])
    }
  }
}

private final class HeldScreen: UIViewController, RoutingInterceptable,
  UIAdaptivePresentationControllerDelegate
{
  var canBeDismissed: Bool { false }

  func presentationControllerDidAttemptToDismiss(_ controller: UIPresentationController) {
    dismiss(animated: true)
  }
}
