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
    /// The locks that the navigation goes past.
    let pass: LockPass?
  }

  private weak var window: UIWindow?
  private let request: Request
  private let passed: PassedInterceptors
  private var waiting: ArraySlice<PendingInterceptor>
  private var running: RunningInterceptor?
  private var isAsking = false
  private var hasAsked = false
  private weak var gate: CompletionGate?
  private var completion: (@MainActor (RoutingError?) -> Void)?
  private var reminder: OneShotTimer?
  private static let patience = Duration.seconds(10)
  /// How many answers are being taken, each from within the one before.
  private static var depth = 0
  private static let maximumDepth = 20

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
      // A lock has come meanwhile: no login may cover it. The rest is asked in another round.
      if hasAsked, RoutingLock.isAnyHolding,
        LockedScreen.holdingBack(nil, in: window, past: request.pass) != nil
      {
        return end(nil)
      }
      if next.isStillDue?() != false { ask(next) }
    }
  }

  private func ask(_ next: PendingInterceptor) {
    let participant = next.participant()
    if request.asker?.isWaiting(for: next.identity, as: participant) == true
      || RunningInterceptor.isCrowded(participant, for: request.destination, in: window)
    {
      return end(.interceptorAsksForItself(participant, destination: request.destination))
    }
    hasAsked = true
    tracer.record(.interceptorBegan(participant))
    let gate = CompletionGate { [tracer] call in
      tracer.record(.called(call, by: participant), as: .warning)
    } answer: { [self] answer in
      take(answer, by: next, called: participant)
    }
    self.gate = gate
    let running = RunningInterceptor(
      next.identity, as: participant, within: request.asker, in: window, past: request.pass)
    self.running = running
    RouterWindowProvider.asking(window) { running.run { next.perform(gate.handler) } }
    guard !gate.isOpen else { return }
    running.wait(for: request.destination)
    remind(of: participant)
  }

  /// An answer that comes from within the end of another navigation, and that from within a third
  /// one's, as where interceptors ask for each other's screens, does not grow the stack without end.
  private func take(
    _ answer: CompletionGate.Answer, by asked: PendingInterceptor,
    called participant: RoutingParticipant
  ) {
    guard Self.depth < Self.maximumDepth else {
      return onNextTurn(of: window) {
        self.take(answer, by: asked, called: participant)
      }
    }
    Self.depth += 1
    defer { Self.depth -= 1 }
    answered(answer, by: asked, called: participant)
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
