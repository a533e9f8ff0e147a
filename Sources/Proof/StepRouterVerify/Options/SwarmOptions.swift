import StepRouterExplorer
import StepRouterTesting

/// The command-line options of `swarm`.
package struct SwarmOptions: Hashable, Sendable {
  /// The number of walks.
  package private(set) var walks = 200
  /// The maximum number of steps of a walk.
  package private(set) var length = 40
  /// The seed that determines the walks. By default, it's random.
  package private(set) var seed = UInt64.random(in: 0...999_999)
  /// The maximum number of windows that the user opens.
  package private(set) var windows = VerifyOptions().windows
  /// Whether the app runs on a foldable phone.
  package private(set) var folds = false
  /// The number of processes that share the work; nil for one per core, 0 to use only this process.
  package private(set) var jobs: Int?
  /// The limits of time and memory.
  package private(set) var limits = WorkLimits()
  /// Whether this process is a worker that takes orders from another one.
  package private(set) var isWorker = false

  /// Creates the options for the walks at the end of an exploration.
  init(
    walks: Int, seed: UInt64, _ settings: VerifyTool.Settings, jobs: Int?, limits: WorkLimits
  ) {
    self.walks = walks
    self.seed = seed
    windows = settings.windows
    folds = settings.folds
    self.jobs = jobs
    self.limits = limits
  }

  /// Reads the options after `swarm`.
  package init(_ options: inout OptionReader) throws(Problem) {
    while let option = try options.next() {
      switch option {
      case "--walks": walks = try options.number(of: option, in: 1...10_000_000)
      case "--length": length = try options.number(of: option, in: 1...10_000)
      case "--seed": seed = UInt64(try options.number(of: option, in: 0...Int.max))
      case "--windows": windows = try options.number(of: option, in: 1...3)
      case "--fold": folds = true
      case "--jobs": jobs = try options.number(of: option, in: 0...256)
      case WorkerLoop.option: isWorker = true
      default:
        guard try limits.read(option, &options) else { throw options.unknown(option) }
      }
    }
  }

  var settings: VerifyTool.Settings { .init(windows: windows, folds: folds) }

  /// The options for a worker process that makes the same kind of walks when ordered.
  package var ofWorker: [String] {
    [WorkerLoop.option, "--length", "\(length)", "--seed", "\(seed)", "--windows", "\(windows)"]
      + (folds ? ["--fold"] : []) + limits.ofWorker
  }
}
