import PortableUIKit
import StepRouter
import StepRouterExplorer
import Testing

/// A way back that doesn't lead to the screen that lay below is a fault.
@MainActor
@Suite(.headlessOnly) struct WrongBackTests {
  @Test("A screen that empties the stack when it goes")
  func back() async {
    let exploration = await PlainApp.explorer { app in
      app.pushes { [weak stack = app.stack] in
        let list = PlainScreen("List")
        list.addButton("Detail") {
          let detail = GoingScreen("Detail")
          detail.goes = { stack?.setViewControllers([ShopHelp("Help")], animated: false) }
          stack?.pushViewController(detail, animated: true)
        }
        return list
      }
    }.run(depth: 3)
    #expect(
      wrongBacks(of: exploration).map(\.description) == [
        """
        the move ‘Go back’: after ‘Tap “Open”’, ‘Tap “Detail”’
          wrongBack: GoingScreen “Detail” lay on PlainScreen “List”, but ‘Go back’ leads to \
        ShopHelp “Help”. Let it lead back, or allow it with \
        “allows: [.wrongBack.only("GoingScreen")]”.
          again: expectNothingWrong(await explorer.replay([.tap("Open"), .tap("Detail"), .back]), \
        reporter: .swiftTesting)
        """
      ])
  }

  @Test("A sheet that takes the screen below along")
  func swipe() async {
    let exploration = await PlainApp.explorer { app in
      app.pushes { [weak stack = app.stack] in
        let list = PlainScreen("List")
        list.addButton("Filter") { [weak list] in
          let filter = GoingScreen("Filter")
          filter.goes = { stack?.popToRootViewController(animated: false) }
          list?.present(filter, animated: true)
        }
        return list
      }
    }.run(depth: 3)
    #expect(wrongBacks(of: exploration).map(\.trial.move) == [.swipeDown])
  }

  @Test("A screen that comes over the one below is none, nor is a refusal")
  func sibling() async {
    let exploration = await PlainApp.explorer { app in
      app.pushes("Survey") { [weak home = app.home] in
        let screen = GoingScreen("Order")
        screen.goes = {
          let alert = UIAlertController(title: "Happy?", message: nil, preferredStyle: .alert)
          alert.addAction(UIAlertAction(title: "Yes", style: .default))
          home?.present(alert, animated: false)
        }
        return screen
      }
      app.presents("Held", .pageSheet) {
        let screen = PlainScreen("Held").closing()
        screen.isModalInPresentation = true
        return screen
      }
    }.run(depth: 4)
    #expect(exploration.findings.map(\.description) == [])
  }

  @Test("A screen that comes back as soon as the user has left it is none")
  func comingBack() async {
    let exploration = await PlainApp.explorer { app in
      app.pushes { [weak stack = app.stack] in
        let list = PlainScreen("List")
        list.addButton("Detail") {
          let detail = GoingScreen("Detail")
          detail.goes = { [weak detail] in
            if let detail { stack?.pushViewController(detail, animated: false) }
          }
          stack?.pushViewController(detail, animated: true)
        }
        return list
      }
    }.replay([.tap("Open"), .tap("Detail"), .back])
    #expect(wrongBacks(of: exploration) == [])
  }

  @Test("An app allows it")
  func allowed() async {
    let exploration = await PlainApp.explorer { app in
      app.allowed = [.wrongBack.only("Detail")]
      app.pushes { [weak stack = app.stack] in
        let detail = GoingScreen("Detail")
        detail.goes = { stack?.setViewControllers([ShopHelp("Help")], animated: false) }
        return detail
      }
    }.run(depth: 2)
    #expect(wrongBacks(of: exploration) == [])
  }

  /// The router's ways back go wrong as well, which is another fault.
  private func wrongBacks(of exploration: Exploration) -> [Exploration.Finding] {
    exploration.findings.filter { $0.trial.problems.first?.kind == .wrongBack }
  }
}

/// Does something as soon as it has gone.
private final class GoingScreen: ShopScreen {
  var goes: () -> Void = {}

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    goes()
  }
}
