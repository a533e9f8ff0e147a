import DeviceTraits
import PortableUIKit
import StepRouterTesting
import Testing

/// Approvals that come by link.
@MainActor
@Suite(.headlessOnly) struct ApprovalTests {
  @Test("A link to an approval waits for the login, and then goes on")
  func waits() async throws {
    let bank = await BankStage(loggedIn: false)
    try await bank.open("bank://approval/17")
    expectHierarchy(
      bank.window,
      """
      BankDrawer
        MenuViewController
        UISplitViewController
          UINavigationController
            AccountsViewController "Accounts"
        UINavigationController
          PaymentsViewController
        UINavigationController
          UIHostingController<RoutedView<SettingsView>>
      presents fullScreen:
        LoginViewController "Login" [visible]
      """,
      reporter: .swiftTesting)
    try await bank.logIn()
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
          ApprovalViewController "Approval 17" [visible]
        UINavigationController
          UIHostingController<RoutedView<SettingsView>>
      """,
      reporter: .swiftTesting)
  }

  @Test("A user who doesn't log in stays where they are")
  func notNow() async throws {
    let bank = await BankStage(loggedIn: false)
    try await bank.open("bank://approval/17")
    try await bank.tap("Not now")
    let root = HierarchySnapshot(of: bank.window).root
    #expect(root?.presented == [])
    #expect(root?.shows("AccountsViewController") == true)
  }

  @Test(
    "A link to an unknown approval asks for no login and moves nothing",
    arguments: ["99", "seventeen"])
  func unknown(_ number: String) async throws {
    let bank = await BankStage(loggedIn: false)
    let before = HierarchySnapshot(of: bank.window)
    try await bank.open("bank://approval/\(number)")
    #expect(HierarchySnapshot(of: bank.window) == before)
  }

  @Test("Approving records the decision and closes the approval")
  func decided() async throws {
    let bank = await BankStage(loggedIn: true)
    try await bank.open("https://bank.example/approval/17")
    try await bank.tap("Approve")
    #expect(bank.ledger.approvals[17] == true)
    #expect(HierarchySnapshot(of: bank.window).root?.shows("PaymentsViewController") == true)
  }
}

extension HierarchySnapshot.Node {
  /// Whether the user sees a view controller of this class.
  func shows(_ typeName: String) -> Bool {
    (self.typeName == typeName && isVisible) || children.contains { $0.shows(typeName) }
      || presented.contains { $0.root.shows(typeName) }
  }
}
