#if !canImport(UIKit)
import PortableUIKit
import StepRouterExplorer

extension A35 {
  static var plaque: Plaque {
    Plaque(
      story: "The user taps two notifications of one chat, and the chat lies on itself.",
      reports: [
        "ChatSecure 475",
        "HedvigInsurance/ugglan PR 735",
        "ReviewStage/luke PR 691",
        "customerio-ios 715",
        "flutterfire 8626",
      ],
      date: "2016–2026", confidence: .confirmed,
      moves: [.linkArrives, .linkArrives],
      finding: .fault(.shownTwice, "Chat"),
      cause: "The handler pushes a new chat each time, and does not ask what is there.",
      remedy: "The chain finds the chat that is there.",
      inYourApp: "Send yourself two messages, and tap both notifications.")
  }
}
#endif
