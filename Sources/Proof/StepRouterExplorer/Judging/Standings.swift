import PortableUIKit

/// The contents of all windows before something happened.
@MainActor
struct Standings {
  /// The contents of the window in front.
  let front: Standing
  private let frontID: Int
  private let byWindow: [Int: Standing]

  init(of replay: Replay) {
    (front, frontID, byWindow) = replay.device.perform {
      var standings: [Int: Standing] = [:]
      for window in replay.windows {
        standings[window.id] = Standing(of: window, withLook: replay.windows.count > 1)
      }
      let front = replay.front
      return (standings[front.id] ?? Standing(of: front, withLook: false), front.id, standings)
    }
  }

  /// Returns the report names of windows that still exist but look different. Leaves out the window
  /// with this ID, or by default the window that was in front.
  func othersMoved(in replay: Replay, but id: Int? = nil) -> [String] {
    replay.device.perform {
      replay.windows.filter { window in
        guard window.id != id ?? frontID, let before = byWindow[window.id] else { return false }
        return !before.looksTheSame(in: window.window)
      }.map(replay.name)
    }
  }

  /// Returns the names of the screens that refused to go but are gone, though their window is still
  /// there.
  func goneThoughLocked(from windows: [ExploredWindow]) -> [String] {
    windows.flatMap { byWindow[$0.id]?.goneThoughLocked(from: $0.window) ?? [] }
  }

  /// Returns the names of the screens that still lock, but are gone or no longer visible.
  func coveredThoughLocking(in replay: Replay) -> [String] {
    replay.device.perform {
      replay.windows.flatMap { byWindow[$0.id]?.coveredThoughLocking() ?? [] }
    }
  }

  /// Returns the names of the screens that still lock and are still in front.
  func stillLocking(in replay: Replay) -> [String] {
    replay.device.perform { front.stillLocking(around: replay.window) }
  }

  /// Returns the names of the screens that refused to go and resist gestures, but are gone.
  func goneThoughHeld(from windows: [ExploredWindow]) -> [String] {
    windows.flatMap { byWindow[$0.id]?.goneThoughHeld(from: $0.window) ?? [] }
  }

  /// Returns a fault for each screen that has become visible since, past its interceptor.
  func bypassedInterceptors(in windows: [ExploredWindow]) -> [Problem] {
    windows.flatMap { window in
      byWindow[window.id]?.bypassedInterceptors(in: window)
        ?? window.bypassedInterceptors { _ in false }
    }
  }
}
