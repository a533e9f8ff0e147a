import PortableUIKit

/// One random run: what happens, in order.
struct RandomSequence {
  let operations: [RandomOperation]

  init(_ operations: [RandomOperation]) { self.operations = operations }

  init(seed: UInt64) {
    var generator = SplitMix(seed: seed)
    var operations: [RandomOperation] = [.setRoot(.random(using: &generator))]
    while generator.chance(45) {
      operations.append(
        .present(
          .random(using: &generator), style: generator.next(below: RandomStyle.all.count),
          isAnimated: false))
    }
    if generator.chance(30) { operations.append(.lock(generator.next(below: 20))) }
    for _ in 0..<(2 + generator.next(below: 4)) {
      if generator.chance(40) { operations.append(.random(using: &generator)) }
      repeat {
        operations.append(.navigation(using: &generator))
        while generator.chance(35) { operations.append(.random(using: &generator)) }
      } while generator.chance(25)
      operations.append(.settle)
    }
    self.operations = operations
  }

  var navigationCount: Int {
    operations.filter { if case .navigate = $0 { true } else { false } }.count
  }
}

extension RandomSequence: CustomStringConvertible {
  /// One operation a line, without the names of types.
  var description: String {
    operations.map { "  \($0)".replacing(/\w+\.(?=\w)/, with: "") }.joined(separator: "\n")
  }
}

extension RandomSequence {
  /// Runs the sequence on a device of its own, and returns what goes wrong.
  @MainActor
  func faults(tally: RandomTally? = nil) async -> [String] {
    await HeadlessDevice.$current.withValue(
      HeadlessDevice(
        timeMode: .manual, idiom: .pad, screenSize: CGSize(width: 1180, height: 820))
    ) {
      let run = RandomRun(tally: tally)
      for operation in operations {
        await run.perform(operation)
        guard run.faults.isEmpty else { return run.faults }
      }
      await run.settle()
      return run.faults
    }
  }

  /// Removes whatever the failure doesn't need: operations, then steps of chains and their parts.
  @MainActor
  func shortestFailing() async -> RandomSequence {
    var shortest = self
    while let simpler = await shortest.simplerFailing() { shortest = simpler }
    return shortest
  }

  @MainActor
  private func simplerFailing() async -> RandomSequence? {
    for index in operations.indices {
      var fewer = operations
      fewer.remove(at: index)
      if await !RandomSequence(fewer).faults().isEmpty { return RandomSequence(fewer) }
    }
    for (index, operation) in operations.enumerated() {
      for simpler in operation.simpler {
        var changed = operations
        changed[index] = simpler
        if await !RandomSequence(changed).faults().isEmpty { return RandomSequence(changed) }
      }
    }
    return nil
  }
}
