import PortableUIKit
import StepRouterExplorer
import StepRouterTesting

/// A command-line tool that explores your app's navigation, checks its routes and merges recorded
/// parts.
///
/// ```swift
/// let tool = VerifyTool("Proof") { settings in
///   Explorer(windows: settings.windows) { shopLaunch() }
/// }
/// exit(await tool.run(Array(CommandLine.arguments.dropFirst())))
/// ```
///
/// Make it the `main` of an executable. `Proof verify --depth 3` then explores on all cores, and
/// `Proof --help` lists all commands.
@MainActor
public struct VerifyTool {
  /// The settings that a command passes to your app's explorer.
  public struct Settings: Hashable, Sendable {
    /// The maximum number of windows that the user opens.
    public let windows: Int
    /// Whether the app runs on a foldable phone. The tool moves your explorer to one.
    public let folds: Bool
    /// The log to replay, for which your app's router needs an `EventLogRecorder`; nil if the
    /// command explores the app.
    public let log: EventLog?

    package init(windows: Int, folds: Bool = false, log: EventLog? = nil) {
      self.windows = windows
      self.folds = folds
      self.log = log
    }
  }

  let program: String
  let catalogue: (@MainActor () -> RouteCatalogue)?
  let suppressions: [LintSuppression]
  private let makeExplorer: @MainActor (Settings) -> Explorer

  /// Creates the tool for an app.
  ///
  /// - Parameters:
  ///   - program: The program's name on the command line.
  ///   - catalogue: The app's routes, for `check`, `map` and `lint`, and for the report.
  ///   - suppressions: The findings that `lint` omits.
  ///   - explorer: Makes your app's explorer. Each process that shares the work calls it, and has
  ///     to get an explorer of the same app.
  public init(
    _ program: String, catalogue: (@MainActor () -> RouteCatalogue)? = nil,
    except suppressions: [LintSuppression] = [],
    explorer: @escaping @MainActor (Settings) -> Explorer
  ) {
    self.program = program
    self.catalogue = catalogue
    self.suppressions = suppressions
    makeExplorer = explorer
  }

  package func explorer(_ settings: Settings) -> Explorer {
    let explorer = makeExplorer(settings)
    #if !canImport(UIKit)
    if settings.folds { return explorer.on(.duo) }
    #endif
    return explorer
  }

  /// The tool's commands; the first argument names one.
  public nonisolated static let commands = [
    "verify", "swarm", "merge", "check", "taps", "map", "lint", "test",
  ]

  /// Runs the command that the arguments name. They don't include the program's name.
  ///
  /// - Returns: The exit status: 0 if all is well, 1 if something is wrong with the app, 2 if the
  ///   tool can't carry out the command, 130 if the user interrupted it.
  public func run(_ arguments: [String]) async -> Int32 {
    #if os(macOS) || os(Linux)
    // The process that started a worker learns of the worker's end itself.
    if !arguments.contains(WorkerLoop.option) {
      CrashNotice.install(ProcessInfo.processInfo.environment)
    }
    #endif
    do throws(Problem) {
      return try await run(arguments, on: .standard)
    } catch {
      StandardStreams.complain(error.description)
      return error.isInterruption ? 130 : 2
    }
  }

  package func run(_ arguments: [String], on console: Console) async throws(Problem) -> Int32 {
    var options = OptionReader(arguments, of: program)
    if options.asksForHelp {
      console.print(VerifyUsage.text(of: program), "\n")
      return 0
    }
    if options.take("verify") {
      let verification = Verification(
        try VerifyOptions(&options, console.environment), of: self, on: console)
      return try await verification.run()
    }
    if options.take("swarm") {
      return try await Swarming(try SwarmOptions(&options), of: self, on: console).run()
    }
    if options.take("merge") {
      return try await Merging(try MergeOptions(&options), of: self, on: console).run()
    }
    if options.take("check") { return try RouteCommands(of: self, on: console).check(&options) }
    if options.take("taps") {
      return try await TapCommand(try TapOptions(&options), of: self, on: console).run()
    }
    if options.take("map") { return try RouteCommands(of: self, on: console).map(&options) }
    if options.take("lint") { return try RouteCommands(of: self, on: console).lint(&options) }
    if options.take("test") { return try await LogTest(of: self, on: console).run(&options) }
    throw Problem(
      "\((arguments.first ?? "").quoted) is not a command; “\(program) --help” lists them.")
  }
}
