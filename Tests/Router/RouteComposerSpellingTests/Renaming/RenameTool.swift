#if os(Linux) || os(macOS)
import Foundation

/// A run of `Tools/rename-route-composer`, which needs Python 3.
struct RenameTool {
  static let package = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
  static let samples = package.appendingPathComponent(
    "Tests/Router/RouteComposerSpellingTests/Renaming/Samples")
  static let isRunnable = (try? run("-c", "")) != nil

  struct Failed: Error, CustomStringConvertible {
    let description: String
  }

  /// What the tool prints.
  static func output(_ arguments: String...) throws -> String {
    let tool = package.appendingPathComponent("Tools/rename-route-composer").path
    return try run("-B", [tool] + arguments)
  }

  private static func run(_ first: String, _ others: String...) throws -> String {
    try run(first, others)
  }

  private static func run(_ first: String, _ others: [String]) throws -> String {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("rename-\(UUID().uuidString).txt")
    defer { try? FileManager.default.removeItem(at: file) }
    try Data().write(to: file)
    let handle = try FileHandle(forWritingTo: file)
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["python3", first] + others
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = handle
    process.standardError = handle
    try process.run()
    process.waitUntilExit()
    let text = try String(contentsOf: file, encoding: .utf8)
    guard process.terminationStatus == 0 else { throw Failed(description: text) }
    return text
  }
}

/// A place that the tool leaves to the reader.
struct ReportedPlace: Hashable, Comparable, CustomStringConvertible {
  let file: String
  let line: Int
  let name: String

  var description: String { "\(file):\(line): \(name)" }

  static func < (one: Self, other: Self) -> Bool { one.description < other.description }

  /// The places in what the tool has printed.
  static func all(printed output: String) -> [Self] {
    output.split(separator: "\n").compactMap { line in
      guard let match = line.wholeMatch(of: #/(?:.*/)?(\w+\.swift):(\d+): (.+?): .*/#),
        let number = Int(match.2)
      else { return nil }
      return Self(file: String(match.1), line: number, name: String(match.3))
    }.sorted()
  }

  /// The places that a sample expects: lines that end with `// reported: NAME`.
  static func all(expectedIn text: String, of file: URL) -> [Self] {
    text.components(separatedBy: "\n").enumerated().compactMap { index, line in
      guard let comment = line.range(of: "// reported: ") else { return nil }
      return Self(
        file: file.lastPathComponent, line: index + 1, name: String(line[comment.upperBound...]))
    }.sorted()
  }
}
#endif
