import Foundation

/// The folders the tool reads and writes.
struct Workspace {
  let root: URL
  var tool: URL { root.appending(path: "Tools/AppleHalf") }
  var output: URL { root.appending(path: ".build/apple-half") }

  init(root: URL) throws {
    guard FileManager.default.fileExists(atPath: root.appending(path: "Package.swift").path) else {
      throw Failure("There is no Package.swift here. Run this in the package's folder.")
    }
    self.root = root
  }

  /// Returns the Swift files of a folder, or the file itself, with paths from the root.
  func sources(in folder: String, excluding excluded: [String] = []) throws -> [SourceFile] {
    try files(in: folder, with: ".swift", excluding: excluded)
  }

  /// Returns the files of a folder with this suffix, or the file itself.
  func files(
    in folder: String, with ending: String, excluding excluded: [String] = []
  ) throws -> [SourceFile] {
    let top = root.appending(path: folder)
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: top.path, isDirectory: &isFolder) else {
      throw Failure("\(folder) does not exist.")
    }
    guard isFolder.boolValue else { return [try source(at: folder)] }
    let paths = try FileManager.default.subpathsOfDirectory(atPath: top.path).sorted()
    return
      try paths
      .filter { path in
        path.hasSuffix(ending) && !path.contains(".docc/")
          && !excluded.contains { path.hasPrefix($0 + "/") || path == $0 }
      }
      .map { try source(at: folder + "/" + $0) }
  }

  func source(at path: String) throws -> SourceFile {
    SourceFile(
      path: path, text: try String(contentsOf: root.appending(path: path), encoding: .utf8))
  }
}

/// A file as the compiler reads it. Its line numbers match the original's.
struct SourceFile: Sendable {
  /// The path from the package's folder.
  let path: String
  var text: String

  func rewritten(_ change: (String) -> String) -> SourceFile {
    SourceFile(path: path, text: change(text))
  }

  /// Changes each line on its own, so line numbers stay the same.
  func rewrittenLines(_ change: (String) -> String) -> SourceFile {
    rewritten { text in
      text.split(separator: "\n", omittingEmptySubsequences: false).map { change(String($0)) }
        .joined(separator: "\n")
    }
  }
}

/// The reason the check itself couldn't run.
struct Failure: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) {
    self.description = description
  }
}
