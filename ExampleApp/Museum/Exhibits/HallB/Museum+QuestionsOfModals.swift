#if !canImport(UIKit)
import PortableUIKit
import StepRouter

/// Questions about presented screens that have to go, or are going.
extension Museum {
  static let questionsOfModals: [Question] = [
    Question(
      "B1", of: "route-composer 35",
      from: "[Cities, tabs(Rome map*, Rome list)] presents Rome tickets",
      "the tickets of another city, in tabs of their own",
      to: "[Cities, tabs(Paris map*, Paris list)] presents Paris tickets"
    ) { stage in
      stage.show(stage.stack("Cities"))
      let rome = stage.cityTabs("Rome", on: stage.there("Cities"))
      await stage.go(to: stage.presented("Rome tickets", over: rome))
      await stage.begin()
      let paris = stage.cityTabs("Paris", on: stage.there("Cities"))
      await stage.go(to: stage.presented("Paris tickets", over: paris))
    },
    Question(
      "B3", of: "route-composer 46",
      from: "tabs([Home presents Panel]*, [Account])",
      "the other tab, then a screen below the panel that Home presents in its own context",
      to: "tabs([Home, Details]*, [Account])"
    ) { stage in
      let home = stage.card("Home")
      home?.definesPresentationContext = true
      let panel = Card("Panel")
      panel.modalPresentationStyle = .overCurrentContext
      await stage.perform { home?.present(panel, animated: true) }
      await stage.begin()
      await stage.go(to: stage.there("Account"))
      await stage.go(to: stage.pushed("Details", on: stage.there("Home")))
    },
    Question(
      "B5", of: "react-native-screens 4446",
      from: "tabs([Home, Details]*, [Account]) presents Picker",
      "the app dismisses the picker; in the same turn another sheet is asked for",
      to: "tabs([Home, Details]*, [Account]) presents Share"
    ) { stage in
      await stage.go(to: stage.pushed("Details", on: stage.there("Home")))
      await stage.go(to: stage.presented("Picker"))
      await stage.begin()
      await stage.perform {
        stage.card("Picker")?.dismiss(animated: true)
        stage.ask(for: stage.presented("Share"))
      }
    },
    Question(
      "B6", of: "react-native-screens 2668",
      from: "tabs([Home, Details]*, [Account]) presents Sheet",
      "dismiss the sheet and push in one turn; no screen of the stack goes",
      to: "tabs([Home, Details, Deeper]*, [Account])"
    ) { stage in
      let details = stage.pushed("Details", on: stage.there("Home"))
      await stage.go(to: details)
      await stage.go(to: stage.presented("Sheet"))
      await stage.begin()
      await stage.perform {
        stage.card("Sheet")?.dismiss(animated: true)
        stage.ask(for: stage.pushed("Deeper", on: details))
      }
    },
    Question(
      "B7", of: "react-native-screens PR 2335",
      from: "tabs([Home]*, [Account]) presents One presents Two presents Three",
      "a screen below three sheets; all three go", to: "tabs([Home, Details]*, [Account])"
    ) { stage in
      for title in ["One", "Two", "Three"] { await stage.go(to: stage.presented(title)) }
      await stage.begin()
      await stage.go(to: stage.pushed("Details", on: stage.there("Home")))
    },
    Question(
      "B8", of: "react-native-navigation 1670",
      "push a screen that presents a greeting in its viewDidLoad, dismiss that, push on",
      to: "tabs([Home, Welcome, Details]*, [Account]); refused: notVisible"
    ) { stage in
      await stage.begin()
      let welcome = stage.pushed("Welcome", on: stage.there("Home")) {
        Greeter("Welcome")
      }
      await stage.go(to: welcome)
      await stage.perform { stage.card("Greeting")?.dismiss(animated: true) }
      await stage.go(to: stage.pushed("Details", on: welcome))
    },
    Question(
      "B9", of: "react-native-navigation PR 7644", from: "tabs([Home]*, [Account]) presents Form",
      "present over the form while that is being dismissed; both are there in the end",
      to: "tabs([Home]*, [Account]) presents Form presents Picker"
    ) { stage in
      let form = stage.presented("Form")
      await stage.go(to: form)
      await stage.begin()
      await stage.perform {
        stage.card("Form")?.dismiss(animated: true)
        stage.ask(for: stage.presented("Picker", over: form))
      }
    },
    Question(
      "B10", of: "hotwire-native-ios PR 260", from: "tabs([Home]*, [Account]) presents Form",
      "the form has been sent: the next screen, while the form goes",
      to: "tabs([Home, Receipt]*, [Account])"
    ) { stage in
      await stage.go(to: stage.presented("Form"))
      await stage.begin()
      await stage.perform {
        stage.card("Form")?.dismiss(animated: true)
        stage.ask(for: stage.pushed("Receipt", on: stage.there("Home")))
      }
    },
    Question(
      "B11", of: "hotwire-native-ios PR 98",
      from: "tabs([Home, Details]*, [Account]) presents Form",
      "a screen in place of the last one; the form goes, and the bottom of the stack stays",
      to: "tabs([Home, Summary]*, [Account])"
    ) { stage in
      let details = stage.pushed("Details", on: stage.there("Home"))
      await stage.go(to: details)
      await stage.go(to: stage.presented("Form"))
      await stage.begin()
      await stage.go(to: stage.replacing("Summary", on: details))
    },
    Question(
      "B12", of: "turbo-ios PR 212", from: "tabs([Home]*, [Account]) presents Hello",
      "a sheet, while an alert of the app is up; the user sees the sheet",
      to: "tabs([Home]*, [Account]) presents Sheet"
    ) { stage in
      await stage.perform {
        let alert = UIAlertController(title: "Hello", message: nil, preferredStyle: .alert)
        stage.window.rootViewController?.present(alert, animated: true)
      }
      await stage.begin()
      await stage.go(to: stage.presented("Sheet"))
    },
  ]
}
#endif
