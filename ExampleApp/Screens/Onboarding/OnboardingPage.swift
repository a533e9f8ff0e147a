import PortableUIKit
import StepRouterFlows

/// The content of an introduction page.
struct OnboardingPage: Hashable, Sendable {
  let id: String
  let title: String
  let text: String

  /// The default list of pages, in order.
  static let list = """
    [
      { "id": "welcome" },
      { "id": "taste", "next": "offers" },
      { "id": "address", "status": "completed" },
      { "id": "payment", "status": "inProgress" },
      { "id": "offers" },
      { "id": "farewell" }
    ]
    """

  /// The list as a document, which every window shares.
  static let document = try? FlowDocument(Data(list.utf8))

  static let all = [
    OnboardingPage(id: "welcome", title: "Welcome", text: "Here is everything for tea and coffee."),
    OnboardingPage(
      id: "taste", title: "Tea or coffee?", text: "Both are on the first tab, side by side."),
    OnboardingPage(
      id: "address", title: "Your address", text: "Tell it in the settings of your account."),
    OnboardingPage(id: "payment", title: "Your payment", text: "Our bank looks after it."),
    OnboardingPage(id: "offers", title: "Offers", text: "They come by mail, if you want them."),
    OnboardingPage(id: "farewell", title: "That was all", text: "Have a good cup."),
  ]
}
