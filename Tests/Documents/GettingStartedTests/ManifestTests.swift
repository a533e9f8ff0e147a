#if os(Linux) || os(macOS)
import DeviceTraits
import Foundation
import Testing

/// The manifest in Docs/GettingStarted.md is valid, before and after the tests are added to it, and
/// uses existing products.
@Suite struct ManifestTests {
  private struct Failure: Error {
    let output: String
  }

  private static let root = GettingStartedPage.root

  private static func text(of path: String) throws -> String {
    try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
  }

  private static func listing(beginningWith beginning: String) throws -> String {
    let page = try text(of: "Docs/GettingStarted.md")
    let part = page.components(separatedBy: "```swift\n").first { $0.hasPrefix(beginning) }
    return try #require(part?.components(separatedBy: "```\n").first)
  }

  private static func manifests() throws -> (before: String, after: String) {
    let manifest = try listing(beginningWith: "// swift-tools-version")
    let end = try #require(manifest.range(of: "  ]\n)", options: .backwards))
    let tests = try listing(beginningWith: ".testTarget(")
    return (manifest, manifest.replacingCharacters(in: end, with: "\(tests)  ]\n)"))
  }

  /// The package manager's reading of a manifest.
  private static func dump(_ manifest: String) throws -> String {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("manifest-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data(manifest.utf8).write(to: folder.appendingPathComponent("Package.swift"))

    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["swift", "package", "--package-path", folder.path, "dump-package"]
    let output = Pipe()
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output
    process.standardError = output
    try process.run()
    let text = String(
      decoding: try output.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { throw Failure(output: text) }
    return text
  }

  @Test("The package manager reads the page's manifest", .exhaustive)
  func isRead() throws {
    let manifests = try Self.manifests()
    #expect(try !Self.dump(manifests.before).contains("\"ShopTests\""))
    #expect(try Self.dump(manifests.after).contains("\"ShopTests\""))
    #expect(throws: Failure.self) {
      try Self.dump(manifests.before.replacing(".executableTarget", with: ".appTarget"))
    }
  }

  @Test("Each product that a page adds exists", arguments: ["Docs/GettingStarted.md", "README.md"])
  func products(page: String) throws {
    let own = try Self.text(of: "Package.swift")
    let added = try Self.text(of: page)
      .matches(of: #/\.product\(name: "(\w+)", package: "StepRouter"\)/#).map { $0.1 }
    #expect(!added.isEmpty)
    for product in added { #expect(own.contains(".library(name: \"\(product)\"")) }
  }
}
#endif
