import PortableUIKit

/// A file in which an exploration can stand.
enum RegularFile {
  /// Throws if what is there is a pipe or a device, which would be waited for, or would keep nothing.
  static func check(_ url: URL) throws(ExplorationFileError) {
    let file = url.resolvingSymlinksInPath()
    let attributes = try? FileManager.default.attributesOfItem(atPath: file.path)
    guard let type = attributes?[.type] as? FileAttributeType,
      type != .typeRegular, type != .typeDirectory
    else { return }
    throw .unreadable(
      file: url.lastPathComponent,
      reason: "it is no regular file; give the name of one, which an exploration is recorded in")
  }
}
