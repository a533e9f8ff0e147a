import PortableUIKit
import StepRouter
import Testing

/// Asks for every destination from many places, since the user may be anywhere in the app when a
/// request arrives.
@MainActor
@Suite(.onDevice) struct AnywhereTests {
  @Test(
    "A request arrives at its destination, or fails before anything moves",
    arguments: AnyDestination.allCases)
  func atRest(destination: AnyDestination) {
    anywhere { stage, seed in
      let start = stage.tree
      let animated = seed.isMultiple(of: 2)
      let end = stage.arrive(at: destination.step, with: (), animated: animated)
      let comment: Comment = "seed \(seed), from\n\(start)\nto\n\(stage.tree)\n\(end)"
      guard ["built", "revealed", "alreadyVisible"].contains(end) else {
        #expect(Self.isForeseen(end), comment)
        return
      }
      #expect(destination.isVisible(on: stage), comment)
      guard destination.isFoundAgain else { return }
      let reached = stage.tree
      #expect(
        stage.arrive(at: destination.step, with: (), animated: animated) == "alreadyVisible",
        comment)
      #expect(stage.tree == reached, comment)
    }
  }

  @Test(
    "A request arrives even while something moves, or fails for a foreseen reason",
    arguments: AnyDestination.allCases)
  func whileMoving(destination: AnyDestination) {
    anywhere { stage, seed in
      let start = stage.tree
      RandomHierarchy.move(something: seed, on: stage)
      let end = stage.end(of: destination.step, with: (), animated: seed.isMultiple(of: 2))
      let comment: Comment = "seed \(seed), from\n\(start)\nto\n\(stage.tree)\n\(end)"
      #expect(stage.completions == 1, comment)
      #expect(stage.recorder.misuses == [], comment)
      #expect(stage.device.warnings == [], comment)
      guard ["built", "revealed", "alreadyVisible"].contains(end) else {
        #expect(Self.isForeseen(end), comment)
        return
      }
      #expect(destination.isVisible(on: stage), comment)
    }
  }

  @Test("Of two requests, the later one's destination is shown", arguments: AnyDestination.allCases)
  func twoAtOnce(destination: AnyDestination) {
    anywhere { stage, seed in
      let start = stage.tree
      var numbers = SeededNumbers(seed: seed)
      let earlier = AnyDestination.allCases.randomElement(using: &numbers) ?? .home
      var ends: [String] = []
      stage.router.navigate(to: earlier.step, with: ()) { end in
        switch end {
        case .success(let outcome): ends.append(outcome.kind.rawValue)
        case .failure(let error): ends.append("\(error)")
        }
      }
      ends.append(
        stage.end(of: destination.step, with: (), animated: seed.isMultiple(of: 2)))
      let comment: Comment =
        "seed \(seed), \(earlier), from\n\(start)\nto\n\(stage.tree)\n\(ends)"
      #expect(ends.count == 2, comment)
      #expect(stage.completions == 1, comment)
      #expect(stage.recorder.misuses == [], comment)
      #expect(stage.device.warnings == [], comment)
      for end in ends where !["built", "revealed", "alreadyVisible"].contains(end) {
        #expect(Self.isForeseen(end), comment)
      }
      #expect(destination.isVisible(on: stage) || Self.isForeseen(ends.last ?? ""), comment)
    }
  }

  @Test(
    "Every existing view controller can be brought to the front, unless a screen refuses to go",
    arguments: [true, false])
  func everything(animated: Bool) {
    for seed in Self.seeds {
      var index = 0
      var count = 1
      while index < count {
        onNewDevice(seed) { stage in
          let all = stage.window.rootViewController?.everything ?? []
          count = all.count
          bringToFront(all[index], on: stage, animated: animated)
        }
        index += 1
      }
    }
  }

  private func bringToFront(_ target: UIViewController, on stage: Stage, animated: Bool) {
    target.title = "target"
    let start = stage.tree
    let step = GeneralStep.custom(using: InstanceFinder<UIViewController, Void>(target))
    let end = stage.arrive(at: step, with: (), animated: animated)
    let isShown = stage.tree.split(separator: "\n").contains {
      $0.contains("\"target\"") && $0.hasSuffix("[visible]")
    }
    #expect(
      isShown && ["revealed", "alreadyVisible"].contains(end) || end.hasSuffix("refuses."),
      "from\n\(start)\nto\n\(stage.tree)\n\(end)")
  }

  private static let seeds = UInt64(0)..<30

  private func anywhere(_ body: (Stage, UInt64) -> Void) {
    for seed in Self.seeds {
      onNewDevice(seed) { stage in body(stage, seed) }
    }
  }

  /// Starts the seed's app on its own device.
  private func onNewDevice(_ seed: UInt64, _ body: (Stage) -> Void) {
    HeadlessDevice.$current.withValue(HeadlessDevice(timeMode: .manual)) {
      var hierarchy = RandomHierarchy(seed: seed)
      body(hierarchy.stage())
    }
  }

  private static func isForeseen(_ error: String) -> Bool {
    [
      "refuses.", "Give the step a factory", "Use a base that is always there",
      "Embed the base in such a container",
    ].contains { error.contains($0) }
  }
}
