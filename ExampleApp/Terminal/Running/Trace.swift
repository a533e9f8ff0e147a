import StepRouter

/// Collects what the router decides, and how screens leave, while it is switched on.
@MainActor
final class Trace: RoutingObserver {
  var isOn = false
  private var lines: [String] = []

  func router(didRecord event: RoutingEvent) {
    if isOn { lines.append(event.description) }
  }

  /// Takes down what the shop itself has to say.
  func note(_ line: String) {
    if isOn { lines.append(line) }
  }

  /// What was decided since this was last asked.
  func takeLines() -> [String] {
    defer { lines = [] }
    return lines
  }
}
