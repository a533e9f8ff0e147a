import PortableUIKit

/// A sequence of operations, drawn from its seed, and the faults it causes.
struct RandomSequence: CustomStringConvertible {
  let operations: [RandomOperation]

  init(_ operations: [RandomOperation]) {
    self.operations = operations
  }

  init(seed: UInt64, next: (inout SplitMix) -> RandomOperation = RandomOperation.random) {
    var generator = SplitMix(seed: seed)
    let length = 4 + generator.next(below: 24)
    operations = (0..<length).map { _ in next(&generator) }
  }

  var description: String {
    operations.map { "  \($0)" }.joined(separator: "\n")
  }

  /// Runs the sequence on its own device and returns the first faults.
  @MainActor func faults() -> [String] {
    let simulation = Simulation()
    return simulation.performNow {
      let cast = WeakCast(RandomCast(simulation))
      let faults = cast.run(operations)
      guard faults.isEmpty else { return faults }
      simulation.runUntilIdle()
      return cast.survivors()
    }
  }
}

/// Runs a sequence, releases the cast, and then names the members that are still alive.
@MainActor private final class WeakCast {
  private var cast: RandomCast?
  private var references: [(name: String, object: Weak)] = []

  init(_ cast: RandomCast) {
    self.cast = cast
    references =
      cast.everybody.map { (cast.name($0), Weak($0)) }
      + cast.windows.map { ("a window", Weak($0)) }
  }

  func run(_ operations: [RandomOperation]) -> [String] {
    guard let cast else { return [] }
    for operation in operations {
      cast.perform(operation)
      let faults = cast.faults()
      if !faults.isEmpty { return faults.map { "after \(operation): \($0)" } }
    }
    cast.comeToRest()
    let faults = cast.faultsAtRest()
    cast.emptyColumns()
    cast.emptyTabs()
    self.cast = nil
    return faults.map { "at rest: \($0)" }
  }

  func survivors() -> [String] {
    references.filter { $0.object.value != nil }.map { "\($0.name) is leaked" }
  }

  private struct Weak {
    weak var value: AnyObject?

    init(_ value: AnyObject) {
      self.value = value
    }
  }
}
