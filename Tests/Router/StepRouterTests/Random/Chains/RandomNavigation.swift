import PortableUIKit
import StepRouter

/// The record of one navigation: its request, what its steps have seen, and how it ended.
@MainActor
final class RandomNavigation {
  let chain: RandomChain
  let context: Int
  var handle: Navigation?
  private(set) var ends: [Result<NavigationKind, RoutingError>] = []
  private(set) var faults: [String] = []
  /// The interceptors that have let this navigation pass, by their step and place.
  private var passed: Set<[Int]> = []
  private(set) var buildCount = 0
  private var witnesses: [WeakWitness] = []

  private struct WeakWitness {
    weak var witness: RandomWitness?
  }

  init(chain: RandomChain, context: Int) {
    self.chain = chain
    self.context = context
  }

  var isAnswered: Bool { !ends.isEmpty }
  /// Whether anything of the declaration is still retained.
  var isHeld: Bool { witnesses.contains { $0.witness != nil } }

  func fault(_ text: String) { faults.append(text) }
  func end(_ result: Result<NavigationKind, RoutingError>) { ends.append(result) }

  func witness(of index: Int) -> RandomWitness {
    let adapted = chain.steps[index...].filter(\.isAdapted)
    let witness = RandomWitness(
      account: self, index: index, step: chain.steps[index],
      value: context + adapted.count)
    witnesses.append(WeakWitness(witness: witness))
    return witness
  }

  func pass(_ step: Int, _ place: Int) { passed.insert([step, place]) }
  func noteBuild() { buildCount += 1 }

  /// Whether all interceptors of a step have passed.
  func hasPassed(_ step: Int) -> Bool {
    chain.steps[step].guards.indices.allSatisfy { passed.contains([step, $0]) }
  }
}

/// Retained by the parts of one declared step; it tells their navigation what happens to them.
@MainActor
final class RandomWitness {
  let account: RandomNavigation
  let index: Int
  let step: RandomStep
  /// The context at this place of the chain.
  let value: Int

  init(account: RandomNavigation, index: Int, step: RandomStep, value: Int) {
    self.account = account
    self.index = index
    self.step = step
    self.value = value
  }

  func check(_ deed: String, with context: Int? = nil) {
    if !account.hasPassed(index) { account.fault("step \(index) \(deed) without its guards") }
    if let context, context != value {
      account.fault("step \(index) \(deed) with \(context) instead of \(value)")
    }
    if account.isAnswered { account.fault("step \(index) \(deed) after the end") }
  }

  func built<Screen: UIViewController>(_ screen: Screen, in cast: RandomCast) -> Screen {
    account.noteBuild()
    cast.enlist(screen)
    (screen as? any RandomMember)?.isLocked = step.isLocked
    return screen
  }
}
