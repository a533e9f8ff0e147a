import PortableUIKit

/// A text that the user entered, the app accepted, and a screen has shown since. It must still be
/// there when the screen is built again.
@MainActor
struct EnteredText {
  let text: String
  /// The destination whose screen shows it.
  let destination: String
  /// The screen.
  let screen: Culprit
  /// The app's own state since the text was entered.
  let state: String
  /// The maximum number of ways out of the screen to try: each takes a start of the app.
  private static let mostWays = 12
}

extension EnteredText {
  /// Returns the fault if the text is gone when the router builds the screen again while the app's
  /// own state is the same.
  ///
  /// - Parameter steps: The steps after which the screen shows the text.
  func problem(_ explorer: Explorer, after steps: [WalkStep]) async -> Problem? {
    let ways = await explorer.after(steps) { replay -> [UserMove]? in
      guard replay.shows(text), !replay.app.allowed.cover(.inputLost, of: screen.names) else {
        return nil
      }
      let ways = replay.touches.filter { [.back, .swipeDown, .tap, .tab].contains($0.kind) }
      return Array(ways.sorted { $0.rank < $1.rank }.prefix(Self.mostWays))
    }
    for way in ways ?? [] {
      guard let isThere = await isThere(closedBy: way, explorer, after: steps) else { continue }
      guard !isThere else { return nil }
      return Problem(
        .inputLost,
        "\(screen) no longer shows “\(text)”, which the user has entered, when it is built again, "
          + "though the app's state is the same. Build it from what the app has stored, or "
          + "\(screen.allowance(of: .inputLost)).")
    }
    return nil
  }

  /// Whether the text is there when the screen has left this way and is built again; nil if it
  /// doesn't leave this way, or isn't built.
  private func isThere(
    closedBy way: UserMove, _ explorer: Explorer, after steps: [WalkStep]
  ) async -> Bool? {
    await explorer.after(steps) { replay -> Bool? in
      guard let destination = replay.app.destinations.first(where: { $0.name == self.destination }),
        await replay.perform(way), replay.appState == state,
        replay.device.perform({ !replay.window.everybody.contains(where: destination.isShown) })
      else { return nil }
      let request = replay.ask(destination)
      await replay.settle([request])
      guard case .reached(.built, let screen) = request.endings.first, replay.appState == state,
        let screen = screen.viewController, replay.hindrance(of: screen) == nil
      else { return nil }
      return replay.shows(text)
    }
  }
}

extension Replay {
  /// The front app's description of its own state.
  var appState: String { device.perform { app.state() } }

  /// The texts and rows that the user reads in front, without fields.
  var readTexts: Set<String> {
    device.perform {
      let items = ContentsReader(window, limit: 500).contents.flatMap(\.items)
      return Set(items.filter { $0.kind == .text || $0.kind == .row }.map(\.text))
    }
  }

  fileprivate func shows(_ text: String) -> Bool { readTexts.contains(text) }
}
