import Foundation

/// The compiler, and the standard library's textual interfaces that come with it.
struct Toolchain: Sendable {
  /// The version string of the compiler.
  let version: String
  /// The folder with everything that belongs to Swift.
  let resources: URL
  /// The triple in the interfaces, such as `x86_64-unknown-linux-gnu`.
  let triple: String

  var architecture: String {
    let name = triple.prefix { $0 != "-" }
    return name == "aarch64" ? "arm64" : String(name)
  }

  init(log: URL) async throws {
    struct Info: Decodable {
      struct Target: Decodable {
        let unversionedTriple: String
      }

      struct Paths: Decodable {
        let runtimeResourcePath: String
      }

      let compilerVersion: String
      let target: Target
      let paths: Paths
    }

    let run = try await CommandRun(["swiftc", "-print-target-info"], log: log)
    guard run.status == 0 else { throw Failure("swiftc does not run: \(run.output)") }
    let info = try JSONDecoder().decode(Info.self, from: Data(run.output.utf8))
    version = info.compilerVersion
    resources = URL(filePath: info.paths.runtimeResourcePath)
    triple = info.target.unversionedTriple
  }

  /// The flags for the macros of the standard library and of Swift Testing.
  var pluginFlags: [String] {
    let host = resources.appending(path: "host")
    return [
      "-plugin-path", host.appending(path: "plugins").path,
      "-plugin-path", host.appending(path: "plugins/testing").path,
      "-in-process-plugin-server-path",
      host.appending(path: "libSwiftInProcPluginServer.so").path,
    ]
  }

  /// Returns the text of a module's interface.
  func interface(of module: String) throws -> String {
    let file = resources.appending(path: "linux/\(module).swiftmodule/\(triple).swiftinterface")
    do { return try String(contentsOf: file, encoding: .utf8) } catch {
      throw Failure(
        "\(file.path) is missing. Use the toolchain of swift.org for Linux, which has it.")
    }
  }
}
