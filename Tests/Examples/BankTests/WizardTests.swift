import BankScreens
import DeviceTraits
import PortableUIKit
import StepRouterTesting
import Testing

/// The wizard for a new payment, which doesn't lose what the user has filled in.
@MainActor
@Suite(.headlessOnly) struct WizardTests {
  private func bankWithPayment() async throws -> BankStage {
    let bank = await BankStage(loggedIn: true)
    await bank.go(to: bank.routes.newPayment)
    try await bank.type("Ada", into: "Recipient")
    return bank
  }

  @Test("A link doesn't remove an unsaved payment")
  func locked() async throws {
    let bank = try await bankWithPayment()
    let before = HierarchySnapshot(of: bank.window)
    try await bank.open("bank://approval/17")
    #expect(HierarchySnapshot(of: bank.window) == before)
  }

  @Test("The chat opens over an unsaved payment, and closes again")
  func chat() async throws {
    let bank = try await bankWithPayment()
    let before = HierarchySnapshot(of: bank.window)
    try await bank.open("bank://chat")
    #expect(HierarchySnapshot(of: bank.window).root?.shows("ChatViewController") == true)
    try await bank.tap("Close chat")
    #expect(HierarchySnapshot(of: bank.window) == before)
  }

  @Test(
    "Cancelling asks whether to save the payment, discard it or go on",
    arguments: [
      ("Save draft", Payment(recipient: "Ada"), false), ("Discard", nil, false),
      ("Go on with it", nil, true),
    ])
  func cancelled(answer: String, draft: Payment?, stays: Bool) async throws {
    let bank = try await bankWithPayment()
    try await bank.tap("Cancel", answer)
    #expect(bank.ledger.draft == draft)
    let root = HierarchySnapshot(of: bank.window).root
    #expect(root?.shows("RecipientViewController") == stays)
  }

  @Test("Swiping the wizard down asks as well")
  func swiped() async throws {
    let bank = try await bankWithPayment()
    let wizard = try #require(bank.window.rootViewController?.presentedViewController)
    bank.device.perform { _ = bank.device.swipeDown(wizard) }
    await bank.device.settle()
    #expect(wizard.presentedViewController?.title == "The payment is not saved.")
  }

  @Test("The next payment can begin with the draft")
  func draft() async throws {
    let bank = try await bankWithPayment()
    try await bank.tap("Cancel", "Save draft")
    await bank.go(to: bank.routes.payments)
    try await bank.tap("Go on with Ada", "Next")
    #expect(HierarchySnapshot(of: bank.window).root?.shows("AmountViewController") == true)
  }

  @Test("A large payment needs a reason, and a small one doesn't", arguments: ["50", "2000"])
  func reason(amount: String) async throws {
    let bank = try await bankWithPayment()
    try await bank.tap("Next")
    try await bank.type(amount, into: "Amount")
    try await bank.tap("Next")
    let root = HierarchySnapshot(of: bank.window).root
    #expect(root?.shows("ReasonViewController") == (amount == "2000"))
    #expect(root?.shows("ConfirmationViewController") == (amount == "50"))
  }

  @Test("A completed payment leads to its receipt")
  func paid() async throws {
    let bank = await BankStage(loggedIn: true)
    await bank.go(to: bank.routes.payments)
    try await bank.tap("New payment")
    try await bank.type("Ada", into: "Recipient")
    try await bank.tap("Next")
    try await bank.type("50", into: "Amount")
    try await bank.tap("Next", "Pay")
    #expect(bank.ledger.payments.last == Payment(recipient: "Ada", amount: "50"))
    expectHierarchy(
      bank.window,
      """
      BankDrawer [visible]
        MenuViewController
        UISplitViewController
          UINavigationController
            AccountsViewController "Accounts"
        UINavigationController [visible]
          PaymentsViewController "Payments"
          ReceiptViewController "Receipt 2" [visible]
        UINavigationController
          UIHostingController<RoutedView<SettingsView>>
      """,
      reporter: .swiftTesting)
  }
}
