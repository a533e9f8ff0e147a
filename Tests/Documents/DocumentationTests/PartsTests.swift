import Foundation
import Testing

/// The sources have three parts, and their targets import only what the drawing shows.
@Suite struct PartsTests {
  private struct Target {
    let part: String
    let imports: Set<String>
  }

  /// The parts, the lowest first.
  private static let parts = ["HeadlessUIKit", "Router", "Proof"]

  /// The targets of the sources, as the manifest declares them.
  private static func targets() throws -> [String: Target] {
    let manifest = try String(
      contentsOf: DocumentationTests.root.appending(path: "Package.swift"), encoding: .utf8)
    let declaration =
      #/\.target\(\s*name: "(\w+)",(?:\s*dependencies: \[([^\]]*)\],)?\s*path: "Sources/(\w+)/\w+"/#
    var targets: [String: Target] = [:]
    for match in manifest.matches(of: declaration) {
      let imports = (match.2 ?? "").matches(of: #/"(\w+)"/#).map { String($0.1) }
      targets[String(match.1)] = Target(part: String(match.3), imports: Set(imports))
    }
    return targets
  }

  /// The arrows of the drawing, without its column of parts.
  private static func drawn() throws -> [String: Set<String>] {
    let page = try String(
      contentsOf: DocumentationTests.root.appending(path: "Docs/Router/Architecture.md"),
      encoding: .utf8)
    var arrows: [String: Set<String>] = [:]
    for line in page.split(separator: "\n") where line.contains("Step") || line.contains("Portable")
    {
      let names = line.components(separatedBy: " ──▶ ").map { part in
        part.components(separatedBy: ", ").compactMap {
          $0.split(separator: " ").last.map(String.init)
        }
      }
      for (from, to) in zip(names, names.dropFirst()) {
        for name in from { arrows[name, default: []].formUnion(to) }
      }
    }
    return arrows
  }

  /// Returns the targets that a target imports by these arrows, directly or indirectly.
  private static func reached(from name: String, by arrows: [String: Set<String>]) -> Set<String> {
    let next = arrows[name] ?? []
    return next.reduce(into: next) { $0.formUnion(reached(from: $1, by: arrows)) }
  }

  @Test("Each part has a folder, and imports no part above it")
  func oneWay() throws {
    let targets = try Self.targets()
    #expect(targets.count == 17)
    for (name, target) in targets {
      let level = try #require(Self.parts.firstIndex(of: target.part), "\(name)")
      for imported in target.imports {
        let part = try #require(targets[imported]?.part)
        #expect(
          try #require(Self.parts.firstIndex(of: part)) <= level, "\(name) imports \(imported)")
      }
    }
  }

  @Test("The drawing shows each import")
  func drawing() throws {
    let declared = try Self.targets().mapValues(\.imports)
    let drawn = try Self.drawn()
    for name in declared.keys {
      #expect(
        Self.reached(from: name, by: drawn) == Self.reached(from: name, by: declared), "\(name)")
    }
  }
}
