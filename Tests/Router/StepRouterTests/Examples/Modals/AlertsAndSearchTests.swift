import PortableUIKit
import StepRouter
import Testing

/// Alerts, action sheets and search controllers on screen: no navigation starts from them, and they
/// are dismissed like any other layer.
@MainActor
@Suite(.onDevice) struct AlertsAndSearchTests {
  private let bag = StepAssembly(
    finder: ClassFinder<BagViewController, Void>(), factory: ClassFactory()
  )
  .using(.present())
  .from(.current)
  .assemble()

  private let account = StepAssembly(
    finder: ClassFinder<AccountViewController, Void>(), factory: ClassFactory()
  )
  .using(.push())
  .from(GeneralStep.custom(using: ClassFinder<UINavigationController, Void>()))
  .assemble()

  private func alert(_ style: UIAlertController.Style = .alert) -> UIAlertController {
    UIAlertController(title: "Sure?", message: nil, preferredStyle: style)
  }

  @Test(
    "A modal replaces an alert",
    arguments: [UIAlertController.Style.alert, .actionSheet], [true, false])
  func modal(style: UIAlertController.Style, animated: Bool) {
    let root = HomeViewController()
    let stage = Stage(root: root)
    root.present(alert(style), animated: false)
    stage.device.runUntilIdle()
    #expect(stage.arrive(at: bag, with: (), animated: animated) == "built")
    #expect(
      stage.tree == """
        HomeViewController
        presents formSheet:
          BagViewController [visible]
        """)
  }

  @Test("An alert on a sheet is dismissed, but the sheet stays", arguments: [true, false])
  func alertOnSheet(animated: Bool) {
    let root = HomeViewController()
    let sheet = BagViewController()
    let stage = Stage(root: root).present(sheet, on: root)
    sheet.present(alert(), animated: false)
    stage.device.runUntilIdle()
    #expect(stage.arrive(at: bag, with: (), animated: animated) == "revealed")
    #expect(
      stage.tree == """
        HomeViewController
        presents formSheet:
          BagViewController [visible]
        """)
  }

  @Test("A push dismisses the alert above its stack", arguments: [true, false])
  func push(animated: Bool) {
    let root = stack(HomeViewController())
    let stage = Stage(root: root)
    root.topViewController?.present(alert(), animated: false)
    stage.device.runUntilIdle()
    #expect(stage.arrive(at: account, with: (), animated: animated) == "built")
    #expect(
      stage.tree == """
        UINavigationController [visible]
          HomeViewController
          AccountViewController [visible]
        """)
  }

  @Test("A push dismisses an active search", arguments: [true, false])
  func activeSearch(animated: Bool) {
    let search = SearchViewController()
    search.definesPresentationContext = true
    search.navigationItem.searchController = UISearchController(searchResultsController: nil)
    let stage = Stage(root: tabs(stack(search)))
    search.present(UISearchController(searchResultsController: nil), animated: false)
    stage.device.runUntilIdle()
    #expect(search.presentedViewController is UISearchController)
    #expect(stage.arrive(at: account, with: (), animated: animated) == "built")
    #expect(
      stage.tree == """
        UITabBarController [visible]
          UINavigationController [selected] [visible]
            SearchViewController
            AccountViewController [visible]
        """)
  }

  @Test("An alert may be the destination itself", arguments: [true, false])
  func alertAsDestination(animated: Bool) {
    let question = StepAssembly(
      finder: ClassFinder<UIAlertController, Void>(),
      factory: InlineFactory { (_: Void) in
        UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
      }
    )
    .using(.present())
    .from(.current)
    .assemble()
    let stage = Stage(root: HomeViewController())
    #expect(stage.arrive(at: question, with: (), animated: animated) == "built")
    #expect(
      stage.tree == """
        HomeViewController
        presents overFullScreen:
          UIAlertController "Sure?" [visible]
        """)
  }

  @Test("Closing a screen on top of an alert closes the alert as well", arguments: [true, false])
  func closing(animated: Bool) {
    let root = HomeViewController()
    let question = alert()
    let stage = Stage(root: root)
    root.present(question, animated: false)
    stage.device.runUntilIdle()
    stage.present(BagViewController(), on: question)
    let below = GeneralStep.custom(using: PresentingFinder<Void>())
    #expect(stage.arrive(at: below, with: (), animated: animated) == "revealed")
    #expect(stage.tree == "HomeViewController [visible]")
  }
}
