import StepRouter

/// Collects the router's decisions, and how screens leave, while it's on.
@MainActor
final class Trace: RoutingObserver {
  var isOn = false
  private var lines: [String] = []

  func router(didRecord event: RoutingEvent) {
    if isOn { lines.append(event.description) }
  }

  /// Adds a line from the shop itself.
  func note(_ line: String) {
    if isOn { lines.append(line) }
  }

  /// Returns the lines since the last call.
  func takeLines() -> [String] {
    defer { lines = [] }
    return lines
  }
}
