import PortableUIKit
import StepRouter

extension Replay {
  /// Makes a move without waiting for its end; whether it could be made.
  func begin(orOfWindows move: UserMove) async -> Bool { await makeOfWindows(move) ?? begin(move) }

  /// Lets time pass, and takes note of the windows that have come and gone in it.
  func pass(_ time: Duration) async {
    await device.pass(time)
    refresh()
  }

  /// Says that a move cannot be made, and which can.
  func absence(of move: UserMove) -> String {
    let moves = screen.moves + movesOfWindows
    return "That is not possible. What can be done is "
      + (moves.isEmpty ? "nothing." : moves.map(\.description).joined(separator: ", ") + ".")
  }

  /// How much time has passed on the device; on a simulator since then.
  func elapsed(since start: ContinuousClock.Instant) -> Duration {
    #if canImport(UIKit)
    ContinuousClock.now - start
    #else
    device.headless.now
    #endif
  }

  /// Lets a link arrive; why that is not possible, else nil.
  func open(_ link: String, _ arrival: LinkArrival) async -> String? {
    #if canImport(UIKit)
    return "Links arrive on a headless device only."
    #else
    guard process != nil else {
      return "Links arrive in an app that is launched: make the explorer with Explorer(windows:)."
    }
    guard let url = URL(string: link) else { return "“\(link)” is no URL." }
    return await receive(url, arrival) ? nil : "\(arrival) needs a second window."
    #endif
  }
}
