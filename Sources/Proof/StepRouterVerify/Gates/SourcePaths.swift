import PortableUIKit
import StepRouter

/// Finds source files below a folder, because a location in the app has only a module and a file
/// name.
package struct SourcePaths {
  private let folder: URL

  /// - Parameter folder: The folder to which the paths are relative. The default is the working
  ///   directory, which in CI is the repository.
  package init(
    below folder: URL = URL(fileURLWithPath: FileManager.default.currentDirectoryPath)
  ) {
    self.folder = folder
  }

  /// Returns the paths of the locations' files. If several files have the same name, the module's
  /// folder decides. A file that isn't found, or that still isn't unique, has no path.
  package func paths(of locations: [CodeLocation]) -> [String: String] {
    let files = Set(locations.map(\.fileID))
    let names = Set(files.map { Self.split($0).name })
    guard !names.isEmpty else { return [:] }
    var found: [String: [String]] = [:]
    for path in sources() {
      let name = String(path.split(separator: "/").last ?? "")
      if names.contains(name) { found[name, default: []].append(path) }
    }
    return files.reduce(into: [:]) { paths, file in
      let (module, name) = Self.split(file)
      let all = found[name] ?? []
      let inModule = all.filter { $0.split(separator: "/").contains { $0 == module } }
      let candidates = all.count == 1 ? all : inModule
      if candidates.count == 1 { paths[file] = candidates[0] }
    }
  }

  /// The Swift files, without hidden folders such as `.build`.
  private func sources() -> [String] {
    let base = folder.resolvingSymlinksInPath().path
    let all = FileManager.default.enumerator(
      at: URL(fileURLWithPath: base), includingPropertiesForKeys: nil,
      options: [.skipsHiddenFiles])
    return (all?.compactMap { $0 as? URL } ?? [])
      .filter { $0.pathExtension == "swift" && $0.path.hasPrefix(base + "/") }
      .map { String($0.path.dropFirst(base.count + 1)) }
  }

  private static func split(_ file: String) -> (module: Substring, name: String) {
    let parts = file.split(separator: "/")
    return (parts.first ?? "", String(parts.last ?? ""))
  }
}
