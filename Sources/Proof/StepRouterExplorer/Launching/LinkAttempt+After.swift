#if !canImport(UIKit)
import PortableUIKit
import StepRouter

extension LinkAttempt {
  /// Makes the moves that fulfill the requirement. Returns true if it then holds, so that the link
  /// must be open. The app may also keep a link waiting without asking the user anything.
  func fulfil() async -> Bool {
    for move in replay.device.perform({ replay.unmet(of: link)?.moves ?? [] }) {
      guard await replay.perform(move) else { break }
    }
    return replay.device.perform { replay.unmet(of: link) } == nil
  }

  /// Navigates elsewhere, leaves the app and comes back: the app must not open the link again.
  func lookAgain(_ verdict: inout Verdict) async {
    guard let other = elsewhere else { return }
    let request = replay.ask(other)
    await replay.settle([request])
    let before = LinkSight(of: link, in: replay)
    if request.hasEnded, !before.isVisibleAnywhere {
      _ = await replay.perform(.leaveAndReturn)
      if LinkSight(of: link, in: replay).isVisibleAnywhere {
        verdict.note(.linkOpenedTwice, "It is opened again when the user comes back to the app.")
      }
    }
    guard request.waitingInterceptor != nil else { return }
    replay.device.perform { request.navigation?.cancel() }
    await replay.settle()
  }

  /// A destination that the user may open and that isn't on screen.
  private var elsewhere: ExploredDestination? {
    replay.device.perform {
      let front = replay.front
      return front.app.destinations.first { destination in
        destination.unmet == nil && !destination.isAlwaysNew && !front.shows(destination)
      }
    }
  }
}

extension Replay {
  /// Returns the first requirement of the link's screen that doesn't hold.
  func unmet(of link: String) -> ExploredDestination.Requirement? {
    app.links.first { $0.url == link }?.destination.unmet
  }
}

extension Verdict {
  init(impossible arrival: LinkArrival) {
    let need = arrival == .whileWindowCloses ? "a second window" : "a phone that folds"
    note(.notReplayed, "\(arrival) needs \(need).")
  }
}
#endif
