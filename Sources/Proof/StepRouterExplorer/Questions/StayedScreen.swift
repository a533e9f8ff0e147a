import PortableUIKit
import StepRouterTesting

/// The texts on the screen in front, and everything around it in its window.
@MainActor
struct ScreenSight: Hashable {
  /// The class of the screen.
  let screen: String
  /// The texts that the user reads on it, without digits.
  let texts: [String]
  /// The view controllers in their places, which of them are visible, and the app's own state.
  let surroundings: String

  /// Reads the front window; nil if it has an alert or no screen.
  init?(of replay: Replay) {
    let read = replay.device.perform { () -> (String, [String], String)? in
      let window = replay.window
      guard let front = window.frontLeaf, window.visible.last === front else { return nil }
      let name = String(describing: type(of: front))
      let items = ContentsReader(window, limit: 200).contents.filter { $0.screen == name }
        .flatMap(\.items).filter { $0.kind != .field }
      // A hidden screen may get its title only when its view loads.
      let everybody = window.everybody.map { one in
        one.viewIfLoaded?.window === window
          ? "\(ClassName.of(one)) \(one.writtenTitle ?? "")" : "(\(ClassName.of(one)))"
      }
      return (
        name, items.map { "\($0.kind) “\($0.text.filter { !$0.isNumber })”" },
        ([replay.app.state()] + everybody).joined(separator: "\n")
      )
    }
    guard let read else { return nil }
    (screen, texts, surroundings) = read
  }
}

/// A screen that has stayed and still shows what it showed when it came, though its surroundings
/// have changed.
@MainActor
struct StayedScreen {
  let culprit: Culprit
  /// The sight of the screen when it came.
  let first: ScreenSight
  /// The number of steps before it came.
  let stepCount: Int
  /// The sight of the screen now.
  let now: ScreenSight
}

extension StayedScreen {
  /// Returns the fault if the screen shows something else when it is built again in the same place.
  ///
  /// To build it again, the app is launched again, after the last step or before it. The launch
  /// alone must not change what the screen shows, so the same is tried where the screen first came.
  func problem(_ explorer: Explorer, after steps: [WalkStep]) async -> Problem? {
    guard let anew = await sight(explorer, after: steps, likely: now), anew.texts != now.texts,
      !anew.texts.isEmpty,
      let before = await sight(explorer, after: Array(steps.prefix(stepCount)), likely: first),
      before.texts == first.texts
    else { return nil }
    let gone = now.texts.first { !anew.texts.contains($0) }
    let new = anew.texts.first { !now.texts.contains($0) }
    let words = [gone.map { "it shows the \($0)" }, new.map { "built again, it shows the \($0)" }]
      .compactMap(\.self).joined(separator: "; ")
    return Problem(
      .outdated,
      "\(culprit) shows what it showed when it came, though it shows something else when it is "
        + "built again at the same place: \(words). Bring it up to date whenever it appears, or "
        + "\(culprit.allowance(of: .outdated)).")
  }

  /// Returns what the screen shows when it is built again, after the last of these steps or before
  /// it; nil if neither leads to the same place.
  private func sight(
    _ explorer: Explorer, after steps: [WalkStep], likely expected: ScreenSight
  ) async -> ScreenSight? {
    let launch = WalkStep.move(.relaunch)
    for steps in [steps + [launch], steps.dropLast() + [launch] + steps.suffix(1)] {
      let sight = await explorer.after(steps) { replay in
        replay.app.allowed.cover(.outdated, of: culprit.names) ? nil : ScreenSight(of: replay)
      }
      if let sight, sight.screen == expected.screen, sight.surroundings == expected.surroundings {
        return sight
      }
    }
    return nil
  }
}
