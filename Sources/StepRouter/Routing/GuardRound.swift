import PortableUIKit

/// A guard of a route that has not passed yet in this navigation.
@MainActor
struct PendingGuard {
  /// The declared step or the request to which the guard belongs, by whose identity it is known.
  let owner: AnyObject
  /// Where the owner stands in the chain, should it stand there twice.
  let depth: Int
  let index: Int
  let participant: @MainActor () -> Participant
  let perform: @MainActor (@escaping @MainActor (RoutingResult) -> Void) -> Void
}

/// The guards that have passed in one navigation.
@MainActor
final class PassedGuards {
  private struct Entry {
    let owner: AnyObject
    let depth: Int
    let index: Int
  }

  private var entries: [Entry] = []

  func contains(owner: AnyObject, depth: Int, index: Int) -> Bool {
    entries.contains { $0.owner === owner && $0.depth == depth && $0.index == index }
  }

  func insert(_ passed: PendingGuard) {
    entries.append(Entry(owner: passed.owner, depth: passed.depth, index: passed.index))
  }

  /// The guards of the route that have not passed, the destination's first.
  func missing(in route: PlannedRoute) -> [PendingGuard] {
    var missing: [PendingGuard] = []
    for step in route.visited where step.guardCount > 0 {
      for index in 0..<step.guardCount
      where !contains(owner: step.declaration, depth: step.depth, index: index) {
        missing.append(
          PendingGuard(
            owner: step.declaration, depth: step.depth, index: index,
            participant: { step.guardParticipant(at: index) },
            perform: { step.runGuard(at: index, completion: $0) }))
      }
    }
    return missing
  }
}

/// Runs guards one after another, outside any turn. The first failure ends it.
@MainActor
final class GuardRound {
  private weak var window: UIWindow?
  private let tracer: Tracer
  private let passed: PassedGuards
  private var guards: ArraySlice<PendingGuard>
  private var running: RunningGuard?
  private weak var gate: CompletionGate?
  private var completion: (@MainActor (RoutingError?) -> Void)?
  private var reminder: OneShotTimer?
  private static let patience = Duration.seconds(10)

  init(guards: [PendingGuard], passed: PassedGuards, window: UIWindow?, tracer: Tracer) {
    self.guards = guards[...]
    self.passed = passed
    self.window = window
    self.tracer = tracer
  }

  func begin(_ completion: @escaping @MainActor (RoutingError?) -> Void) {
    self.completion = completion
    goOn()
  }

  /// Asks no further guard and tells the one that has not answered.
  func cancel() {
    completion = nil
    reminder = nil
    gate?.close()
    let running = self.running
    self.running = nil
    running?.onCancel?()
  }

  private func goOn() {
    guard completion != nil else { return }
    guard let next = guards.popFirst() else { return end(nil) }
    let participant = next.participant()
    tracer.record(.interceptorBegan(participant))
    let gate = CompletionGate { [tracer] in
      tracer.record(.completedTwice(participant), as: .warning)
    } answer: { [self] answer in
      answered(answer, by: next, called: participant)
    }
    self.gate = gate
    let running = RunningGuard()
    self.running = running
    running.run { next.perform(gate.handler) }
    if !gate.isOpen { remind(of: participant) }
  }

  private func answered(
    _ answer: CompletionGate.Answer, by asked: PendingGuard, called participant: Participant
  ) {
    running = nil
    reminder = nil
    guard completion != nil else { return }
    switch answer {
    case .result(.success):
      tracer.record(.interceptorEnded(participant, passed: true))
      passed.insert(asked)
      goOn()
    case .result(.failure(let error)):
      tracer.record(.interceptorEnded(participant, passed: false))
      end(.intercepted(by: participant, underlying: error))
    case .dropped, .timedOut:
      end(.completionDropped(by: participant, progress: RoutingProgress()))
    }
  }

  /// A guard may take as long as the user does; that it does is told.
  private func remind(of participant: Participant) {
    guard tracer.isObserved else { return }
    reminder = OneShotTimer(after: Self.patience, role: .deadline, on: window) {
      [weak self, tracer] in
      tracer.record(.stillWaiting(participant), as: .warning)
      self?.remind(of: participant)
    }
  }

  private func end(_ error: RoutingError?) {
    let completion = self.completion
    self.completion = nil
    completion?(error)
  }
}
