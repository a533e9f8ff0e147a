#if !canImport(UIKit)
import PortableUIKit
import StepRouter
import StepRouterLinks
import Testing

/// Links that ask for windows of their own on a phone that folds.
@MainActor
@Suite("A fold: a window of its own", .onDuo) struct FoldedWindowTests {
  private let shop = WindowedShop().launch()
  private var user: HeadlessUser { shop.device.user }

  private func open(_ id: Int) async -> String {
    let opening = Task { try await shop.inbox.open(WindowedShop.url(id), in: .newWindow) }
    await shop.device.settle()
    do { return try await opening.value ? "opened" : "not ours" } catch { return "\(error)" }
  }

  @Test("Scenario 6: while closed the link goes to the existing window, and the request ends")
  func scenario6() async {
    #expect(await open(7) == "opened")
    #expect(shop.takeLines() == ["1: 7"])
    #expect(shop.stacks == ["1: 7"])
    #expect(shop.inbox.held == [])
    user.unfold()
    shop.settle()
    #expect(await open(8) == "opened")
    #expect(shop.takeLines() == ["2: 8"])
    #expect(shop.stacks == ["1: 7", "2: 8"])
    user.fold()
    shop.settle()
    #expect(await open(9) == "opened")
    #expect(shop.takeLines() == ["2: 9"])
    #expect(shop.stacks == ["1: 7", "2: 8 9"])
  }

  @Test(
    "Scenario 6: in the middle of a fold the display decides, and no request is lost",
    arguments: FoldMoment.allCases)
  func duringFold(moment: FoldMoment) async {
    user.unfold()
    shop.device.advance(by: .milliseconds(moment.rawValue))
    shop.inbox.receive(WindowedShop.url(7), in: .newWindow)
    shop.settle()
    // For a frame the app is still on the outer display.
    let isInside = moment != .hinge
    #expect(shop.takeLines() == [isInside ? "2: 7" : "1: 7"])
    #expect(shop.stacks == (isInside ? ["1: ", "2: 7"] : ["1: 7"]))

    user.fold()
    shop.device.advance(by: .milliseconds(moment.rawValue))
    shop.inbox.receive(WindowedShop.url(8), in: .newWindow)
    shop.settle()
    #expect(shop.takeLines() == ["2: 8"])
    #expect(shop.stacks == (isInside ? ["1: ", "2: 7 8"] : ["1: 7", "2: 8"]))
    #expect(shop.inbox.held == [])
  }
}
#endif
