import PortableUIKit

/// An interceptor of a plan that hasn't passed yet in this navigation.
@MainActor
struct PendingInterceptor {
  /// The declared step, navigation or question that the interceptor belongs to.
  let owner: AnyObject
  /// The owner's position in the chain, in case it appears there twice.
  let depth: Int
  let index: Int
  /// Identifies the interceptor in a navigation that it requests itself.
  let identity: InterceptorIdentity
  /// The binding of the interceptor's step; nil for a router's own interceptor.
  let binding: AnyObject?
  /// Whether the interceptor still has to run when its turn comes; nil if it always has to.
  var isStillDue: (@MainActor () -> Bool)?
  let source: Source

  /// Where the interceptor comes from. Most belong to steps, which need no closures.
  enum Source {
    case step(PlannedStep)
    case other(
      participant: @MainActor () -> RoutingParticipant,
      perform: @MainActor (@escaping @MainActor (RoutingResult) -> Void) -> Void)
  }

  /// Names the interceptor, for errors and events. Most navigations don't ask.
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
}

/// Identifies an interceptor across navigations.
enum InterceptorIdentity: Hashable {
  /// The interceptor with this index in a declared step.
  case declared(step: ObjectIdentifier, index: Int)
  /// A router's interceptor that is an object.
  case object(ObjectIdentifier)
  /// A router's interceptor that is a value, which has only its type to identify it.
  case value(type: ObjectIdentifier)

  /// Identifies a router's interceptor.
  @MainActor
  init(of interceptor: any RoutingInterceptor<Void>) {
    let added = (interceptor as? any StandIn)?.standsFor ?? interceptor
    let type = type(of: added) as Any.Type
    self =
      type is AnyClass
      ? .object(ObjectIdentifier(added as AnyObject)) : .value(type: ObjectIdentifier(type))
  }

  /// How many times an interceptor may run within itself. Two values of one type may be different
  /// interceptors, for example of two routers.
  var limit: Int {
    switch self {
    case .declared, .object: 1
    case .value: 5
    }
  }
}

/// The interceptors that have passed in one navigation.
@MainActor
final class PassedInterceptors {
  private struct Key: Hashable {
    let owner: ObjectIdentifier
    let depth: Int
  }

  /// The interceptors of one owner that have passed.
  private struct Owned {
    /// Retained, so that no other object gets its identity.
    let owner: AnyObject
    private var passed: [Passed?] = []

    init(owner: AnyObject) { self.owner = owner }

    subscript(index: Int) -> Passed? { passed.indices.contains(index) ? passed[index] : nil }

    @MainActor
    mutating func note(_ pending: PendingInterceptor) {
      while passed.count <= pending.index { passed.append(nil) }
      let times = passed[pending.index]?.times ?? 0
      passed[pending.index] = Passed(binding: pending.binding, times: times + 1)
    }
  }

  private struct Passed {
    let binding: AnyObject?
    let times: Int
  }

  struct Told {
    weak var screen: UIViewController?
  }

  private var passed: [Key: Owned] = [:]
  /// The view controllers that know the navigation discards them.
  var told: [Told] = []
  var tellings = 0
  static let maximumTellings = 5
  /// How many times an interceptor runs if its context changes from plan to plan.
  private static let patience = 2

  func insert(_ pending: PendingInterceptor) {
    let key = Key(owner: ObjectIdentifier(pending.owner), depth: pending.depth)
    passed[key, default: Owned(owner: pending.owner)].note(pending)
  }

  /// The view controllers that agreed to leave during this navigation.
  var agreed: [UIViewController] { asked(where: \.isAgreed) }

  /// The view controllers that refused while they were leaving.
  var refused: [UIViewController] { asked(where: \.hasRefused) }

  private func asked(where isMeant: (ScreenQuestion) -> Bool) -> [UIViewController] {
    passed.values.compactMap { asked in
      guard let question = asked.owner as? ScreenQuestion, isMeant(question) else { return nil }
      return question.screen
    }
  }

  /// Returns the plan's interceptors that haven't passed, the destination's first.
  func missing(in plan: Plan) -> [PendingInterceptor] {
    var missing: [PendingInterceptor] = []
    for step in plan.visited where step.declared.interceptorCount > 0 {
      let owner = step.declared.asDeclared
      let known = passed[Key(owner: ObjectIdentifier(owner), depth: step.depth)]
      for index in 0..<step.declared.interceptorCount
      where !hasPassed(known?[index], of: step) {
        missing.append(
          PendingInterceptor(
            owner: owner, depth: step.depth, index: index,
            identity: .declared(step: ObjectIdentifier(owner), index: index),
            binding: step.binding, source: .step(step)))
      }
    }
    return missing
  }

  /// Returns a router's own interceptors that haven't passed. Each plan prepares all of them, like
  /// those of a step.
  func missing(
    of interceptors: [any RoutingInterceptor<Void>], askedBy navigation: NavigationRun
  ) throws(RoutingError) -> [PendingInterceptor] {
    var missing: [PendingInterceptor] = []
    let known = passed[Key(owner: ObjectIdentifier(navigation), depth: 0)]
    for (index, interceptor) in interceptors.enumerated() {
      let prepared = try prepared(interceptor)
      guard known?[index] == nil else { continue }
      missing.append(
        PendingInterceptor(
          owner: navigation, depth: 0, index: index,
          identity: InterceptorIdentity(of: interceptor), binding: nil,
          source: .other(
            participant: { participant(interceptor) },
            perform: { prepared.perform(with: (), completion: $0) })))
    }
    return missing
  }

  /// Whether the interceptor has passed with the step's current context. If contexts can't be
  /// compared, or keep changing, the step takes the context that the interceptor let through.
  private func hasPassed(_ known: Passed?, of step: any PlannedStep) -> Bool {
    guard let known else { return false }
    switch step.isBound(as: known.binding) {
    case true?: break
    case false? where known.times < Self.patience: return false
    default: step.bind(as: known.binding)
    }
    return true
  }
}

/// Returns a prepared copy of a router's own interceptor.
@MainActor
func prepared(
  _ interceptor: any RoutingInterceptor<Void>
) throws(RoutingError) -> any RoutingInterceptor<Void> {
  var copy = interceptor
  do { try copy.prepare(with: ()) } catch {
    throw .preparationFailed(participant(interceptor), underlying: error)
  }
  return copy
}

@MainActor
private func participant(_ interceptor: any RoutingInterceptor<Void>) -> RoutingParticipant {
  RoutingParticipant(role: .interceptor, type: nameAsAdded(interceptor), step: nil)
}
