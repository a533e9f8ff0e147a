import StepRouter

/// Collects what the router decides, while it is switched on.
@MainActor
final class Trace: RoutingObserver {
  var isOn = false
  private var lines: [String] = []

  func router(didRecord event: RoutingEvent) {
    if isOn { lines.append(event.description) }
  }

  /// What was decided since this was last asked.
  func takeLines() -> [String] {
    defer { lines = [] }
    return lines
  }
}
