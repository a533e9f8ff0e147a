import PortableUIKit

/// Runs interceptors one after another, outside any turn. The first failure ends it.
@MainActor
final class InterceptorRound {
  /// For whom the interceptors are asked.
  struct Request {
    let destination: StepReference
    let tracer: Tracer
    /// The interceptor that asked for this navigation itself.
    let asker: RunningInterceptor?
  }

  private weak var window: UIWindow?
  private let request: Request
  private let passed: PassedInterceptors
  private var waiting: ArraySlice<PendingInterceptor>
  private var running: RunningInterceptor?
  private var isAsking = false
  private weak var gate: CompletionGate?
  private var completion: (@MainActor (RoutingError?) -> Void)?
  private var reminder: OneShotTimer?
  private static let patience = Duration.seconds(10)

  init(
    _ interceptors: [PendingInterceptor], passed: PassedInterceptors, for request: Request,
    in window: UIWindow?
  ) {
    waiting = interceptors[...]
    self.passed = passed
    self.request = request
    self.window = window
  }

  private var tracer: Tracer { request.tracer }

  func begin(_ completion: @escaping @MainActor (RoutingError?) -> Void) {
    self.completion = completion
    goOn()
  }

  /// Asks no further interceptor and tells the one that has not answered.
  func cancel() {
    completion = nil
    reminder = nil
    gate?.close()
    let running = self.running
    self.running = nil
    running?.end()
    running?.onCancel?()
  }

  /// Asks the next interceptor, and those after it for as long as they answer at once. It is a
  /// loop, so that many interceptors need no more stack than one.
  private func goOn() {
    guard !isAsking else { return }
    isAsking = true
    defer { isAsking = false }
    while completion != nil, running == nil {
      guard let next = waiting.popFirst() else { return end(nil) }
      if next.isStillDue?() != false { ask(next) }
    }
  }

  private func ask(_ next: PendingInterceptor) {
    let participant = next.participant()
    if request.asker?.isWaiting(for: next.identity) == true {
      return end(.interceptorAsksForItself(participant, destination: request.destination))
    }
    tracer.record(.interceptorBegan(participant))
    let gate = CompletionGate { [tracer] call in
      tracer.record(.called(call, by: participant), as: .warning)
    } answer: { [self] answer in
      answered(answer, by: next, called: participant)
    }
    self.gate = gate
    let running = RunningInterceptor(next.identity, within: request.asker, in: window)
    self.running = running
    RouterWindowProvider.asking(window) { running.run { next.perform(gate.handler) } }
    if !gate.isOpen { remind(of: participant) }
  }

  private func answered(
    _ answer: CompletionGate.Answer, by asked: PendingInterceptor,
    called participant: RoutingParticipant
  ) {
    running?.end()
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
      let refusal = (error as? ScreenRefusal)?.error
      end(refusal ?? .intercepted(by: participant, underlying: error))
    case .dropped, .timedOut:
      end(.completionDropped(by: participant, progress: RoutingProgress()))
    }
  }

  /// An interceptor may take as long as the user does; that it does is told.
  private func remind(of participant: RoutingParticipant) {
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
