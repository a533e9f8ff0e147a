import PortableUIKit
import StepRouter

/// What drafts ask their user, and what the user answers.
@MainActor
final class Questions {
  private(set) var lines: [String] = []
  private var waiting: [(name: String, continuation: CheckedContinuation<Bool, Never>)] = []

  var open: [String] { waiting.map(\.name) }

  func note(_ line: String) { lines.append(line) }

  func ask(_ name: String, _ reason: LeaveReason) async -> Bool {
    note("\(name) asks: \(reason.phrase)")
    let answer = await withTaskCancellationHandler {
      await withCheckedContinuation { waiting.append((name, $0)) }
    } onCancel: {
      Task { @MainActor in self.answer(name, false) }
    }
    if Task.isCancelled { note("\(name) is cancelled") }
    return answer
  }

  func answer(_ name: String, _ answer: Bool) {
    guard let index = waiting.firstIndex(where: { $0.name == name }) else { return }
    waiting.remove(at: index).continuation.resume(returning: answer)
  }
}

/// A draft that asks before it goes.
final class DraftViewController: Screen, AsyncRoutingInterceptable {
  var canBeDismissed = false
  var ask: @MainActor (LeaveReason) async -> Bool = { _ in false }
  var tell: @MainActor (LeaveReason) -> Void = { _ in }

  convenience init(_ name: String, _ questions: Questions) {
    self.init()
    title = name
    ask = { await questions.ask(name, $0) }
    tell = { questions.note("\(name) is told: \($0.phrase)") }
  }

  func canBeDismissed(for reason: LeaveReason) async -> Bool { await ask(reason) }
  func willBeDiscarded(for reason: LeaveReason) { tell(reason) }
}

/// How navigations have ended, in order.
@MainActor
final class Ends {
  private(set) var lines: [String] = []

  func note<Screen>(_ result: Result<NavigationOutcome<Screen>, RoutingError>) {
    switch result {
    case .success(let outcome): lines.append(outcome.kind.rawValue)
    case .failure(let error): lines.append(error.description)
    }
  }
}

extension LeaveReason {
  /// Without the source location.
  fileprivate var phrase: String {
    if case .navigated(let destination) = self { return "for \(destination.screen)" }
    return description
  }
}
