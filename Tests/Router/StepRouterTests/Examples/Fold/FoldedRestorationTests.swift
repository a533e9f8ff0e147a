#if !canImport(UIKit)
import PortableUIKit
import StepRouter
import StepRouterLinks
import StepRouterTesting
import Testing

/// A process that ends while the phone is open, and begins again while it's closed.
@MainActor
@Suite("A fold: restored into the other shape", .onDuo) struct FoldedRestorationTests {
  private let mail = WindowedMail()
  private var device: HeadlessDevice { mail.device }

  private func url(_ id: Int) throws -> URL { try #require(URL(string: "mail://message/\(id)")) }

  private var tree: String { mail.window.map { HierarchySnapshot(of: $0).description } ?? "" }

  /// Ends the process while the phone is open, with a message beside the inbox and a sheet.
  private func endOpen() throws {
    mail.begin()
    device.user.unfold()
    device.runUntilIdle()
    mail.inbox.receive(try url(1))
    device.runUntilIdle()
    let root = try #require(mail.window?.rootViewController)
    device.perform { root.present(BagViewController().titled("Bag"), animated: false) }
    device.runUntilIdle()
    #expect(
      tree == """
        UISplitViewController
          UINavigationController
            InboxViewController "Inbox"
          UINavigationController
            MessageViewController "Message 1"
        presents formSheet:
          BagViewController "Bag" [visible]
        """)
    device.user.goHome()
    device.runUntilIdle()
    device.terminate()
    _ = mail.takeLines()
  }

  /// The place that is restored, and the link that comes after it: once, over the sheet.
  private let movements = [
    "window", "built MessageViewController", "built BagViewController",
    "dismissed BagViewController", "built MessageViewController",
  ]

  private let closedTree = """
    UISplitViewController [visible]
      UINavigationController [visible]
        InboxViewController "Inbox"
        UINavigationController [visible]
          MessageViewController "Message 1"
          MessageViewController "Message 2" [visible]
    """
  private let openTree = """
    UISplitViewController [visible]
      UINavigationController [visible]
        InboxViewController "Inbox" [visible]
      UINavigationController [visible]
        MessageViewController "Message 1"
        MessageViewController "Message 2" [visible]
    """

  @Test("Scenario 10: the place comes first, in the new shape, and then the link, once")
  func scenario10() throws {
    try endOpen()
    device.user.fold()
    device.runUntilIdle()
    device.user.open(try url(2))
    mail.begin()
    device.runUntilIdle()
    #expect(mail.takeLines() == movements)
    #expect(tree == closedTree)
    device.user.unfold()
    device.runUntilIdle()
    #expect(mail.takeLines() == [])
    #expect(tree == openTree)
  }

  @Test("Scenario 10: an intent's screen comes once, although the options have the intent, too")
  func intent() async throws {
    try endOpen()
    device.user.fold()
    device.runUntilIdle()
    device.user.run(ShowMessage(id: 2))
    mail.begin()
    await device.settle()
    #expect(mail.takeLines() == movements)
    #expect(tree == closedTree)
  }

  @Test("Scenario 10: the same without a link restores the sheet, too")
  func withoutLink() throws {
    try endOpen()
    device.user.fold()
    device.runUntilIdle()
    mail.begin()
    device.runUntilIdle()
    #expect(mail.takeLines() == Array(movements.prefix(3)))
    #expect(
      tree == """
        UISplitViewController
          UINavigationController
            InboxViewController "Inbox"
            UINavigationController
              MessageViewController "Message 1"
        presents formSheet:
          BagViewController "Bag" [visible]
        """)
  }

  @Test(
    "Scenario 10: the phone opens in the middle of the restoration",
    arguments: FoldMoment.allCases, [0, 20, 200, 600])
  func duringFold(moment: FoldMoment, delay: Int) throws {
    try endOpen()
    device.user.fold()
    device.runUntilIdle()
    device.user.open(try url(2))
    mail.begin()
    device.advance(by: .milliseconds(delay))
    device.user.unfold()
    device.advance(by: .milliseconds(moment.rawValue))
    device.runUntilIdle()
    #expect(mail.takeLines() == movements)
    #expect(tree == openTree)
  }
}
#endif
