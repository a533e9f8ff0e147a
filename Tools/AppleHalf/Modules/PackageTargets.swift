import Foundation

/// A target of the manifest, as `swift package dump-package` prints it.
struct PackageTarget: Decodable {
  let name: String
  let type: String
  let path: String?
  let exclude: [String]
  let dependencies: [Dependency]
  let resources: [Resource]

  /// The folder of its sources, from the package's folder.
  var folder: String { path ?? (type == "test" ? "Tests/" : "Sources/") + name }

  struct Resource: Decodable {
    /// The rule has a key for its kind; the value is empty for embedded resources.
    struct Rule: Decodable {
      let embedInCode: [String: String]?
    }

    let path: String
    let rule: Rule
  }

  struct Dependency: Decodable {
    let name: String

    private enum Kind: String, CodingKey {
      case byName, target
    }

    init(from decoder: any Decoder) throws {
      let kinds = try decoder.container(keyedBy: Kind.self)
      let kind: Kind = kinds.contains(.byName) ? .byName : .target
      // The dependency's condition follows the name, and has another type.
      var values = try kinds.nestedUnkeyedContainer(forKey: kind)
      name = try values.decode(String.self)
    }
  }

  /// Returns the package's targets, each after its imports.
  static func all(in workspace: Workspace) async throws -> [PackageTarget] {
    struct Manifest: Decodable {
      let targets: [PackageTarget]
    }

    let run = try await CommandRun(
      // With its own folder, this doesn't wait for a running build.
      [
        "swift", "package", "--scratch-path", workspace.output.appending(path: "package").path,
        "dump-package",
      ], log: workspace.output.appending(path: "manifest.json"))
    guard run.status == 0 else { throw Failure("The manifest cannot be read: \(run.output)") }
    // Warnings of the package manager come first.
    let json = run.output.drop { $0 != "{" }
    // A platform with UIKit has no use for the plugin and its modules of these names.
    return try JSONDecoder().decode(Manifest.self, from: Data(json.utf8)).targets
      .filter { $0.type != "plugin" && !["UIKit", "SwiftUI"].contains($0.name) }
  }
}
