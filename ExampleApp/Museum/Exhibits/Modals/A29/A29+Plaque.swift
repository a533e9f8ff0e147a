#if !canImport(UIKit)
import PortableUIKit
import StepRouterExplorer

extension A29 {
  static var plaque: Plaque {
    Plaque(
      story: """
        The user swipes a sheet away, and its coordinator stays for ever, with all its \
        screens.
        """,
      reports: [
        "ApplicationCoordinator 30",
        "ios-starter 11, 12",
        "coronacheck PR 7",
        "XCoordinator 187",
        "RIBs 636",
      ],
      date: "2017–2024", confidence: .confirmed,
      moves: [.tap("Open"), .swipeDown],
      finding: .fault(.leaked, "Form"),
      cause: """
        The parent forgets the child coordinator when its Done button is tapped, and a swipe \
        taps nothing.
        """,
      remedy: "A chain needs no coordinator, and onLeave hears of every way out.",
      inYourApp: "Swipe each sheet away, and look for its coordinator in the memory graph.")
  }
}
#endif
