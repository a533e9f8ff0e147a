import PortableUIKit
import StepRouterTesting

/// A command line for what is known of an app's navigation: explores it, and puts the parts of an
/// exploration together.
///
/// ```swift
/// let tool = VerifyTool("Proof") { settings in
///   Explorer(windows: settings.windows) { shopLaunch() }
/// }
/// exit(await tool.run(Array(CommandLine.arguments.dropFirst())))
/// ```
///
/// It is the `main` of an executable. `Proof verify --depth 3` then explores on all cores, and
/// `Proof --help` prints what else there is.
@MainActor
public struct VerifyTool {
  /// What a command line asks of an app's explorer.
  public struct Settings: Hashable, Sendable {
    /// How many windows the user opens at most.
    public let windows: Int
    /// The log that is to be repeated: the app's router needs an `EventLogRecorder` then. Nil where
    /// the app is explored.
    public let log: EventLog?

    init(windows: Int, log: EventLog? = nil) {
      self.windows = windows
      self.log = log
    }
  }

  let program: String
  let catalogue: (@MainActor () -> RouteCatalogue)?
  let suppressions: [LintSuppression]
  let explorer: @MainActor (Settings) -> Explorer

  /// The tool of an app.
  ///
  /// - Parameters:
  ///   - program: How the program is called on the command line.
  ///   - catalogue: The app's routes, for `check`, `map` and `lint`, and for the report.
  ///   - suppressions: What `lint` does not tell.
  ///   - explorer: Makes the app's explorer. It is called in each of the processes that share the
  ///     work, and must make the same one.
  public init(
    _ program: String, catalogue: (@MainActor () -> RouteCatalogue)? = nil,
    except suppressions: [LintSuppression] = [],
    explorer: @escaping @MainActor (Settings) -> Explorer
  ) {
    self.program = program
    self.catalogue = catalogue
    self.suppressions = suppressions
    self.explorer = explorer
  }

  /// The commands that it knows: the first of the arguments.
  public nonisolated static let commands = [
    "verify", "swarm", "merge", "check", "map", "lint", "test",
  ]

  /// Obeys the arguments behind the program's name.
  ///
  /// - Returns: The exit status: 0 if all is well, 1 if something is wrong with the app, 2 if the
  ///   arguments cannot be obeyed, 130 if the user has interrupted it.
  public func run(_ arguments: [String]) async -> Int32 {
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
    if options.take("map") { return try RouteCommands(of: self, on: console).map(&options) }
    if options.take("lint") { return try RouteCommands(of: self, on: console).lint(&options) }
    if options.take("test") { return try await LogTest(of: self, on: console).run(&options) }
    throw Problem(
      "\((arguments.first ?? "").quoted) is no command; “\(program) --help” lists them.")
  }
}
