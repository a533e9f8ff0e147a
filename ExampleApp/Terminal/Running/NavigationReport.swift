import PortableUIKit
import StepRouter

/// Describes each navigation in a line, whether a command or a tap started it.
@MainActor
final class NavigationReport: RoutingObserver {
  private struct Progress {
    let screen: TypeName
    var dismissed: [ViewControllerReference] = []
    var built: [StepReference] = []
    var interceptors: [RoutingParticipant] = []
    var isWaitingTold = false
  }

  private var running: [Int: Progress] = [:]
  private var lines: [String] = []

  func router(didRecord event: RoutingEvent) {
    let number = event.navigation
    switch event.kind {
    case .requested(let step, _, _): running[number] = Progress(screen: step.screen)
    case .interceptorBegan(let participant): running[number]?.interceptors.append(participant)
    case .interceptorEnded: _ = running[number]?.interceptors.popLast()
    case .dismissed(let viewControllers): running[number]?.dismissed += viewControllers
    case .built(let step): running[number]?.built.append(step)
    case .finished(let ending): finish(number, with: ending)
    default: break
    }
  }

  /// Returns the lines since the last call, including one for each new wait for an interceptor.
  func takeLines() -> [String] {
    for number in running.keys.sorted() {
      guard let progress = running[number], !progress.isWaitingTold,
        let participant = progress.interceptors.last
      else { continue }
      running[number]?.isWaitingTold = true
      lines.append("\(progress.screen) waits for \(participant.type); go on meanwhile.")
    }
    defer { lines = [] }
    return lines
  }

  /// A line for each navigation that still waits for an interceptor.
  var waitingLines: [String] {
    running.keys.sorted().compactMap { number in
      guard let progress = running[number], let participant = progress.interceptors.last else {
        return nil
      }
      return "\(progress.screen) still waits for \(participant.type)."
    }
  }

  /// Forgets the navigations in progress, because the process has ended.
  func forgetRunning() { running = [:] }

  private func finish(_ number: Int, with ending: RoutingEvent.Ending) {
    guard let progress = running.removeValue(forKey: number) else { return }
    let line = line(for: progress, ending)
    lines.append(line.prefix(1).uppercased() + line.dropFirst())
  }

  private func line(for progress: Progress, _ ending: RoutingEvent.Ending) -> String {
    switch ending {
    case .failed(let reason): "\(progress.screen) was not shown. \(reason)"
    case .reached(.alreadyVisible): "\(progress.screen) was visible already; nothing moved."
    case .reached(.revealed): "\(progress.screen) was brought to the front\(dismissals(progress))."
    case .reached(.built):
      "\(progress.screen) was shown: built \(list(progress.built.map { "\($0.screen)" }))"
        + "\(dismissals(progress))."
    }
  }

  private func dismissals(_ progress: Progress) -> String {
    progress.dismissed.isEmpty ? "" : ", dismissed \(list(progress.dismissed.map { "\($0)" }))"
  }

  private func list(_ names: [String]) -> String {
    guard let last = names.last, names.count > 1 else { return names.first ?? "nothing" }
    return names.dropLast().joined(separator: ", ") + " and " + last
  }
}
