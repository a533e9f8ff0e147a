import PortableUIKit

/// Checks for a file that can store an exploration.
enum RegularFile {
  /// Throws for a pipe or a device, which would block or store nothing.
  static func check(_ url: URL) throws(ExplorationFileError) {
    let file = url.resolvingSymlinksInPath()
    let attributes = try? FileManager.default.attributesOfItem(atPath: file.path)
    guard let type = attributes?[.type] as? FileAttributeType,
      type != .typeRegular, type != .typeDirectory
    else { return }
    throw .unreadable(
      file: url.lastPathComponent,
      reason: "it is not a regular file; give the name of one, which an exploration is recorded in")
  }
}
