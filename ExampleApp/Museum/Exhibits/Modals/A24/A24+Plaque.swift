#if !canImport(UIKit)
import PortableUIKit
import StepRouterExplorer

extension A24 {
  static var plaque: Plaque {
    Plaque(
      story: "An action sheet works on the phone, and ends the app on the iPad.",
      reports: [
        "focus-ios PR 357",
        "OSM-Completionist PR 45",
        "loggie PR 29",
        "SDCAlertView 306",
        "session-ios PR 796",
      ],
      date: "2015–2022", confidence: .confirmed,
      moves: [.tap("Share")],
      finding: .complaint(
        """
        NSGenericException: Your application has presented a UIAlertController \
        (<UIAlertController: 0x…>) of style UIAlertControllerStyleActionSheet from Screen \
        (<Screen: 0x…>). The modalPresentationStyle of a UIAlertController with this style \
        is UIModalPresentationPopover. You must provide location information for this \
        popover through the alert controller's popoverPresentationController. You must \
        provide either a sourceView and sourceRect or a barButtonItem.  If this information \
        is not known when you present the alert controller, you may provide it in the \
        UIPopoverPresentationControllerDelegate method -prepareForPopoverPresentation.
        """),
      cause: "On an iPad an action sheet is a popover, and this one has no source to point to.",
      remedy: "The chain's action says it: .present(popoverSource:).",
      inYourApp: """
        Run your app once on an iPad simulator, and tap everything that opens an action \
        sheet.
        """)
  }
}
#endif
