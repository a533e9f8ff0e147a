import PortableUIKit
import Testing

@MainActor @Suite("Presentation: how long a presentation controller keeps", .simulated)
struct HeldControllerTests {
  let stage = Stage()

  @Test("Rule 265: its view controller, where that does not keep it")
  func rule265() {
    let controller = UIPresentationController(
      presentedViewController: stage.screen("P"), presenting: nil)

    #expect(nameOf(controller.presentedViewController) == "P")
    #expect(nameOf(controller.presentingViewController) == "P")
  }

  @Test("Rule 265: its view controller, after the dismissal")
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
    "Rule 265: nothing that keeps it: the app has it, and its view controller is gone", .standInOnly
  )
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
