import PortableUIKit
import Testing

@MainActor @Suite("The source of a popover", .simulated) struct PopoverSourceTests {
  private final class Source: NSObject, UIPopoverPresentationControllerDelegate {
    let view: UIView

    init(_ view: UIView) {
      self.view = view
    }

    func prepareForPopoverPresentation(
      _ popoverPresentationController: UIPopoverPresentationController
    ) {
      popoverPresentationController.sourceView = view
    }
  }

  let stage = Stage()

  @Test("The delegate can set a popover's source just before the presentation")
  func delegate() async throws {
    let (a, p) = (stage.screen("A"), stage.screen("P"))
    let window = await stage.show(a)
    await stage.make(window, .regular)
    let source = Source(a.view)
    p.modalPresentationStyle = .popover
    let popover = try #require(p.popoverPresentationController)
    popover.delegate = source

    a.present(p, animated: false)
    await stage.settle()

    #expect(a.presentedViewController === p)
    #expect(popover.sourceView === a.view)
    _ = window
  }
}
