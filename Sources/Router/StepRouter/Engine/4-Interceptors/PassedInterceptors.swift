import PortableUIKit

/// Identifies an interceptor across navigations.
enum InterceptorIdentity: Hashable {
  /// The interceptor with this index in a declared step.
  case declared(step: ObjectIdentifier, index: Int)
  /// A router's interceptor that is an object.
  case object(ObjectIdentifier)
  /// A router's interceptor that is a value, identified only by its type.
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

  struct Told {
    weak var screen: UIViewController?
  }

  /// The records of declared steps and questions. A step may appear twice in its chain, so its
  /// depth counts too.
  @exclusivity(unchecked) private var records: [Key: PassRecord] = [:]
  private let ofRouter = PassRecord(of: nil)
  /// The view controllers that the navigation has told that it discards them.
  var told: [Told] = []
  var tellings = 0
  static let maximumTellings = 5

  /// The view controllers that agreed to leave during this navigation.
  var agreed: [UIViewController] { asked(where: \.isAgreed) }

  /// The view controllers that refused while they were leaving.
  var refused: [UIViewController] { asked(where: \.hasRefused) }

  private func asked(where isMeant: (ScreenQuestion) -> Bool) -> [UIViewController] {
    records.values.compactMap { record in
      guard let question = record.owner as? ScreenQuestion, isMeant(question) else { return nil }
      return question.screen
    }
  }

  /// Returns the record of a declared step or a question.
  func record(of owner: AnyObject, depth: Int = 0) -> PassRecord {
    let key = Key(owner: ObjectIdentifier(owner), depth: depth)
    if let known = records[key] { return known }
    let record = PassRecord(of: owner)
    records[key] = record
    return record
  }

  /// Returns the plan's interceptors that haven't passed, the destination's first.
  func missing(in plan: Plan) -> [PendingInterceptor] {
    var missing: [PendingInterceptor] = []
    for step in plan.visited where step.declared.interceptorCount > 0 {
      let owner = step.declared.asDeclared
      let record = record(of: owner, depth: step.depth)
      for index in 0..<step.declared.interceptorCount where !record.hasPassed(index, of: step) {
        missing.append(
          PendingInterceptor(
            at: index, of: record,
            identity: .declared(step: ObjectIdentifier(owner), index: index),
            binding: step.binding, from: .step(step)))
      }
    }
    return missing
  }

  /// Returns a router's own interceptors that haven't passed. Each plan prepares all of them, like
  /// those of a step.
  func missing(
    of interceptors: [any RoutingInterceptor<Void>]
  ) throws(RoutingError) -> [PendingInterceptor] {
    var missing: [PendingInterceptor] = []
    for (index, interceptor) in interceptors.enumerated() {
      let prepared = try prepared(interceptor)
      if ofRouter.hasPassed(index) { continue }
      missing.append(
        PendingInterceptor(
          at: index, of: ofRouter, identity: InterceptorIdentity(of: interceptor),
          from: .other(
            participant: { participant(interceptor) },
            perform: { prepared.perform(with: (), completion: $0) })))
    }
    return missing
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
