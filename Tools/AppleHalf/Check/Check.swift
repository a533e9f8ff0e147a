import Foundation

/// The whole check: chooses the units, compiles them in order and collects the problems.
struct Check {
  static let limits =
    "UIKit here is the headless half: what that has and Apple's has not, this cannot see."

  let workspace: Workspace

  init(_ workspace: Workspace) {
    self.workspace = workspace
  }

  func run(only names: [String]) async throws -> [Problem] {
    for platform in Platform.allCases {
      try FileManager.default.createDirectory(
        at: workspace.output.appending(path: "\(platform)"), withIntermediateDirectories: true)
    }
    let toolchain = try await Toolchain(log: workspace.output.appending(path: "toolchain.json"))
    let tool = try workspace.sources(in: "Tools/AppleHalf", excluding: ["StandIns", "Faults"])
    let compiler = try Compiler(
      output: workspace.output, toolchain: toolchain, tool: tool.map(\.text).joined())
    let units = try await Units(workspace, toolchain).all
    return try await compile(try chosen(names, of: units), with: compiler)
  }

  /// Returns the units with these names or platforms and their imports; all units without a name.
  private func chosen(_ names: [String], of units: [Unit]) throws -> [Unit] {
    guard !names.isEmpty else { return units }
    var keys: Set<String> = []
    for name in names {
      let found = units.filter {
        [$0.key, "\($0.platform)/\($0.name)", "\($0.platform)"].contains(name)
      }
      guard !found.isEmpty else {
        throw Failure("There is no \(name) here, but: \(units.map(\.key).joined(separator: ", "))")
      }
      keys.formUnion(found.map(\.key))
    }
    for unit in units.reversed() where keys.contains(unit.key) {
      keys.formUnion(unit.dependencies)
    }
    return units.filter { keys.contains($0.key) }
  }

  /// Compiles each unit as soon as its imports are ready, as many at once as there are cores, and
  /// the largest first.
  private func compile(_ units: [Unit], with compiler: Compiler) async throws -> [Problem] {
    try await withThrowingTaskGroup(of: (String, [Problem]).self) { group in
      var waiting = units.sorted { $0.size > $1.size }
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
        if !found.isEmpty, units.contains(where: { $0.key == unit && $0.kind == .interface }) {
          // Every other unit would report that the declarations in it are missing.
          waiting = []
        }
      }
      guard waiting.isEmpty else {
        throw Failure("Nobody makes what these import: \(waiting.map(\.key))")
      }
      var told: Set<Problem> = []
      let all = units.flatMap { problems[$0.key] ?? [] }.filter { told.insert($0).inserted }
      // The compiler reports a problem in a macro's argument in the argument, too.
      let inSources = all.filter { !$0.path.contains("@__swiftmacro_") }
      return inSources.isEmpty ? all : inSources
    }
  }
}
