import PortableUIKit
import Testing

@MainActor @Suite("Presentation: what a presentation controller keeps alive", .simulated)
struct HeldControllerTests {
  let stage = Stage()

  @Test("Rule 265: a presentation controller made by hand keeps its view controller alive")
  func rule265() {
    let controller = UIPresentationController(
      presentedViewController: stage.screen("P"), presenting: nil)

    #expect(nameOf(controller.presentedViewController) == "P")
    #expect(nameOf(controller.presentingViewController) == "P")
  }

  @Test("Rule 265: a presentation controller keeps its view controller alive after the dismissal")
  func rule265Dismissed() async {
    let a = stage.screen("A")
    let window = await stage.show(a)
    a.present(stage.screen("P"), animated: false)
    await stage.settle()
    let controller = a.presentedViewController?.presentationController
    a.dismiss(animated: false)
    await stage.settle()

    #expect(nameOf(controller?.presentedViewController) == "P")
    _ = window
  }

  @Test(
    "Rule 265: a presentation controller read from a view controller doesn't keep it alive",
    .standInOnly)
  func rule265Gone() {
    var presented: UIViewController? = stage.screen("P")
    weak var gone: UIViewController?
    gone = presented
    let controller = presented?.presentationController
    presented = nil

    #expect(gone == nil)
    #expect(controller?.presentedViewController.isViewLoaded == false)
    #expect(controller?.presentedViewController === controller?.presentedViewController)
  }
}
