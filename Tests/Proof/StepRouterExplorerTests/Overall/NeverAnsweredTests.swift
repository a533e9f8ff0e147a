import PortableUIKit
import StepRouter
import StepRouterExplorer
import Testing

/// An interceptor that waits for a screen the user has closed is a fault.
@MainActor
@Suite(.headlessOnly) struct NeverAnsweredTests {
  private func explorer(
    answering: Bool, _ style: UIModalPresentationStyle = .pageSheet,
    closing button: String? = nil, allowing allowed: [AllowedFault] = []
  ) -> Explorer {
    PlainApp.explorer { app in
      app.allowed = allowed
      let step = StepAssembly(finder: ClassFinder<ShopOrders, Void>(), factory: ClassFactory())
        .adding(
          LoginWaiting(
            answers: answering, style: style, button: button, home: app.home, queue: LoginQueue())
        )
        .using(.push()).from(.visibleStack).assemble()
      app.destinations.append(
        ExploredDestination("orders", step).requiring("a login") { false }.mayAlwaysBeRefused())
    }
  }

  @Test("Closed by a swipe, it hangs")
  func hangs() async {
    let exploration = await explorer(answering: false).run(depth: 0)
    #expect(
      exploration.findings.flatMap(\.trial.problems) == [
        Problem(
          .neverAnswered,
          "ShopLogin “Login” is closed by .swipeDown, but the interceptor LoginWaiting of "
            + "ShopOrders at StepRouterExplorerTests/NeverAnsweredTests.swift:16 doesn't answer: "
            + "the navigation to “orders” never ends, and no other one begins. Let it answer when "
            + "its screen goes, or allow it with “allows: [.neverAnswered.only(\"ShopLogin\")]”.")
      ])
    #expect(exploration.findings.first?.trial.destination == "orders")
  }

  @Test("Closed by a button of its own, it hangs, too")
  func hangsAfterButton() async {
    let exploration = await explorer(answering: false, .fullScreen, closing: "Not now")
      .run(depth: 0)
    #expect(
      exploration.findings.flatMap(\.trial.problems).map { $0.detail.prefix(73) } == [
        "ShopLogin “Login” is closed by .tap(\"Not now\"), but the interceptor Login"
      ])
  }

  @Test("One that answers then is none, nor is one whose screen can't be closed")
  func siblings() async {
    for explorer in [
      explorer(answering: true), explorer(answering: false, .fullScreen),
      explorer(answering: false, allowing: [.neverAnswered.only("ShopLogin")]),
    ] {
      let exploration = await explorer.run(depth: 0)
      #expect(exploration.findings.map(\.description) == [])
    }
  }
}

/// Keeps everyone who waits for a login.
@MainActor
private final class LoginQueue {
  var waiting: [@MainActor (RoutingResult) -> Void] = []
}

@MainActor
private struct LoginWaiting: RoutingInterceptor {
  let answers: Bool
  let style: UIModalPresentationStyle
  let button: String?
  weak var home: UIViewController?
  let queue: LoginQueue

  func perform(with context: Void, completion: @escaping @MainActor (RoutingResult) -> Void) {
    queue.waiting.append(completion)
    guard home?.presentedViewController == nil else { return }
    let login = ShopLogin("Login")
    login.modalPresentationStyle = style
    if let button {
      login.loadViewIfNeeded()
      login.view.addSubview(
        UIButton(
          type: .system,
          primaryAction: UIAction(title: button) { [weak login] _ in
            login?.dismiss(animated: true)
          }))
    }
    if answers {
      login.onLeave { [queue] _ in
        for one in queue.waiting { one(.failure(Club.Refused())) }
        queue.waiting = []
      }
    }
    home?.present(login, animated: true)
  }
}
