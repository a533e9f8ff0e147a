import Foundation

/// Docs/GettingStarted.md, in its parts.
struct GettingStartedPage {
  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
  static let root = folder.deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  private let text: String

  init() throws {
    text = try String(
      contentsOf: Self.root.appendingPathComponent("Docs/GettingStarted.md"), encoding: .utf8)
  }

  /// The listings under lines such as `Sources/Shop/Routes.swift`, by the file's name; the last one
  /// if the page lists a file twice.
  func files(in folder: String) -> [String: String] {
    let parts = text.components(separatedBy: "```swift\n")
    var files: [String: String] = [:]
    for (before, part) in zip(parts, parts.dropFirst()) {
      let line = before.split(separator: "\n").last ?? ""
      guard line.hasPrefix("`\(folder)/"), line.hasSuffix("`") else { continue }
      let name = line.dropFirst(folder.count + 2).dropLast()
      files[String(name)] = part.components(separatedBy: "```\n").first
    }
    return files
  }

  /// The output that the page shows, in order.
  var outputs: [String] {
    text.components(separatedBy: "```text\n").dropFirst().compactMap {
      $0.components(separatedBy: "```\n").first
    }
  }
}
