import Foundation

/// The whole check: what is compiled, in which order, and what came of it.
struct Check {
  static let limits =
    "UIKit here is the headless half: what that has and Apple's has not, this cannot see."

  let workspace: Workspace

  init(_ workspace: Workspace) {
    self.workspace = workspace
  }

  func run() async throws -> [Problem] {
    for platform in [Platform.iPhone, .mac] {
      try FileManager.default.createDirectory(
        at: workspace.output.appending(path: "\(platform)"), withIntermediateDirectories: true)
    }
    let units = try await Units(workspace)
    let compiler = try await Compiler(output: workspace.output, version: version())
    return try await compile(units.all, with: compiler)
  }

  private func version() async throws -> String {
    let run = try await CommandRun(
      ["swiftc", "--version"], log: workspace.output.appending(path: "version.txt"))
    guard run.status == 0 else { throw Failure("swiftc does not run: \(run.output)") }
    let tool = try workspace.sources(in: "Tools/AppleHalf", excluding: ["StandIns", "Faults"])
    return run.output + tool.map(\.text).joined()
  }

  /// Compiles each unit as soon as those are through that it imports, as many at once as there are
  /// cores.
  private func compile(_ units: [Unit], with compiler: Compiler) async throws -> [Problem] {
    try await withThrowingTaskGroup(of: (String, [Problem]).self) { group in
      var waiting = units
      var fingerprints: [String: String] = [:]
      var done: Set<String> = []
      var problems: [String: [Problem]] = [:]
      var free = ProcessInfo.processInfo.activeProcessorCount
      while true {
        while free > 0, let next = waiting.firstIndex(where: { $0.dependencies.isSubset(of: done) })
        {
          let unit = waiting.remove(at: next)
          let fingerprint = compiler.fingerprint(
            of: unit, dependencies: unit.dependencies.sorted().compactMap { fingerprints[$0] })
          fingerprints[unit.key] = fingerprint
          free -= 1
          group.addTask {
            (unit.key, try await compiler.problems(of: unit, fingerprint: fingerprint))
          }
        }
        guard let (unit, found) = try await group.next() else { break }
        free += 1
        done.insert(unit)
        problems[unit] = found
      }
      guard waiting.isEmpty else {
        throw Failure("Nobody makes what these import: \(waiting.map(\.key))")
      }
      return units.flatMap { problems[$0.key] ?? [] }
    }
  }
}
