import PortableUIKit
import StepRouterTesting

/// Watches a walk, and asks the questions that its single steps can't answer.
@MainActor
final class WalkObserver {
  /// The maximum number of steps of a walk to repeat for a screen that has stayed.
  private static let mostSteps = 12

  private let memory: WalkMemory
  /// Whether to ask only about the last step, because the walk is repeated for its end.
  private let asksAtEnd: Bool
  /// The questions in the order of their steps.
  private(set) var questions: [AskedQuestion] = []
  /// The texts that the user has typed.
  private var typed: Set<String> = []
  private var stateBefore = ""
  private var textsBefore: Set<String> = []
  /// How the screens came, by their numbers; nil for one that has changed since.
  private var arrivals: [Int: Arrival?] = [:]

  private struct Arrival {
    let sight: ScreenSight
    let stepCount: Int
  }

  init(_ memory: WalkMemory, asksAtEnd: Bool) {
    self.memory = memory
    self.asksAtEnd = asksAtEnd
  }

  /// Remembers the state and the texts before a step.
  func look(before step: WalkStep, in replay: Replay) {
    guard !typed.isEmpty, step.move?.kind == .tap else { return }
    stateBefore = replay.appState
    textsBefore = replay.readTexts
  }

  /// Notes the screen in front on the way to the walk's beginning.
  func pass(_ replay: Replay, after steps: [WalkStep]) { noteArrival(in: replay, steps) }

  /// Looks at the result of the last of these steps, and asks questions about it.
  func look(after steps: [WalkStep], in replay: Replay) {
    if asksAtEnd { questions = [] }
    if let move = steps.last?.move, move.kind == .type, let text = move.text, text.count > 2,
      !text.allSatisfy(\.isNumber)
    {
      typed.insert(text)
    }
    guard let front = replay.device.perform({ replay.window.frontLeaf.map { Culprit($0) } }) else {
      return
    }
    let screen = replay.screen
    askAboutWayOut(front, screen, in: replay, steps)
    askAboutRelaunch(in: replay, steps)
    askAboutSwipe(front, screen, in: replay, steps)
    askAboutEntry(front, in: replay, steps)
    askAboutStayed(front, in: replay, steps)
  }

  /// Allows other walks to ask the same questions, from this index on.
  func forget(from index: Int = 0) {
    for question in questions[index...] { memory.forget(question.key, about: question.subject) }
  }

  /// Asks a question, unless it was asked before or its subject is used up.
  private func ask(
    _ question: WalkQuestion, _ steps: [WalkStep], once key: String, about subject: String
  ) {
    guard asksAtEnd || memory.admits(key, about: subject) else { return }
    questions.append(
      AskedQuestion(question: question, steps: steps, key: key, subject: subject))
  }

  private func askAboutWayOut(
    _ front: Culprit, _ screen: ScreenReader, in replay: Replay, _ steps: [WalkStep]
  ) {
    let moves = screen.moves
    guard WayOutSearch.isDue(in: replay, moves) else { return }
    let subject = "the way out of \(front.screen)"
    ask(.wayOut, steps, once: "\(subject): \(moves.words)", about: subject)
  }

  private func askAboutRelaunch(in replay: Replay, _ steps: [WalkStep]) {
    guard !asksAtEnd, replay.movesOfWindows.contains(.relaunch) else { return }
    let left = replay.device.perform {
      replay.app.place().flatMap { place in LeftScreen(in: replay.front).map { (place, $0) } }
    }
    guard let (place, screen) = left else { return }
    let subject = "a launch with \(screen.screen)"
    ask(.relaunch, steps, once: "\(subject) at \(place): \(screen.key)", about: subject)
  }

  private func askAboutSwipe(
    _ front: Culprit, _ screen: ScreenReader, in replay: Replay, _ steps: [WalkStep]
  ) {
    if asksAtEnd {
      guard let move = steps.last?.move, move.isTakenBack else { return }
      return ask(.takenBack(move), Array(steps.dropLast()), once: "", about: "")
    }
    for move in replay.device.perform({ screen.quietMoves }) where move.isTakenBack {
      let key = "\(move) on \(front.screen)"
      ask(.takenBack(move), steps, once: key, about: key)
    }
  }

  private func askAboutEntry(
    _ front: Culprit, in replay: Replay, _ steps: [WalkStep]
  ) {
    guard !typed.isEmpty, steps.last?.move?.kind == .tap else { return }
    let state = replay.appState
    guard state != stateBefore, !state.isEmpty else { return }
    let new = replay.readTexts.subtracting(textsBefore).intersection(typed)
    guard let text = new.sorted().first else { return }
    let name = replay.device.perform {
      replay.window.frontLeaf.flatMap { screen in
        replay.app.destinations.first { $0.isShown(screen) }?.name
      }
    }
    guard let name else { return }
    let entry = EnteredText(text: text, destination: name, screen: front, state: state)
    ask(.entered(entry), steps, once: "an entry on \(name)", about: name)
  }

  private func askAboutStayed(
    _ front: Culprit, in replay: Replay, _ steps: [WalkStep]
  ) {
    guard let (sight, arrival) = noteArrival(in: replay, steps), let arrival,
      arrival.sight.surroundings != sight.surroundings, steps.count <= Self.mostSteps,
      steps.last?.move?.kind != .relaunch
    else { return }
    let stayed = StayedScreen(
      culprit: front, first: arrival.sight, stepCount: arrival.stepCount, now: sight)
    let subject = "\(front.screen) that has stayed"
    ask(.stayed(stayed), steps, once: "\(subject): \(sight.surroundings)", about: subject)
  }

  /// Notes how the screen in front came, and returns what it shows. Also returns how it came, if it
  /// came earlier and still shows the same.
  @discardableResult
  private func noteArrival(
    in replay: Replay, _ steps: [WalkStep]
  ) -> (ScreenSight, Arrival?)? {
    guard replay.movesOfWindows.contains(.relaunch), let sight = ScreenSight(of: replay),
      let number = replay.window.frontLeaf.map({ HierarchySnapshot.Identity($0).number })
    else { return nil }
    guard let known = arrivals[number] else {
      arrivals[number] = Arrival(sight: sight, stepCount: steps.count)
      return (sight, nil)
    }
    guard let known, known.sight.texts == sight.texts else {
      arrivals[number] = .some(nil)
      return (sight, nil)
    }
    return (sight, known)
  }
}
