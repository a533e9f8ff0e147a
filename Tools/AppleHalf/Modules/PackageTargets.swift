import Foundation

/// A target of the manifest, as `swift package dump-package` prints it.
struct PackageTarget: Decodable {
  let name: String
  let type: String
  let path: String?
  let exclude: [String]
  let dependencies: [Dependency]

  /// Where its sources lie, from the package's folder.
  var folder: String { path ?? (type == "test" ? "Tests/" : "Sources/") + name }

  struct Dependency: Decodable {
    let name: String

    private enum Kind: String, CodingKey {
      case byName, target
    }

    init(from decoder: any Decoder) throws {
      let kinds = try decoder.container(keyedBy: Kind.self)
      let kind: Kind = kinds.contains(.byName) ? .byName : .target
      // The name is followed by the dependency's condition, which is of another type.
      var values = try kinds.nestedUnkeyedContainer(forKey: kind)
      name = try values.decode(String.self)
    }
  }

  /// The targets of the package, each behind those that it imports.
  static func all(in workspace: Workspace) async throws -> [PackageTarget] {
    struct Manifest: Decodable {
      let targets: [PackageTarget]
    }

    let run = try await CommandRun(
      // In a folder of its own it does not wait for a build that is running.
      [
        "swift", "package", "--scratch-path", workspace.output.appending(path: "package").path,
        "dump-package",
      ], log: workspace.output.appending(path: "manifest.json"))
    guard run.status == 0 else { throw Failure("The manifest cannot be read: \(run.output)") }
    // Warnings of the package manager's stand in front.
    let json = run.output.drop { $0 != "{" }
    return try JSONDecoder().decode(Manifest.self, from: Data(json.utf8)).targets
  }
}
