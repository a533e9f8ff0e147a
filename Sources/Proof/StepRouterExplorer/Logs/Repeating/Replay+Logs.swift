import PortableUIKit
import StepRouter

extension Replay {
  /// Makes a move without waiting for it to end. Returns false if the move isn't possible.
  func begin(orOfWindows move: UserMove) async -> Bool { await makeOfWindows(move) ?? begin(move) }

  /// Lets time pass, and notes the windows that come and go meanwhile.
  func pass(_ time: Duration) async {
    await device.pass(time)
    refresh()
  }

  /// Returns a sentence saying that a move isn't possible, with the moves that are.
  func absence(of move: UserMove) -> String {
    let moves = screen.moves + movesOfWindows
    return "That is not possible. What can be done is "
      + (moves.isEmpty ? "nothing." : moves.map(\.description).joined(separator: ", ") + ".")
  }

  /// Returns the time that has passed on the device, or on a simulator the time since `start`.
  func elapsed(since start: ContinuousClock.Instant) -> Duration {
    #if canImport(UIKit)
    ContinuousClock.now - start
    #else
    device.headless.now
    #endif
  }

  /// Lets a link arrive. Returns nil, or the reason that it isn't possible.
  func open(_ link: String, _ arrival: LinkArrival) async -> String? {
    #if canImport(UIKit)
    return "Links arrive on a headless device only."
    #else
    guard process != nil else {
      return "Links arrive in an app that is launched: make the explorer with Explorer(windows:)."
    }
    guard let url = URL(string: link) else { return "“\(link)” is not a URL." }
    return await receive(url, arrival) ? nil : "\(arrival) needs a second window."
    #endif
  }
}
