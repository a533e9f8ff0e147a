import PortableUIKit

/// The time between two frames on screen.
@MainActor
enum Frame {
  static let duration = Duration.milliseconds(16)

  /// Calls `body` in the next frame, unless the timer is released before that.
  static func timer(
    on responder: UIResponder?, _ body: @escaping @MainActor () -> Void
  ) -> OneShotTimer {
    OneShotTimer(after: duration, role: .pause, on: responder, body)
  }

  /// Waits for one frame.
  static func next() async {
    await withCheckedContinuation { continuation in
      let kept = KeptTimer()
      kept.timer = timer(on: nil) {
        kept.timer = nil
        continuation.resume()
      }
    }
  }
}

@MainActor
private final class KeptTimer {
  var timer: OneShotTimer?
}
