import ExampleApp
import PortableUIKit
import Testing

/// The screens that are views: how a product is looked after, and the form for a review.
@MainActor
@Suite(.headlessOnly) struct ReviewTests {
  private let terminal = Terminal()

  @Test(
    "A view is reached like any other screen",
    arguments: [
      ["go product 42", "tap Care"], ["go care 42"], ["open shop://product/42/care"],
      ["go bag", "open https://shop.example/product/42/care"],
    ])
  func care(_ lines: [String]) async {
    for line in lines { await terminal.settle(line) }
    terminal.expect(
      """
      ShopDrawer [visible]
        UITabBarController [visible]
          UINavigationController "Home" [selected] [visible]
            HomeViewController "Home"
            ProductViewController "Espresso Cup"
            UIHostingController<RoutedView<CareView>> "Care" [visible]
          UINavigationController "Search"
            SearchViewController "Search"
          UINavigationController "Account"
            AccountViewController "Account"
          UINavigationController
        CategoriesViewController "Categories"
      """)
    #expect(
      terminal.app.drawing == """
        ┌──────────────────────────────────────────────────────────┐
        │ ‹ Espresso Cup            Care                           │
        ├──────────────────────────────────────────────────────────┤
        │ Espresso Cup                                             │
        │ Brush it out after use. It does not go into the          │
        │ dishwasher.                                              │
        │ Ask us about anything else.                              │
        ├──────────────────────────────────────────────────────────┤
        │     ● Home       ○ Search     ○ Account   ○ Departments  │
        └──────────────────────────────────────────────────────────┘
        """)
  }

  @Test(
    "The form keeps its text until it's sent, and then the product shows it",
    arguments: [
      ["go product 42", "tap Review"], ["go product 42", "go review 42"],
      ["go product 42", "open shop://product/42/review"],
    ])
  func review(_ lines: [String]) async {
    for line in lines { await terminal.settle(line) }
    #expect(terminal.app.obey("tap Send").problem == "“Send” is disabled.")
    await terminal.settle("type 1 Stays warm", "tap I would buy it again", "go address", "leave")
    #expect(
      terminal.app.drawing == """
        ┌──────────────────────────────────────────────────────────┐
        │ ‹ Home                Espresso Cup                       │
        │ ┌──────────────────────────────────────────────────────┐ │
        │ │                        Review                        │ │
        │ ├──────────────────────────────────────────────────────┤ │
        │ │ Espresso Cup                                         │ │
        │ │ [1] What do you think of it?: ▏Stays warm          ▕ │ │
        │ │ [2] I would buy it again                         off │ │
        │ │ [3] Send                                             │ │
        │ │ [4] Cancel                                           │ │
        │ └──────────────────────────────────────────────────────┘ │
        └──────────────────────────────────────────────────────────┘
        """)
    await terminal.settle("tap Send")
    #expect(!terminal.tree.contains("presents"))
    #expect(terminal.app.drawing.contains("│ “Stays warm” "))
  }

  @Test("Waiting for the form ends with the review if it's sent, and otherwise without an answer")
  func answer() async {
    #expect(
      await terminal.settle("go review 42", "type 1 Stays warm", "tap Send").suffix(2) == [
        "The screen below UIHostingController<RoutedView<ReviewView>> was brought to the front, "
          + "dismissed UINavigationController.",
        "“review” was answered: “Stays warm” Would buy it again.",
      ])
    #expect(
      await terminal.settle("go review 42", "dismiss").suffix(1) == [
        "“review” has gone without an answer."
      ])
    #expect(terminal.app.shop.reviews.count == 1)
  }

  @Test(
    "A review that isn't sent isn't kept", arguments: ["tap Cancel", "dismiss", "leave", "go home"])
  func unsent(_ way: String) async {
    await terminal.settle("go review 42", "type 1 Stays warm", way)
    #expect(!terminal.tree.contains("ReviewView"))
    #expect(terminal.app.shop.reviews.count == 0)
  }
}
