import PortableUIKit
import StepRouter

/// Notes which screens have left, in the order of the calls, and why.
@MainActor
final class Departures {
  private(set) var log: [String] = []

  func watch(_ screens: UIViewController...) {
    for screen in screens { note(of: screen.title ?? "\(type(of: screen))", on: screen) }
  }

  private func note(of name: String, on screen: UIViewController) {
    screen.onLeave { [weak self] reason in self?.log.append("\(name): \(reason.word)") }
  }

  func note(_ line: String) { log.append(line) }

  func take() -> [String] {
    defer { log = [] }
    return log
  }
}

extension LeaveReason {
  /// The reason in a word, with the destination's class if there is one.
  var word: String {
    switch self {
    case .navigated(let destination): "navigated by \(destination.screen)"
    case .swiped: "swiped"
    case .back: "back"
    case .closed: "closed"
    case .replaced: "replaced"
    case .windowClosed: "windowClosed"
    }
  }
}
