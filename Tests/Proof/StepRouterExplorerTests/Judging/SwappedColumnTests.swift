import PortableUIKit
import StepRouter
import StepRouterExplorer
import Testing

/// A column that reports leaving and is still there.
@MainActor
@Suite(.headlessOnly) struct SwappedColumnTests {
  @Test("A column that a move replaces for a moment reports leaving too early")
  func swapped() async {
    let exploration = await explorer.replay([.happens("the list is loaded anew")])
    #expect(
      exploration.trials.flatMap(\.problems) == [
        Problem(
          .leaveToldEarly,
          "HomeViewController “List” is reported to have left (replaced by others), and is there.")
      ])
  }

  private let explorer = Explorer(shapes: [.regular]) { window in
    let split = UISplitViewController(style: .doubleColumn)
    let list = HomeViewController().titled("List")
    split.setViewController(list, for: .primary)
    split.setViewController(ProductViewController(), for: .secondary)
    window.rootViewController = split
    window.makeKeyAndVisible()
    return ExploredApp(
      router: DefaultRouter(windowProvider: CustomWindowProvider { [weak window] in window }),
      destinations: [],
      events: [
        ExploredEvent("the list is loaded anew") {
          split.setViewController(UIViewController(), for: .primary)
          UIView.animate(withDuration: 0.1) {
          } completion: { _ in
            split.setViewController(list, for: .primary)
          }
        }
      ])
  }
}
