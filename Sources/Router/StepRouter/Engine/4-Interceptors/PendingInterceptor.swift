/// An interceptor of a plan that hasn't passed yet in this navigation.
@MainActor
final class PendingInterceptor {
  /// The origin of an interceptor. Most belong to steps, which need no closures.
  enum Source {
    case step(PlannedStep)
    case other(
      participant: @MainActor () -> RoutingParticipant,
      perform: @MainActor (@escaping @MainActor (RoutingResult) -> Void) -> Void)
  }

  /// The record that notes when the interceptor has passed.
  let record: PassRecord
  /// The interceptor's place among those of its owner.
  let index: Int
  /// Identifies the interceptor in a navigation that it requests itself.
  let identity: InterceptorIdentity
  /// The binding of the interceptor's step; nil for an interceptor without a step.
  let binding: AnyObject?
  private let source: Source
  private let stillDue: (@MainActor () -> Bool)?

  init(
    at index: Int = 0, of record: PassRecord, identity: InterceptorIdentity,
    binding: AnyObject? = nil, from source: Source, stillDue: (@MainActor () -> Bool)? = nil
  ) {
    self.record = record
    self.index = index
    self.identity = identity
    self.binding = binding
    self.source = source
    self.stillDue = stillDue
  }

  /// The question to a view controller that this stands for; nil if it's an interceptor.
  var question: ScreenQuestion? { record.owner as? ScreenQuestion }

  /// Whether the interceptor still has to run, now that its turn has come.
  var isStillDue: Bool { stillDue?() ?? true }

  /// Names the interceptor, for errors and events. Most navigations don't need it.
  var participant: RoutingParticipant {
    switch source {
    case .step(let step): step.interceptor(at: index)
    case .other(let participant, _): participant()
    }
  }

  func perform(_ completion: @escaping @MainActor (RoutingResult) -> Void) {
    switch source {
    case .step(let step): step.runInterceptor(at: index, completion: completion)
    case .other(_, let perform): perform(completion)
    }
  }

  func hasPassed() { record.note(self) }
}
