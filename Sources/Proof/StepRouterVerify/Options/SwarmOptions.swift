import StepRouterTesting

/// What `swarm` is asked for on the command line.
package struct SwarmOptions: Hashable, Sendable {
  /// How many walks.
  package private(set) var walks = 200
  /// How many steps each of them has at most.
  package private(set) var length = 40
  /// By what they are chosen: another one each time, if none is given.
  package private(set) var seed = UInt64.random(in: 0...999_999)
  /// How many windows the user opens at most.
  package private(set) var windows = VerifyOptions().windows
  /// How many processes share the work; nil for as many as the machine has cores.
  package private(set) var jobs: Int?
  /// Whether this process obeys another one.
  package private(set) var isWorker = false

  /// Reads what stands behind `swarm`.
  init(_ options: inout OptionReader) throws(Problem) {
    while let option = try options.next() {
      switch option {
      case "--walks": walks = try options.number(of: option, in: 1...10_000_000)
      case "--length": length = try options.number(of: option, in: 1...10_000)
      case "--seed": seed = UInt64(try options.number(of: option, in: 0...Int.max))
      case "--windows": windows = try options.number(of: option, in: 1...3)
      case "--jobs": jobs = try options.number(of: option, in: 1...256)
      case WorkerLoop.option: isWorker = true
      default: throw options.unknown(option)
      }
    }
  }

  /// The options of a process that makes walks of the same, as it is told.
  var ofWorker: [String] {
    [WorkerLoop.option, "--length", "\(length)", "--seed", "\(seed)", "--windows", "\(windows)"]
  }
}
