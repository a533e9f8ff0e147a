import PortableUIKit

/// A guard of a route that has not passed yet in this navigation.
@MainActor
struct PendingGuard {
  /// The declared step or the navigation to which the guard belongs.
  let owner: AnyObject
  /// Where the owner stands in the chain, should it stand there twice.
  let depth: Int
  let index: Int
  /// By what the guard is known in a navigation that it asks for itself.
  let identity: GuardIdentity
  /// What the guard's step is bound to; nil for a router's own guard.
  let binding: Any?
  let participant: @MainActor () -> RoutingParticipant
  let perform: @MainActor (@escaping @MainActor (RoutingResult) -> Void) -> Void
}

/// By what a guard is known again in another navigation.
enum GuardIdentity: Hashable {
  /// The guard with this index of a declared step.
  case declared(step: ObjectIdentifier, index: Int)
  /// A router's guard that is an object.
  case object(ObjectIdentifier)
  /// A router's guard that is a value, of which only the type can be told.
  case value(type: ObjectIdentifier)

  /// How often a guard may be asked within itself. Two values of one type may be different guards, of
  /// two routers for instance.
  var limit: Int {
    switch self {
    case .declared, .object: 1
    case .value: 5
    }
  }
}

/// The guards that have passed in one navigation.
@MainActor
final class PassedGuards {
  private struct Key: Hashable {
    let owner: ObjectIdentifier
    let depth: Int
    let index: Int
  }

  private struct Passed {
    /// Kept, so that its identity is not used twice.
    let owner: AnyObject
    let binding: Any?
    let times: Int
  }

  private var passed: [Key: Passed] = [:]
  /// How often a guard is asked whose context changes from plan to plan.
  private static let patience = 2

  func contains(owner: AnyObject, index: Int) -> Bool {
    passed[Key(owner: ObjectIdentifier(owner), depth: 0, index: index)] != nil
  }

  func insert(_ pending: PendingGuard) {
    let key = Key(
      owner: ObjectIdentifier(pending.owner), depth: pending.depth, index: pending.index)
    passed[key] = Passed(
      owner: pending.owner, binding: pending.binding, times: (passed[key]?.times ?? 0) + 1)
  }

  /// The guards of the route that have not passed, the destination's first.
  func missing(in route: PlannedRoute) -> [PendingGuard] {
    var missing: [PendingGuard] = []
    for step in route.visited where step.guardCount > 0 {
      for index in 0..<step.guardCount where !hasPassed(index, of: step) {
        missing.append(
          PendingGuard(
            owner: step.declaration, depth: step.depth, index: index,
            identity: .declared(step: ObjectIdentifier(step.declaration), index: index),
            binding: step.binding,
            participant: { step.guardParticipant(at: index) },
            perform: { step.runGuard(at: index, completion: $0) }))
      }
    }
    return missing
  }

  /// Whether the guard has passed with the context that the step has now. One that cannot be compared
  /// is replaced by the one that was guarded, and so is one that changes again and again.
  private func hasPassed(_ index: Int, of step: any PlannedStep) -> Bool {
    let key = Key(owner: ObjectIdentifier(step.declaration), depth: step.depth, index: index)
    guard let known = passed[key] else { return false }
    switch step.isBound(as: known.binding) {
    case true?: break
    case false? where known.times < Self.patience: return false
    default: step.bind(as: known.binding)
    }
    return true
  }
}
