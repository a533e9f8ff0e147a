import DeviceTraits
import PortableUIKit
import StepRouter
import StepRouterExplorer
import Testing

/// What taps do, as text to commit.
@MainActor
@Suite(.headlessOnly) struct TapBaselineTests {
  /// A menu whose rows push, present and do nothing; one may be wired to another screen.
  final class MenuViewController: UIViewController {
    var wiresWrong = false

    override func viewDidLoad() {
      super.viewDidLoad()
      title = "Menu"
      let target = wiresWrong ? "Profile" : "Payments"
      addButton("Payments") { [weak self] in self?.push(target) }
      addButton("Help") {}
      addButton("Terms") { [weak self] in
        let terms = UIViewController()
        terms.title = "Terms"
        self?.present(terms, animated: false)
      }
    }

    private func push(_ title: String) {
      let screen = ShopHome(title)
      screen.addButton("Done") { [weak screen] in
        _ = screen?.navigationController?.popViewController(animated: false)
      }
      navigationController?.pushViewController(screen, animated: false)
    }

    private func addButton(_ title: String, _ action: @escaping @MainActor () -> Void) {
      let button = UIButton(type: .system)
      button.setTitle(title, for: .normal)
      button.addAction(UIAction { _ in action() }, for: .touchUpInside)
      view.addSubview(button)
    }
  }

  private func explorer(wiresWrong: Bool = false) -> Explorer {
    Explorer { window in
      let tabs = UITabBarController()
      let menu = MenuViewController()
      menu.wiresWrong = wiresWrong
      let stack = UINavigationController(rootViewController: menu)
      stack.tabBarItem.title = "Menu"
      let news = UIViewController()
      news.title = "News"
      tabs.viewControllers = [stack, news]
      window.rootViewController = tabs
      window.makeKeyAndVisible()
      return ExploredApp(router: DefaultRouter(), destinations: [])
    }
  }

  private let text = """
    StepRouter taps, version 1: depth 2, states 1000

    Elsewhere › tab News → UIViewController “News” (tab)
    Menu › Help → nothing
    Menu › Payments → ShopHome “Payments” (push)
    Menu › Terms → UIViewController “Terms” (present)
    Menu › tab Menu → nothing
    ShopHome “Payments” › Done → Menu (pop)
    ShopHome “Payments” › tab Menu → Menu (pop)
    UIViewController “News” › tab Menu → Menu (tab)
    UIViewController “News” › tab News → nothing

    """

  @Test("Each control of each screen has a line, and a tab that many screens share has one")
  func lines() async {
    #expect(await explorer().taps(depth: 2).description == text)
  }

  @Test("A row that's wired to another screen is told by its old and its new line")
  func drift() async throws {
    let baseline = try TapBaseline(text)
    #expect(await baseline.drift(of: explorer()) == nil)
    let drift = try #require(await baseline.drift(of: explorer(wiresWrong: true)))
    #expect(drift.removed.first == "Menu › Payments → ShopHome “Payments” (push)")
    #expect(
      drift.description == """
        The taps are not those of the baseline. If you meant that, rewrite it and commit it.
        - Menu › Payments → ShopHome “Payments” (push)
        + Menu › Payments → ShopHome “Profile” (push)
        - ShopHome “Payments” › Done → Menu (pop)
        - ShopHome “Payments” › tab Menu → Menu (pop)
        + ShopHome “Profile” › Done → Menu (pop)
        + ShopHome “Profile” › tab Menu → Menu (pop)
        """)
  }

  @Test("A baseline goes as deep as it says, and its line endings and order don't matter")
  func extent() async throws {
    let lines = text.replacing("depth 2", with: "depth 1").split(separator: "\n")
    let turned = [lines[0]] + lines.dropFirst().reversed()
    let baseline = try TapBaseline(turned.joined(separator: "\r\n"))
    #expect(baseline.depth == 1)
    let drift = try #require(await baseline.drift(of: explorer()))
    #expect(drift.added == ["Menu › tab News → UIViewController “News” (tab)"])
    #expect(drift.removed.contains("UIViewController “News” › tab Menu → Menu (tab)"))
  }

  @Test(
    "A text that's no baseline is refused",
    arguments: [
      ("", "The baseline is empty: write it again."),
      (" \n", "The baseline is empty: write it again."),
      (
        "StepRouter routes, version 1",
        "This is not a baseline of taps: it begins with “StepRouter routes, version 1” and not "
          + "with “StepRouter taps, version 1: depth 2, states 1000”. Is it the right file?"
      ),
      (
        "StepRouter taps, version 1: depth two, states 1",
        "This is not a baseline of taps: it begins with “StepRouter taps, version 1: depth two, "
          + "states 1” and not with “StepRouter taps, version 1: depth 2, states 1000”. Is it the "
          + "right file?"
      ),
    ])
  func wrong(_ text: String, problem: String) {
    do throws(TapBaselineError) {
      _ = try TapBaseline(text)
      Issue.record("It was read.")
    } catch { #expect(error.description == problem) }
  }
}
