#if !canImport(UIKit)
import PortableUIKit
import StepRouter
import StepRouterExplorer
import Testing

/// Closed columns stay in their split view controller, out of sight.
@MainActor
@Suite(.headlessOnly) struct ClosedColumnTests {
  @Test("The explorer reports a closed column that the user still sees")
  func leftBehind() async {
    let exploration = await explorer { ClosingNothing(router: $0) }.replay([], closing: .front)
    let kinds = exploration.trials.flatMap(\.problems).map(\.kind)
    #expect(kinds.contains(.leftBehind))
  }

  @Test("A closed column that the user no longer sees is no fault")
  func closed() async {
    let exploration = await explorer { $0 }.replay([], closing: .front)
    #expect(exploration.closingCount == 1)
    #expect(exploration.findings == [])
  }

  /// A list, and an item on it in the same stack, as a narrow window shows columns.
  private func explorer(
    decorating: @escaping @MainActor (any Router) -> any Router
  ) -> Explorer {
    Explorer { window in
      let split = UISplitViewController(style: .doubleColumn)
      split.setViewController(HomeViewController(), for: .primary)
      window.rootViewController = split
      window.makeKeyAndVisible()
      split.setViewController(LoginViewController(), for: .secondary)
      split.show(.secondary)
      let router = DefaultRouter(windowProvider: CustomWindowProvider { [weak window] in window })
      return ExploredApp(router: decorating(router), destinations: [])
    }
  }
}

/// Reports success for every request, and does nothing.
private struct ClosingNothing: RouterDecorator {
  let router: any Router

  func perform<Screen, Context>(_ request: NavigationRequest<Screen, Context>) -> Navigation {
    let navigation = Navigation()
    if let screen = UIApplication.shared.connectedScenes.compactMap({ $0 as? UIWindowScene })
      .compactMap({ $0.keyWindow?.rootViewController as? Screen }).first,
      let plan = try? router.plan(to: request.step, with: request.context)
    {
      request.completion?(
        .success(NavigationOutcome(viewController: screen, kind: .revealed, plan: plan)))
    }
    navigation.finish()
    return navigation
  }
}
#endif
