import PortableUIKit
import StepRouterExplorer
import Testing

/// A swipe back that the user takes back leaves the screen as it was.
@MainActor
@Suite(.headlessOnly) struct TakenBackTests {
  private func explorer(_ habit: HastyScreen.Habit) -> Explorer {
    PlainApp.explorer { app in
      app.pushes("Open") {
        let screen = HastyScreen("Receipt")
        screen.habit = habit
        return screen
      }
    }
  }

  private func problems(_ habit: HastyScreen.Habit) async -> [Problem] {
    await explorer(habit).replay([.tap("Open"), .cancelBack]).findings.flatMap(\.trial.problems)
  }

  private static func sentence(_ change: String) -> Problem {
    Problem(
      .wrongContent,
      "HastyScreen “Receipt” shows something else, though the user has taken the swipe back. "
        + "\(change) Let go of what it shows only once it has gone, such as in “viewDidDisappear”.")
  }

  @Test(
    "A screen that lets go of something too early is a fault",
    arguments: [
      (HastyScreen.Habit.title, "Gone: the title “Receipt”."),
      (.texts, "Gone: the text “Ada”."),
      (.rows, "Gone: the row “Tea”, the row “Milk”, the selected row “Milk”."),
      (.hides, "Gone: the row “Tea”, the row “Milk”, the selected row “Milk”."),
      (.field, "Gone: the field “Note” with “Thanks”. New: the field “Note”."),
      (.control, "Gone: the switch “Gift” (on). New: the switch “Gift” (off)."),
      (.selection, "Gone: the selected row “Milk”."),
      (.button, "Gone: the button “Pay”. New: the button “Pay”, disabled."),
    ])
  func hasty(_ habit: HastyScreen.Habit, change: String) async {
    #expect(await problems(habit) == [Self.sentence(change)])
  }

  @Test(
    "One that waits until it's gone is none, nor one that changes by itself or at each visit",
    arguments: [
      .none, .clock, .random, .visits, .swipes, .seen, .deselects, .longClock,
    ] as [HastyScreen.Habit])
  func patient(_ habit: HastyScreen.Habit) async {
    #expect(await problems(habit) == [])
  }

  @Test("It's one fault of the screen's, wherever it shows, and a walk finds it too")
  func listedOnce() async {
    let exploration = await explorer(.rows).run(depth: 2)
    #expect(exploration.faults.map(\.description) == ["HastyScreen shows something else"])
    let report = await explorer(.rows).replay(
      walk: [.asking("home"), .move(.tap("Open")), .move(.cancelBack)])
    #expect(
      report.failures.flatMap(\.problems) == [
        Self.sentence("Gone: the row “Tea”, the row “Milk”, the selected row “Milk”.")
      ])
  }
}
