import Foundation

/// The public names of RouteComposerSpelling, as `Type.member`, read from its sources.
struct DeclaredNames {
  /// The names, each with its new name if the declaration has one.
  let renamed: [String: String?]

  /// The names that are types.
  let types: Set<String>

  init(in folder: URL) throws {
    var renamed: [String: String?] = [:]
    var types: Set<String> = []
    let files = try FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil)
    for file in files
    where file.pathExtension == "swift"
      && file.lastPathComponent != "UnattachedStep+Mistakes.swift"
    {
      var type = ""
      var attribute: String?
      let text = try String(contentsOf: file, encoding: .utf8)
        .replacing("init(\n    ", with: "init(")
      for line in text.components(separatedBy: "\n") {
        if let name = Self.extended(by: line) {
          type = name
        } else if let match = line.firstMatch(of: #/^public (?:final )?\w+ (\w+)/#) {
          type = String(match.1)
          types.insert(type)
          renamed[type] = .some(nil)
        } else if let match = line.firstMatch(of: #/renamed: "([^"]+)"/#) {
          attribute = String(match.1)
        } else if let member = Self.member(declaredBy: line) {
          renamed["\(type).\(member)"] = attribute
          attribute = nil
        }
      }
    }
    self.renamed = renamed
    self.types = types
  }

  /// `UINavigationController` for an extension of containers that are navigation controllers.
  private static func extended(by line: String) -> String? {
    guard let match = line.firstMatch(of: #/^extension (\w+)(?:.*where Self: (\w+))?/#) else {
      return nil
    }
    return String(match.2 ?? match.1)
  }

  /// `init(window:)` for an initializer, else the name alone.
  private static func member(declaredBy line: String) -> String? {
    if let match = line.firstMatch(of: #/^  public init\(_? ?(\w+)?/#) {
      return line.contains("init(_ ") ? "init(_:)" : "init(\(match.1 ?? ""):)"
    }
    let pattern = #/^  public (?:static |mutating )*(?:func|var|let|struct|typealias) (\w+)/#
    return line.firstMatch(of: pattern).map { String($0.1) }
  }
}
