#if !canImport(UIKit)
import PortableUIKit
import StepRouter
import StepRouterSystemScreens
import Testing

/// On a tablet a share sheet is a popover.
@MainActor @Suite("System screens: a share sheet on a tablet", .onTablet)
struct TabletShareTests {
  private let home = HomeViewController().titled("home")
  private let stage: Stage

  init() {
    stage = Stage(root: home)
    stage.resize(.regular)
  }

  @Test("A share sheet that points to nothing is refused")
  func withoutSource() throws {
    let result = try #require(stage.go(to: SystemSteps.share, with: ["text"]))
    guard case .failure(.presentationRefused(_, .popoverWithoutSource, _)) = result else {
      Issue.record("\(result)")
      return
    }
    #expect(home.presentedViewController == nil)
    #expect(stage.recorder.misuses == [])
  }

  @Test("A tap outside it counts as cancelled, and a choice as ever", arguments: [true, false])
  func pointing(isChosen: Bool) async throws {
    let step = StepAssembly(finder: NilFinder(), factory: ShareFactory())
      .using(.present(popoverSource: .view(home.view)))
      .from(.current)
      .assemble()
    let answers = Answers()
    answers.wait { [router = stage.router] in try await router.result(of: step, with: ["text"]) }
    await stage.settle()
    let sheet = try #require(home.presentedViewController as? UIActivityViewController)
    #expect(sheet.modalPresentationStyle == .popover)
    if isChosen {
      #expect(stage.device.user.choose("Copy", in: sheet))
    } else {
      #expect(stage.device.user.swipeDown(sheet))
    }
    await stage.settle()
    #expect(
      answers.all == [
        isChosen ? "completed com.apple.UIKit.activity.CopyToPasteboard" : "cancelled"
      ])
    #expect(home.presentedViewController == nil)
  }
}
#endif
