import PortableUIKit

/// What was in all windows before something was done.
@MainActor
struct Standings {
  /// What was in the window in front.
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

  /// Those of the windows that are there still and look otherwise, but one: that which was in front,
  /// unless another is named. As they are called in reports.
  func othersMoved(in replay: Replay, but id: Int? = nil) -> [String] {
    replay.device.perform {
      replay.windows.filter { window in
        guard window.id != id ?? frontID, let before = byWindow[window.id] else { return false }
        return !before.looksTheSame(in: window.window)
      }.map(replay.name)
    }
  }

  /// The names of those that have refused to go and are gone, though their window is there.
  func goneThoughLocked(from windows: [ExploredWindow]) -> [String] {
    windows.flatMap { byWindow[$0.id]?.goneThoughLocked(from: $0.window) ?? [] }
  }

  /// The names of those that still lock, and are gone or seen no more.
  func coveredThoughLocking(in replay: Replay) -> [String] {
    replay.device.perform {
      replay.windows.flatMap { byWindow[$0.id]?.coveredThoughLocking() ?? [] }
    }
  }

  /// The names of those that still lock, and are still in front.
  func stillLocking(in replay: Replay) -> [String] {
    replay.device.perform { front.stillLocking(around: replay.window) }
  }

  /// The names of those that have refused to go, are held against gestures, and are gone.
  func goneThoughHeld(from windows: [ExploredWindow]) -> [String] {
    windows.flatMap { byWindow[$0.id]?.goneThoughHeld(from: $0.window) ?? [] }
  }

  /// The faults of screens that have become visible since, past their interceptors.
  func bypassedInterceptors(in windows: [ExploredWindow]) -> [Problem] {
    windows.flatMap { window in
      byWindow[window.id]?.bypassedInterceptors(in: window)
        ?? window.bypassedInterceptors { _ in false }
    }
  }
}
