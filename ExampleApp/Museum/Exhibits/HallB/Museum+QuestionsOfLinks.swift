#if !canImport(UIKit)
import PortableUIKit
import StepRouter
import StepRouterLinks

/// Questions about links: cold, warm, early, twice.
extension Museum {
  static let questionsOfLinks: [Question] = [
    Question(
      "B21", of: "RxFlow PR 147, 43", "a link before the app is ready; it opens when the app is",
      to: "tabs([Home, Details]*, [Account]); held: 1"
    ) { stage in
      await stage.begin()
      let links = LinkMap(schemes: ["app"]) {
        LinkPattern(stage.pushed("Details", on: stage.there("Home")), "details")
      }
      let readiness = Readiness()
      let inbox = LinkInbox(
        links, router: stage.router,
        windowProvider: CustomWindowProvider { [weak window = stage.window] in window },
        until: { readiness.isReady })
      guard let url = URL(string: "app://details") else { return }
      await stage.perform { inbox.receive(url) }
      stage.note("held: \(inbox.held.count)")
      readiness.isReady = true
      await stage.perform { inbox.openHeld() }
    },
    Question(
      "B22", of: "RxFlow 168", "a link two levels deep; both are there",
      to: "tabs([Home], [Account, Settings, Address]*)"
    ) { stage in
      await stage.begin()
      let settings = stage.pushed("Settings", on: stage.there("Account"))
      let links = LinkMap(schemes: ["app"]) {
        LinkPattern(stage.pushed("Address", on: settings), "settings/address")
      }
      guard let url = URL(string: "app://settings/address") else { return }
      await stage.perform {
        Task { try await stage.router.open(url, using: links) }
      }
    },
    Question(
      "B36", of: "stinsen 48", from: "tabs([Home], [Account]*)",
      "a link to the third screen of a stack on another tab",
      to: "tabs([Home, Details, Deeper]*, [Account])"
    ) { stage in
      await stage.go(to: stage.there("Account"))
      await stage.begin()
      let details = stage.pushed("Details", on: stage.there("Home"))
      await stage.go(to: stage.pushed("Deeper", on: details))
    },
    Question(
      "B39", of: "expo 39895", from: "Splash",
      "a link to a sheet at the launch; the sheet lies over its base", to: "Start presents Sheet"
    ) { stage in
      stage.show(Card("Splash"))
      await stage.begin()
      await stage.go(to: stage.presented("Sheet", over: stage.root("Start")))
    },
    Question(
      "B40", of: "expo 29914, router 723", from: "Splash",
      "a link into a stack at the launch; Back leads to its bottom", to: "[List]"
    ) { stage in
      stage.show(Card("Splash"))
      await stage.begin()
      await stage.go(to: stage.pushed("Details", on: stage.stackRoot("List")))
      await stage.perform {
        _ = stage.card("Details")?.navigationController.map { stage.device.pressBack(in: $0) }
      }
    },
    Question(
      "B43", of: "react-navigation 7908", from: "[List, Other]",
      "a link while the app runs; its base lies below it, as at a launch",
      to: "[List, Details]"
    ) { stage in
      stage.show(stage.stack("List", "Other"))
      await stage.begin()
      await stage.go(to: stage.pushed("Details", on: stage.stackRoot("List")))
    },
    Question(
      "B44", of: "go_router 138632, 163635", from: "tabs([Home, Basket], [Account]*)",
      "a link to a screen that is there, on another tab; it is the same one",
      to: "tabs([Home, Basket]*, [Account])"
    ) { stage in
      let basket = stage.pushed("Basket", on: stage.there("Home"))
      await stage.go(to: basket)
      await stage.go(to: stage.there("Account"))
      await stage.begin()
      let before = stage.card("Basket")
      await stage.go(to: basket)
      if stage.card("Basket") !== before { stage.note("another one") }
    },
    Question(
      "B45", of: "go_router 137037", "one link arrives twice; its screen comes once",
      to: "tabs([Home, Details]*, [Account])"
    ) { stage in
      await stage.begin()
      let details = stage.pushed("Details", on: stage.there("Home"))
      await stage.go(to: details, details)
    },
    Question(
      "B47", of: "ftue-sample 9", from: "Splash",
      "a link behind a splash screen; going back never leads to the splash screen",
      to: "[List]; refused: nothingBelow"
    ) { stage in
      stage.show(Card("Splash"))
      await stage.begin()
      await stage.go(to: stage.pushed("Details", on: stage.stackRoot("List")))
      await stage.perform { stage.router.goBack { stage.note($0) } }
      await stage.perform { stage.router.goBack { stage.note($0) } }
    },
  ]

  @MainActor
  private final class Readiness {
    var isReady = false
  }
}
#endif
