import Foundation

/// Compiles units, and leaves out those that are as they were when they last had no errors.
struct Compiler: Sendable {
  let output: URL
  /// What this compiler and this tool are, so that another one begins anew.
  let version: String

  func problems(of unit: Unit, fingerprint: String) async throws -> [Problem] {
    let modules = output.appending(path: "\(unit.platform)")
    let stamp = modules.appending(path: "\(unit.name).passed")
    if (try? String(contentsOf: stamp, encoding: .utf8)) == fingerprint { return [] }
    try? FileManager.default.removeItem(at: stamp)
    let copies = output.appending(path: "sources/\(unit.platform)/\(unit.name)")
    let paths = try write(unit.files, to: copies)
    let run = try await CommandRun(
      ["swiftc"] + flags(of: unit, modules: modules) + paths,
      log: modules.appending(path: "\(unit.name).txt"))
    var problems = Problem.all(in: run, of: unit, copies: copies.path + "/")
    if let planted = unit.planted { problems = planted.mistakes(in: problems) }
    if problems.isEmpty {
      try fingerprint.write(to: stamp, atomically: true, encoding: .utf8)
    }
    return problems
  }

  /// What a unit is made from, in a word.
  func fingerprint(of unit: Unit, dependencies: [String]) -> String {
    var hash = StableHash()
    for text in [version, unit.name] + unit.flags + dependencies { hash.combine(text) }
    for file in unit.files {
      hash.combine(file.path)
      hash.combine(file.text)
    }
    return String(hash.value, radix: 16)
  }

  private func flags(of unit: Unit, modules: URL) -> [String] {
    var flags = [
      "-emit-module", "-parse-as-library", "-wmo", "-swift-version", "6",
      "-diagnostic-style", "llvm", "-module-name", unit.name,
      "-o", modules.appending(path: "\(unit.name).swiftmodule").path, "-I", modules.path,
      // The testing library's additions for UIKit are Apple's alone.
      "-Xfrontend", "-disable-cross-import-overlays",
      // What stands on a module with errors is compiled too, so that all of them show at once.
      "-Xfrontend", "-experimental-allow-module-with-compiler-errors",
    ]
    if unit.isInterfaceOnly {
      flags += ["-suppress-warnings", "-Xfrontend", "-experimental-skip-all-function-bodies"]
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

/// FNV-1a: the same in every run, which Swift's own hash is not.
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
