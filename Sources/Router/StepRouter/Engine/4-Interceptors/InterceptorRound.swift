import PortableUIKit

/// Runs interceptors one after another, outside any turn. The first failure ends the round.
@MainActor
final class InterceptorRound {
  private let navigation: InterceptedNavigation
  private let tracer: Tracer
  private var waiting: IndexingIterator<[PendingInterceptor]>
  private var running: RunningInterceptor?
  private var isAsking = false
  private var hasAsked = false
  /// The gate of the interceptor whose `perform` hasn't returned.
  private var gateInCall: CompletionGate?
  /// The gate of the interceptor that hasn't answered at once. Weak, so that the gate goes away
  /// when the interceptor drops its handler.
  private weak var gate: CompletionGate?
  private var completion: (@MainActor (RoutingError?) -> Void)?
  private var reminder: OneShotTimer?
  private static let patience = Duration.seconds(10)
  /// The number of nested answers in progress.
  @exclusivity(unchecked) private static var depth = 0
  private static let maximumDepth = 20

  init(
    _ interceptors: [PendingInterceptor], for navigation: InterceptedNavigation, tracer: Tracer
  ) {
    waiting = interceptors.makeIterator()
    self.navigation = navigation
    self.tracer = tracer
  }

  private var window: UIWindow? { navigation.window }

  func begin(_ completion: @escaping @MainActor (RoutingError?) -> Void) {
    self.completion = completion
    goOn()
  }

  /// Runs no further interceptor, and cancels the unanswered one.
  func cancel() {
    completion = nil
    reminder = nil
    gateInCall?.close()
    gate?.close()
    let running = self.running
    self.running = nil
    running?.end()
    running?.onCancel?()
  }

  /// Runs the next interceptor, and the ones after it for as long as they answer at once. It's a
  /// loop, so that many interceptors need no more stack than one.
  private func goOn() {
    guard !isAsking else { return }
    isAsking = true
    defer { isAsking = false }
    while completion != nil, running == nil {
      guard let next = waiting.next() else { return end(nil) }
      // A lock has taken hold meanwhile, and no login may cover it. Another round runs the rest.
      if hasAsked, RoutingLock.isAnyHolding,
        LockedScreen.holdingBack(nil, in: window, past: navigation.pass) != nil
      {
        return end(nil)
      }
      if next.isStillDue { ask(next) }
    }
  }

  private func ask(_ next: PendingInterceptor) {
    if navigation.asker?.isWaiting(for: next) == true
      || RunningInterceptor.isCrowded(next, for: navigation)
    {
      return end(
        .interceptorAsksForItself(next.participant, destination: navigation.destination))
    }
    hasAsked = true
    tracer.record(.interceptorBegan(next.participant))
    let gate = CompletionGate(onFurtherCall: furtherCall(of: next)) { [self] answer in
      take(answer, by: next)
    }
    gateInCall = gate
    defer { gateInCall = nil }
    let running = RunningInterceptor(next, for: navigation)
    self.running = running
    RouterWindowProvider.asking(window) { running.run { next.perform(gate.handler) } }
    guard !gate.isOpen else { return }
    self.gate = gate
    running.wait()
    remind(of: next)
  }

  /// Returns the handler for a completion call after the answer. It only informs observers, and
  /// retains neither the interceptor nor its step.
  private func furtherCall(
    of next: PendingInterceptor
  ) -> (@MainActor (CompletionGate.FurtherCall) -> Void)? {
    guard tracer.isObserved else { return nil }
    return { [tracer, participant = next.participant] call in
      tracer.record(.called(call, by: participant), as: .warning)
    }
  }

  /// Handles an answer. Answers may nest, each coming from within the end of another navigation,
  /// for example if interceptors request each other's screens. After a number of levels, an answer
  /// waits for the next turn of the run loop, so that the stack doesn't grow without end.
  private func take(_ answer: CompletionGate.Answer, by asked: PendingInterceptor) {
    guard Self.depth < Self.maximumDepth else {
      return onNextTurn(of: window) { self.take(answer, by: asked) }
    }
    Self.depth += 1
    defer { Self.depth -= 1 }
    answered(answer, by: asked)
  }

  private func answered(_ answer: CompletionGate.Answer, by asked: PendingInterceptor) {
    running?.end()
    running = nil
    reminder = nil
    guard completion != nil else { return }
    switch answer {
    case .result(.success):
      tracer.record(.interceptorEnded(asked.participant, passed: true))
      asked.hasPassed()
      goOn()
    case .result(.failure(let error)):
      tracer.record(.interceptorEnded(asked.participant, passed: false))
      let refusal = (error as? ScreenRefusal)?.error
      end(refusal ?? .intercepted(by: asked.participant, underlying: error))
    case .dropped, .timedOut:
      end(.completionDropped(by: asked.participant, progress: RoutingProgress()))
    }
  }

  /// Reports repeatedly that an interceptor hasn't answered. It may take as long as the user does.
  private func remind(of asked: PendingInterceptor) {
    guard tracer.isObserved else { return }
    remind(of: asked.participant)
  }

  private func remind(of participant: RoutingParticipant) {
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
