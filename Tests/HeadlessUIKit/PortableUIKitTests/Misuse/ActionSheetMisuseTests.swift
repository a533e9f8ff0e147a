import PortableUIKit
import Testing

@MainActor @Suite("Misuse of action sheets", .simulated(on: .tablet), .standInOnly)
struct ActionSheetMisuseTests {
  let stage = Stage()

  @Test("M42: on a tablet an action sheet has to point at something")
  func m42() async {
    let a = stage.screen("A")
    let window = await stage.show(a)
    await stage.make(window, .regular)
    let sheet = UIAlertController(title: "T", message: nil, preferredStyle: .actionSheet)
    a.present(sheet, animated: true)
    await stage.settle()
    #expect(
      stage.simulation.takeMisuses() == [
        Misuse(
          rule: "M42", name: "NSGenericException",
          reason: "Your application has presented a UIAlertController (\(described(sheet))) of "
            + "style UIAlertControllerStyleActionSheet from RecordingScreen (\(described(a))). "
            + "The modalPresentationStyle of a UIAlertController with this style is "
            + "UIModalPresentationPopover. You must provide location information for this popover "
            + "through the alert controller's popoverPresentationController. You must provide "
            + "either a sourceView and sourceRect or a barButtonItem.  If this information is not "
            + "known when you present the alert controller, you may provide it in the "
            + "UIPopoverPresentationControllerDelegate method -prepareForPopoverPresentation.")
      ])
    #expect(a.presentedViewController == nil)
  }
}
