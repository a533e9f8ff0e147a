import Foundation

/// The parts of an Xcode project in which references can be wrong.
struct XcodeProject {
  typealias Object = [String: Any]

  /// The folder of the project.
  let folder: URL
  let root: String
  let objects: [String: Object]

  /// A project of a `project.pbxproj`, which is an old-style property list.
  init(_ text: String, in folder: URL) throws {
    self.folder = folder
    let data = Data(text.utf8)
    let list = try PropertyListSerialization.propertyList(from: data, options: [], format: nil)
    guard let list = list as? [String: Any], let root = list["rootObject"] as? String,
      let objects = list["objects"] as? [String: Object]
    else { throw CocoaError(.propertyListReadCorrupt) }
    self.root = root
    self.objects = objects
  }

  func objects(_ kind: String) -> [(id: String, object: Object)] {
    objects.filter { $0.value["isa"] as? String == kind }.sorted { $0.key < $1.key }
      .map { (id: $0.key, object: $0.value) }
  }

  var targets: [(id: String, object: Object)] { objects("PBXNativeTarget") }

  /// The names of a target's or of the project's configurations.
  func configurations(of object: Object) -> [String] {
    ids(in: self[object["buildConfigurationList"]], at: "buildConfigurations")
      .compactMap { objects[$0]?["name"] as? String }
  }

  /// The settings of a target, by configuration.
  func settings(of object: Object) -> [[String: Any]] {
    ids(in: self[object["buildConfigurationList"]], at: "buildConfigurations")
      .compactMap { objects[$0]?["buildSettings"] as? [String: Any] }
  }

  subscript(id: Any?) -> Object? { (id as? String).flatMap { objects[$0] } }

  func ids(in object: Object?, at key: String) -> [String] { object?[key] as? [String] ?? [] }

  /// What is wrong, in words.
  var faults: [String] {
    danglingReferences + unreachable + missingPaths + missingConfigurations
  }

  /// Identifiers that lead to no object.
  private var danglingReferences: [String] {
    allReferences.filter { objects[$0.to] == nil }
      .map { "\($0.from) refers to \($0.to): no object" }
  }

  /// Objects that nothing refers to.
  private var unreachable: [String] {
    let referred = Set(allReferences.map(\.to))
    return objects.keys.filter { !referred.contains($0) }.sorted().map { "nothing refers to \($0)" }
  }

  private var allReferences: [(from: String, to: String)] {
    [(from: "rootObject", to: root)]
      + objects.sorted { $0.key < $1.key }.flatMap { id, object in
        Self.identifiers(in: object).map { (from: id, to: $0) }
      }
  }

  /// Identifiers among the values, and among the keys of the targets' attributes.
  private static func identifiers(in value: Any) -> [String] {
    switch value {
    case let text as String:
      text.wholeMatch(of: #/[0-9A-F]{24}/#) == nil ? [] : [text]
    case let list as [Any]: list.flatMap(identifiers)
    case let object as [String: Any]:
      object.flatMap { identifiers(in: $0.key) + identifiers(in: $0.value) }
    default: []
    }
  }

  /// Paths of groups, files, packages and settings that don't exist.
  private var missingPaths: [String] {
    let groups = objects("PBXFileSystemSynchronizedRootGroup").map(\.object)
    let paths =
      (groups + objects("PBXFileReference").map(\.object))
      .filter { $0["sourceTree"] as? String != "BUILT_PRODUCTS_DIR" }
      .compactMap { $0["path"] as? String }
    let exceptions = groups.flatMap { group in
      ids(in: group, at: "exceptions").flatMap { ids(in: objects[$0], at: "membershipExceptions") }
        .map { "\(group["path"] ?? "")/\($0)" }
    }
    let packages = objects("XCLocalSwiftPackageReference")
      .compactMap { $0.object["relativePath"] as? String }.map { $0 + "/Package.swift" }
    let settings = (targets.map(\.object) + [objects[root] ?? [:]]).flatMap(settings)
      .compactMap { $0["INFOPLIST_FILE"] as? String }
    return (paths + exceptions + packages + settings)
      .filter { !FileManager.default.fileExists(atPath: folder.appending(path: $0).path) }
      .map { "there is no \($0)" }
  }

  private var missingConfigurations: [String] {
    let all = configurations(of: objects[root] ?? [:])
    return all.isEmpty
      ? ["the project has no configurations"]
      : targets.filter { configurations(of: $0.object) != all }
        .map { "\($0.object["name"] ?? $0.id) has not the configurations \(all)" }
  }
}
