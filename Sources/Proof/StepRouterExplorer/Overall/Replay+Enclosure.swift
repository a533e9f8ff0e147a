import PortableUIKit

extension Replay {
  /// The screen in front, if it lies on others, so that the user may need a way out. Nil also if
  /// the explorer can't try everything that may lead out: it has no move for a control, or no text
  /// for a field.
  var enclosing: Culprit? {
    device.perform {
      let screen = screen
      guard isEnclosed, let front = window.visible.last, screen.untouched.isEmpty,
        screen.touchables.allSatisfy({ $0.move.kind != .type || isKnown($0.move.name ?? "") })
      else { return nil }
      return Culprit(front)
    }
  }

  private var isEnclosed: Bool {
    window.layers.count > 1
      || window.visible.contains { ($0 as? UINavigationController)?.viewControllers.count ?? 1 > 1 }
  }

  private func isKnown(_ field: String) -> Bool { app.texts[field] != nil }
}

extension Explorer {
  /// Returns the screen that encloses the user after these moves: the one in front, if it lies on
  /// others and is still there after a minute.
  func enclosing(after moves: [UserMove]) async -> Culprit? {
    await afterMoves(moves) { replay -> Culprit? in
      guard let screen = replay.enclosing else { return nil }
      let before = replay.key.fingerprint
      await replay.device.passMinute()
      await replay.settle()
      return replay.key.fingerprint == before ? screen : nil
    }.result ?? nil
  }
}
