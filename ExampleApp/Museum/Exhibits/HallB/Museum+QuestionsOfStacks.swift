#if !canImport(UIKit)
import PortableUIKit
import StepRouter

/// Questions about stacks, tabs and pages.
extension Museum {
  static let questionsOfStacks: [Question] = [
    Question(
      "B2", of: "route-composer 33", from: "[Cities, tabs(Rome map*, Rome list)]",
      "a screen inside tabs that have been pushed; it is found, and its tab selected",
      to: "[Cities, tabs(Rome map, Rome list*)]"
    ) { stage in
      stage.show(stage.stack("Cities"))
      await stage.perform {
        stage.ask(for: stage.cityTabs("Rome", on: stage.there("Cities")))
      }
      await stage.begin()
      await stage.go(to: stage.there("Rome list"))
    },
    Question(
      "B14", of: "hotwire-native-ios 130",
      from: "tabs([Home]*, [Account]) presents [Form, Colours]",
      "back, in the stack of a sheet; the sheet stays",
      to: "tabs([Home]*, [Account]) presents [Form]"
    ) { stage in
      let form = stage.presentedInStack("Form")
      await stage.go(to: stage.pushed("Colours", on: form))
      await stage.begin()
      await stage.perform { stage.router.goBack() }
    },
    Question(
      "B16", of: "XCoordinator 28", "a tab that asks for itself when it appears; once is enough",
      to: "tabs([Home], [Account]*); Account appeared"
    ) { stage in
      await stage.begin()
      let account = stage.there("Account")
      stage.card("Account")?.appeared = {
        stage.note("Account appeared")
        stage.ask(for: account)
      }
      await stage.go(to: account)
    },
    Question(
      "B17", of: "XCoordinator-Example PR 16", from: "pages(One)",
      "the page that is shown already, animated, and then a sheet; the chain goes on",
      to: "pages(One) presents Sheet"
    ) { stage in
      stage.show(pages(showing: Card("One")))
      await stage.begin()
      await stage.go(to: stage.page("One"))
      await stage.go(to: stage.presented("Sheet", over: stage.page("One")))
    },
    Question(
      "B30", of: "swift-composable-architecture 3450",
      "push, another tab during the push, then Home with nothing on it",
      to: "tabs([Home]*, [Account])"
    ) { stage in
      await stage.begin()
      stage.device.perform {
        stage.ask(for: stage.pushed("Details", on: stage.there("Home")))
        (stage.window.rootViewController as? UITabBarController)?.selectedIndex = 1
      }
      await stage.go(to: stage.there("Home"))
    },
    Question(
      "B32", of: "FlowStacks 3", "two screens at once",
      to: "tabs([Home, Details, Deeper]*, [Account])"
    ) { stage in
      await stage.begin()
      let details = stage.pushed("Details", on: stage.there("Home"))
      await stage.go(to: stage.pushed("Deeper", on: details))
    },
    Question(
      "B33", of: "FlowStacks 105, TCACoordinators 14", from: "tabs([Home, Flow, Step]*, [Account])",
      "the parent pushes while the flow has pushed; everything of the flow stays",
      to: "tabs([Home, Flow, Step, Help]*, [Account])"
    ) { stage in
      let flow = stage.pushed("Flow", on: stage.there("Home"))
      await stage.go(to: stage.pushed("Step", on: flow))
      await stage.begin()
      await stage.go(to: stage.pushedOnTop("Help"))
    },
    Question(
      "B35", of: "NavigationBackport 57, UIPilot 34", from: "tabs([Home, Details]*, [Account])",
      "the user goes back, and the screen is asked for again; it is there once",
      to: "tabs([Home, Details]*, [Account])"
    ) { stage in
      let details = stage.pushed("Details", on: stage.there("Home"))
      await stage.go(to: details)
      await stage.begin()
      await stage.perform {
        _ = stage.card("Details")?.navigationController.map { stage.device.pressBack(in: $0) }
      }
      await stage.go(to: details)
    },
    Question(
      "B41", of: "expo 26211", from: "tabs([Home]*, [Account]) presents Sheet",
      "a screen on the stack of the other tab; the sheet goes",
      to: "tabs([Home], [Account, Orders]*)"
    ) { stage in
      await stage.go(to: stage.presented("Sheet"))
      await stage.begin()
      await stage.go(to: stage.pushed("Orders", on: stage.there("Account")))
    },
    Question(
      "B46", of: "architecture-components-samples 1003",
      "a screen of the second tab; the first tab stays as it is",
      to: "tabs([Home], [Account, Orders, Order]*)"
    ) { stage in
      await stage.begin()
      let orders = stage.pushed("Orders", on: stage.there("Account"))
      await stage.go(to: stage.pushed("Order", on: orders))
    },
  ]

  static func pages(showing page: Card) -> UIPageViewController {
    let pages = UIPageViewController(
      transitionStyle: .scroll, navigationOrientation: .horizontal)
    pages.setViewControllers([page], direction: .forward, animated: false)
    return pages
  }
}
#endif
