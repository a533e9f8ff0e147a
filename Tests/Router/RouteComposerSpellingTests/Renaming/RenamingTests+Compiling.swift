#if os(Linux) || os(macOS)
import CompilerRuns
import Foundation
import Testing

extension RenamingTests {
  /// The configurations of the 25 screens, which are copied without their marks as deprecated.
  private static let measured = [
    "ExampleConfiguration", "MigratedApp", "MigratedParts", "MigratedScreens", "ShopConfigurations",
  ]

  @Test(
    "The renamed files compile, and the compiler warns only at the reported places", .exhaustive)
  func compiles() async throws {
    let run = try Self.run.get()
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("compiled-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Self.copyMeasured(to: folder)
    let printed = try RenameTool.output("--write", folder.path) + run.printed

    let left = Set(ReportedPlace.all(printed: run.second).map(\.file))
    for name in Self.names {
      let text = run.written[name] ?? ""
      // The line stays, so that the others keep their numbers.
      let alone = text.replacing("import RouteComposerSpelling\n", with: "\n")
      try (left.contains(name) ? text : alone)
        .write(to: folder.appendingPathComponent(name), atomically: true, encoding: .utf8)
    }
    let files = try FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil)
    let output = try await CompilerOutput(
      typechecking: files + [RenameTool.samples.appendingPathComponent("Support.swift")],
      module: "Renamed", options: ["-enable-upcoming-feature", "MemberImportVisibility"])
    #expect(output.exitStatus == 0, "\(output.text)")
    #expect(files.count == Self.names.count + Self.measured.count)

    let reported = Set(ReportedPlace.all(printed: printed).map { "\($0.file):\($0.line)" })
    let marked = output.text.split(separator: "\n").compactMap { line in
      line.wholeMatch(of: #/.*/(\w+\.swift:\d+):\d+: warning: .*/#).map { String($0.1) }
    }
    #expect(Set(marked).subtracting(reported) == [], "\(output.text)")
    #expect(Set(marked).filter { $0.hasPrefix("Decisions") }.count >= 8)
    #expect(Set(marked).filter { !$0.hasPrefix("Decisions") }.count == 2)
  }

  private static func copyMeasured(to folder: URL) throws {
    let tests = RenameTool.samples.deletingLastPathComponent().deletingLastPathComponent()
    for name in measured.map({ $0 + ".swift" }) {
      let text = try String(contentsOf: tests.appendingPathComponent(name), encoding: .utf8)
      try text.replacing("@available(*, deprecated)\n", with: "\n")
        .write(to: folder.appendingPathComponent(name), atomically: true, encoding: .utf8)
    }
  }
}
#endif
