import Foundation

/// Compiles units, and skips units that haven't changed since they last had no errors.
struct Compiler: Sendable {
  let output: URL
  let toolchain: Toolchain
  /// The sources of this tool. Changing them invalidates earlier results.
  let tool: String
  private let sdk: URL

  init(output: URL, toolchain: Toolchain, tool: String) throws {
    self.output = output
    self.toolchain = toolchain
    self.tool = tool
    sdk = output.appending(path: "XROS.sdk")
    try VisionVersions.write(to: sdk)
  }

  func problems(of unit: Unit, fingerprint: String) async throws -> [Problem] {
    let modules = output.appending(path: "\(unit.platform)")
    let stamp = modules.appending(path: "\(unit.file).passed")
    if (try? String(contentsOf: stamp, encoding: .utf8)) == fingerprint { return [] }
    try? FileManager.default.removeItem(at: stamp)
    let copies = output.appending(path: "sources/\(unit.platform)/\(unit.file)")
    let paths = try write(unit.files, to: copies)
    let run = try await CommandRun(
      ["swiftc", "-frontend"] + flags(of: unit, modules: modules) + paths,
      log: modules.appending(path: "\(unit.file).txt"))
    var problems = Problem.all(in: run, of: unit, copies: copies.path + "/")
    if let planted = unit.planted { problems = planted.mistakes(in: problems) }
    if problems.isEmpty {
      try fingerprint.write(to: stamp, atomically: true, encoding: .utf8)
    }
    return problems
  }

  /// Returns a fingerprint of everything that a unit consists of.
  func fingerprint(of unit: Unit, dependencies: [String]) -> String {
    var hash = StableHash()
    for text in [toolchain.version, unit.name, "\(unit.kind)", "\(unit.language)"] {
      hash.combine(text)
    }
    for text in unit.flags + dependencies { hash.combine(text) }
    // An interface's text already contains everything the tool does to it.
    if unit.kind != .interface { hash.combine(tool) }
    for file in unit.files {
      hash.combine(file.path)
      hash.combine(file.text)
    }
    return String(hash.value, radix: 16)
  }

  private func flags(of unit: Unit, modules: URL) -> [String] {
    let module = ["-o", modules.appending(path: "\(unit.name).swiftmodule").path]
    var flags = [
      "-target", unit.platform.triple(toolchain.architecture), "-module-name", unit.name,
      "-I", modules.path, "-I", toolchain.resources.path,
      "-module-cache-path", modules.appending(path: "cache").path,
      "-diagnostic-style", "llvm",
    ]
    if unit.platform == .vision {
      // With an SDK, the compiler looks for C modules in these folders only, not in folders inside.
      flags += ["-sdk", sdk.path, "-I", toolchain.resources.appending(path: "shims").path]
    }
    switch unit.kind {
    case .interface:
      flags += ["-compile-module-from-interface"] + module
      if StandardLibrary.modules.contains(unit.name), unit.name != "Testing" {
        flags += [
          "-disable-implicit-concurrency-module-import",
          "-disable-implicit-string-processing-module-import",
        ]
      }
    case .module:
      // Otherwise the compiler rejects stored properties that the oldest system doesn't have.
      flags += ["-disable-availability-checking", "-suppress-warnings"]
      // Debug builds are made for testing, so that tests can reach internal types.
      flags += ["-enable-testing"]
      flags += ["-emit-module", "-experimental-skip-all-function-bodies"] + module
    case .check: flags += ["-typecheck"]
    }
    if unit.kind != .interface {
      flags += unit.language.flags + toolchain.pluginFlags
      flags += [
        "-parse-as-library", "-disable-objc-interop",
        // The testing library's additions for UIKit exist on Apple's platforms only.
        "-disable-cross-import-overlays",
        // Units that import a module with errors compile too, so that all errors show at once.
        "-experimental-allow-module-with-compiler-errors",
      ]
    }
    return flags + unit.flags
  }

  private func write(_ files: [SourceFile], to folder: URL) throws -> [String] {
    if FileManager.default.fileExists(atPath: folder.path) {
      try FileManager.default.removeItem(at: folder)
    }
    return try files.map { file in
      let place = folder.appending(path: file.path)
      try FileManager.default.createDirectory(
        at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
      try file.text.write(to: place, atomically: false, encoding: .utf8)
      return place.path
    }
  }
}

/// FNV-1a, which is the same in every run, unlike Swift's own hash.
struct StableHash {
  private(set) var value: UInt64 = 0xcbf2_9ce4_8422_2325

  mutating func combine(_ text: String) {
    for byte in text.utf8 { combine(byte) }
    combine(0)
  }

  private mutating func combine(_ byte: UInt8) {
    value = (value ^ UInt64(byte)) &* 0x100_0000_01b3
  }
}
