#if !canImport(UIKit)
import PortableUIKit
import StepRouter

/// Questions about sheets over sheets, alerts, and what a presentation must not do.
extension Museum {
  static let questionsOfMoreModals: [Question] = [
    Question(
      "B13", of: "turbo-ios PR 205", from: "tabs([Home]*, [Account]) presents [Form]",
      "a screen with a stack of its own, over the stack of the form",
      to: "tabs([Home]*, [Account]) presents [Form] presents [Event]"
    ) { stage in
      await stage.go(to: stage.presentedInStack("Form"))
      await stage.begin()
      await stage.go(to: stage.presentedInStack("Event"))
    },
    Question(
      "B24", of: "RIBs 174", "present a screen that the app keeps, close it, present it again",
      to: "tabs([Home]*, [Account]) presents Kept"
    ) { stage in
      let kept = stage.device.perform { Card("Kept") }
      let step = stage.presented("Kept") { kept }
      await stage.begin()
      await stage.go(to: step)
      await stage.perform { stage.router.close(kept) }
      await stage.go(to: step)
    },
    Question(
      "B25", of: "swift-navigation 254",
      from: "tabs([Home]*, [Account]) presents List presents Item",
      "another item over the list; the list stays",
      to: "tabs([Home]*, [Account]) presents List presents Other item"
    ) { stage in
      let list = stage.presented("List")
      await stage.go(to: stage.presented("Item", over: list))
      await stage.begin()
      await stage.go(to: stage.presented("Other item", over: list))
    },
    Question(
      "B26", of: "swift-navigation 309",
      from: "tabs([Home]*, [Account]) presents List presents Item",
      "both are waited for, and the user swipes the upper one away; the lower one stays",
      to: "tabs([Home]*, [Account]) presents List; Item: no answer"
    ) { stage in
      let list = stage.presented("List")
      await stage.perform { stage.await(list, "List") }
      await stage.perform { stage.await(stage.presented("Item", over: list), "Item") }
      await stage.begin()
      await stage.perform { _ = stage.card("Item").map { stage.device.swipeDown($0) } }
    },
    Question(
      "B27", of: "swift-composable-architecture 1991, 3894",
      from: "tabs([Home]*, [Account]) presents Form", "dismiss the form, and show an alert",
      to: "tabs([Home]*, [Account]) presents Saved"
    ) { stage in
      let alert = StepAssembly(
        finder: NilFinder(),
        factory: AlertFactory { (_: Void) in
          AlertContent(title: "Saved", actions: [AlertAction("OK", returning: ())])
        }
      )
      .using(.present()).from(.current).assemble()
      await stage.go(to: stage.presented("Form"))
      await stage.begin()
      await stage.perform {
        stage.card("Form")?.dismiss(animated: true)
        stage.ask(for: alert)
      }
    },
    Question(
      "B28", of: "swift-composable-architecture 3797",
      from: "tabs([Home, Details]*, [Account]) presents Sheet",
      "Home; Details and the sheet go, and the sheet does not come back",
      to: "tabs([Home]*, [Account]); Sheet left: navigated"
    ) { stage in
      await stage.go(to: stage.pushed("Details", on: stage.there("Home")))
      await stage.go(to: stage.presented("Sheet"))
      await stage.begin()
      stage.watch("Sheet")
      await stage.go(to: stage.there("Home"))
    },
    Question(
      "B29", of: "swift-composable-architecture 3783",
      from: "tabs([Home, Details]*, [Account]) presents Tools",
      "Home, while Details has a sheet beside which the user can touch everything",
      to: "tabs([Home]*, [Account])"
    ) { stage in
      let details = stage.pushed("Details", on: stage.there("Home"))
      let tools = StepAssembly(
        finder: TitleFinder<Card>(title: "Tools"),
        factory: InlineFactory { (_: Void) in Card("Tools") }
      )
      .using(
        .present(sheet: .detents([.medium(), .large()], largestUndimmed: .medium))
      )
      .from(details).assemble()
      await stage.go(to: tools)
      await stage.begin()
      await stage.go(to: stage.there("Home"))
    },
    Question(
      "B31", of: "swift-composable-architecture 3820",
      from: "tabs([Home]*, [Account]) presents Form",
      "the app starts again while it waits for a sheet, and the sheet answers late",
      to: "Start; Form: no answer"
    ) { stage in
      await stage.perform { stage.await(stage.presented("Form"), "Form") }
      await stage.begin()
      let form = stage.card("Form")
      await stage.go(to: stage.root("Start"))
      await stage.perform { form?.returnResult("late") }
    },
    Question(
      "B37", of: "stinsen 35", "present tabs with screens of their own",
      to: "tabs([Home]*, [Account]) presents tabs(Songs*, Albums)"
    ) { stage in
      let tabs = StepAssembly(
        finder: ClassFinder<CityTabs, Void>(),
        factory: CompleteFactoryAssembly(factory: TabBarControllerFactory<CityTabs, Void>())
          .with(InlineFactory { (_: Void) in Card("Songs") }, using: .addTab())
          .with(InlineFactory { (_: Void) in Card("Albums") }, using: .addTab())
          .assemble()
      )
      .using(.present()).from(.current).assemble()
      await stage.begin()
      await stage.perform { stage.ask(for: tabs) }
    },
    Question(
      "B53", of: "Nivelir PRs 118, 121", from: "tabs([Home]*, [Account]) presents Sheet",
      "a sheet over Home, which presents one already",
      to: "tabs([Home]*, [Account]) presents Other"
    ) { stage in
      await stage.go(to: stage.presented("Sheet"))
      await stage.begin()
      await stage.go(to: stage.presented("Other", over: stage.there("Home")))
    },
  ]
}
#endif
