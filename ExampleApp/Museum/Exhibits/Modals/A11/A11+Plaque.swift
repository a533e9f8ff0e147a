#if !canImport(UIKit)
import PortableUIKit
import StepRouterExplorer

extension A11 {
  static var plaque: Plaque {
    Plaque(
      story: """
        A screen dismisses itself and is told to dismiss once more: the screen below goes, \
        too, with what the user had typed.
        """,
      reports: [
        "openradar 30284135",
        "joomcode/BottomSheet 27, 28",
        "swift-navigation 254, PR 332",
        "react-native-navigation PR 7644",
      ],
      date: "2017–2026", confidence: .confirmed,
      moves: [.tap("Edit"), .tap("Choose"), .tap("Save")],
      finding: .brokenProperty("the editor stays when the picker saves"),
      cause: """
        A dismissal on a screen that no longer presents anything dismisses that screen itself.
        """,
      remedy: "The picker closes by name: router.close.",
      inYourApp: "Double-tap the button that closes a sheet which lies on another sheet.")
  }
}
#endif
