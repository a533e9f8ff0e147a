import PortableUIKit

/// A file that somebody has named.
package enum SmallFile {
  /// More than any list of pages or place needs.
  package static let longest = 1_000_000

  /// What is in a file, or why that cannot be read.
  package static func contents(of path: String) throws(Problem) -> Data {
    let data: Data
    do {
      let file = try FileHandle(forReadingFrom: URL(fileURLWithPath: path))
      defer { try? file.close() }
      data = try file.read(upToCount: longest + 1) ?? Data()
    } catch {
      throw Problem("\(path.quoted) cannot be read: \(reason(of: error)).")
    }
    guard data.count <= longest else {
      throw Problem("\(path.quoted) is too large: at most \(longest) bytes are read.")
    }
    return data
  }

  /// Throws if one file is named twice: what is written last would replace the other.
  static func checkDistinct(_ paths: [String?]) throws(Problem) {
    var files: Set<String> = []
    for path in paths.compactMap({ $0 }) {
      let file = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
      guard files.insert(file).inserted else {
        throw Problem("\(path.quoted) is given for two files; give each a name of its own.")
      }
    }
  }

  /// Throws if a file cannot be written; makes and changes nothing.
  package static func checkWritable(_ path: String) throws(Problem) {
    // A pipe that nobody reads would be waited for.
    let descriptor = open(path, O_WRONLY | O_NONBLOCK)
    if descriptor >= 0 {
      close(descriptor)
      return
    }
    var code = errno
    if code == ENOENT, !path.isEmpty {
      // A new file needs a folder.
      let folder = URL(fileURLWithPath: path).deletingLastPathComponent().path
      if access(folder, W_OK) == 0 { return }
      code = errno
    }
    throw Problem("\(path.quoted) cannot be written: \(systemError(code)).")
  }
}
