import PortableUIKit

/// A question that a walk raises, and that only separate runs can answer.
enum WalkQuestion {
  /// Is there a way out of the screen in front?
  case wayOut
  /// Is the same screen in front after the app has launched again?
  case relaunch
  /// Does everything still do something after this swipe has been taken back?
  case takenBack(UserMove)
  /// Is the user's text still there when the screen is built again?
  case entered(EnteredText)
  /// Does a screen that has stayed show the same as when it is built again?
  case stayed(StayedScreen)
}

/// A question with the steps that lead to it.
struct AskedQuestion {
  let question: WalkQuestion
  let steps: [WalkStep]
  /// Identifies the question: it's asked only once.
  let key: String
  /// The subject, which only a limited number of questions may share.
  let subject: String
}

extension AskedQuestion {
  /// Returns the problem and the steps that lead to it; nil if there's none.
  @MainActor
  func answer(_ explorer: Explorer) async -> (problem: Problem, steps: [WalkStep])? {
    switch question {
    case .wayOut:
      return await WayOutSearch(explorer, after: steps).problem().map { ($0, steps) }
    case .relaunch:
      let step = WalkStep.move(.relaunch)
      let verdict = await explorer.after(steps) { replay -> Verdict? in
        var change: TakenBackChange?
        return await replay.make(step, noting: &change)
      }
      return verdict?.problems.first.map { ($0, steps + [step]) }
    case .takenBack(let swipe):
      return await SwipeAftermath(explorer, of: swipe, after: steps).problem().map {
        ($0, steps + [.move(swipe)])
      }
    case .entered(let entry):
      return await entry.problem(explorer, after: steps).map { ($0, steps) }
    case .stayed(let screen):
      return await screen.problem(explorer, after: steps).map { ($0, steps) }
    }
  }
}
