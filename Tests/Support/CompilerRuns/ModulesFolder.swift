#if os(Linux) || os(macOS)
import Foundation

/// The folder in which the build that runs these tests keeps its compiled modules.
enum ModulesFolder {
  struct NotFound: Error, CustomStringConvertible {
    let candidates: [URL]
    var description: String {
      "No 'Modules/StepRouter.swiftmodule' beside or above \(candidates.map(\.path))."
    }
  }

  /// Looks beside and above everything that names the test bundle: the executable on Linux, an
  /// argument or a loaded bundle on a Mac, where the executable belongs to the toolchain.
  static func find() throws -> URL {
    let candidates =
      CommandLine.arguments.filter { $0.contains("/") }.map { URL(fileURLWithPath: $0) }
      + ([Bundle.main] + Bundle.allBundles).flatMap { bundle in
        [bundle.executableURL, bundle.bundleURL].compactMap { $0 }
      }
    for candidate in candidates {
      if let folder = modules(above: candidate.standardizedFileURL) { return folder }
    }
    throw NotFound(candidates: candidates)
  }

  private static func modules(above url: URL) -> URL? {
    var folder = url
    while folder.path != "/", !folder.path.isEmpty {
      let modules = folder.appendingPathComponent("Modules")
      let module = modules.appendingPathComponent("StepRouter.swiftmodule")
      if FileManager.default.fileExists(atPath: module.path) { return modules }
      folder = folder.deletingLastPathComponent()
    }
    return nil
  }
}
#endif
