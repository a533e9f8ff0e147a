/// The interceptors of one owner that have passed in one navigation.
@MainActor
final class PassRecord {
  private struct Pass {
    let binding: AnyObject?
    let times: Int
  }

  /// How many times an interceptor may run if its context changes from plan to plan.
  private static let patience = 2

  /// The declared step or question; nil for the navigation itself, which owns the record. Retained,
  /// so that no other object gets its identity.
  let owner: AnyObject?
  @exclusivity(unchecked) private var passes: [Pass?] = []

  init(of owner: AnyObject?) { self.owner = owner }

  func note(_ interceptor: PendingInterceptor) {
    let index = interceptor.index
    while passes.count <= index { passes.append(nil) }
    passes[index] = Pass(binding: interceptor.binding, times: (passes[index]?.times ?? 0) + 1)
  }

  func hasPassed(_ index: Int) -> Bool { pass(index) != nil }

  /// Whether the interceptor has passed with the step's current context. If contexts can't be
  /// compared, or keep changing, the step takes the context that the interceptor let through.
  func hasPassed(_ index: Int, of step: any PlannedStep) -> Bool {
    guard let pass = pass(index) else { return false }
    switch step.isBound(as: pass.binding) {
    case true?: break
    case false? where pass.times < Self.patience: return false
    default: step.bind(as: pass.binding)
    }
    return true
  }

  private func pass(_ index: Int) -> Pass? { index < passes.count ? passes[index] : nil }
}
