import Foundation

/// Runs the translator as the plugin does, and the compiler on what it writes.
struct Translator {
  struct Output: Equatable {
    let status: Int32
    let lines: [String]
  }

  private let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("translator-\(UUID().uuidString)")

  private static let tests = URL(filePath: #filePath).deletingLastPathComponent()
  private static let package = tests.appending(path: "../../../..").standardizedFileURL

  /// Lists what can't be translated, with the names of files instead of their paths.
  func list(_ files: [String], stubbing stubs: [String] = []) throws -> Output {
    let stubs = stubs.flatMap { ["--stub", Self.tests.appending(path: $0).path()] }
    return try run(
      Self.script, ["list"] + stubs + files.map { Self.tests.appending(path: $0).path() })
  }

  /// Translates a file and compiles it against the headless UIKit.
  func compile(_ file: String, asStub isStub: Bool = false) throws -> Output {
    let path = Self.tests.appending(path: file)
    defer { try? FileManager.default.removeItem(at: folder) }
    let translation = try run(
      Self.script,
      ["translate", "--output", folder.path()] + (isStub ? ["--stub", path.path()] : [])
        + [path.path()])
    let errors = translation.lines.filter { $0.contains(" error: ") }
    guard errors.isEmpty else { return Output(status: translation.status, lines: errors) }
    let map = Self.package.appending(path: "Sources/HeadlessUIKit/UIKit/include/module.modulemap")
    let output = try run(
      "/usr/bin/env",
      [
        "swiftc", "-typecheck", "-swift-version", "5", "-diagnostic-style", "llvm", "-module-name",
        "App", "-I", try Self.modules().path(), "-Xcc", "-fmodule-map-file=\(map.path())",
      ]
        + FileManager.default.contentsOfDirectory(atPath: folder.path())
        .filter { $0.hasSuffix(".swift") }.sorted().map { folder.appending(path: $0).path() })
    return Output(
      status: output.status, lines: output.lines.filter { $0.contains(" error: ") }.sorted())
  }

  private static var script: String { package.appending(path: "Tools/headless-uikit").path() }

  /// The folder with the modules of the build that these tests belong to.
  private static func modules() throws -> URL {
    var folder = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
    while folder.path() != "/" {
      let modules = folder.appending(path: "Modules")
      if FileManager.default.fileExists(
        atPath: modules.appending(path: "PortableUIKit.swiftmodule").path())
      {
        return modules
      }
      folder = folder.deletingLastPathComponent()
    }
    throw CocoaError(.fileNoSuchFile)
  }

  private func run(_ executable: String, _ arguments: [String]) throws -> Output {
    let process = Process()
    process.executableURL = URL(filePath: executable)
    process.arguments = arguments
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("translator-\(UUID().uuidString).txt")
    try Data().write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let handle = try FileHandle(forWritingTo: file)
    process.standardOutput = handle
    process.standardError = handle
    try process.run()
    process.waitUntilExit()
    let text = try String(contentsOf: file, encoding: .utf8)
    let lines = text.split(separator: "\n").map { line in
      line.replacing(Self.tests.path() + "Mistakes/", with: "")
        .replacing(Self.tests.path() + "Lists/", with: "")
    }
    return Output(status: process.terminationStatus, lines: lines.map(String.init))
  }
}
