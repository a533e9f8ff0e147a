#if !canImport(UIKit)
import PortableUIKit
import StepRouterExplorer

extension A27 {
  static var plaque: Plaque {
    Plaque(
      story: """
        What is loaded is there at once, the app dismisses its spinner while that still \
        comes, and the spinner stays for ever.
        """,
      reports: [
        "Transmission 103",
        "paypal-ios 232",
        "card.io-iOS-SDK 74, 83",
        "ProMotion 473",
      ],
      date: "2014–2025", confidence: .explained,
      moves: [.tap("Load")],
      finding: .complaint(
        """
        Warning: Attempt to dismiss from view controller <Spinner: 0x…> while a presentation \
        or dismiss is in progress!
        """),
      cause: """
        UIKit ignores a dismissal while the presentation runs. The reports also have the \
        lines “Trying to dismiss the presentation controller while transitioning already.” \
        and “transitionViewForCurrentTransition is not set, presentation controller was \
        dismissed during the presentation?”, which the device does not write: when UIKit \
        does is unknown.
        """,
      remedy: "A close waits for the presentation, and then closes the spinner.",
      inYourApp: "Answer every request from a cache, and open each screen that shows a spinner.")
  }
}
#endif
