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

  /// Throws if a file cannot be written; leaves and changes nothing.
  package static func checkWritable(_ path: String) throws(Problem) {
    try checkWritable(path) {}
  }

  /// - Parameter beforeMaking: Called when there has been no file, and before one is made: another
  ///   process may make it just then.
  package static func checkWritable(
    _ path: String, beforeMaking: () -> Void
  ) throws(Problem) {
    // A pipe that nobody reads would be waited for.
    let mode = O_WRONLY | O_NONBLOCK | O_CLOEXEC
    var descriptor = open(path, mode)
    var made: String?
    if descriptor < 0, errno == ENOENT {
      beforeMaking()
      // Only who makes a file knows that it can be made. A link to nothing is a file for who makes one
      // alone, so what it leads to is made; a folder that ends the name stays one.
      let target = path.hasSuffix("/") ? path : Self.target(of: path)
      descriptor = open(target, mode | O_CREAT | O_EXCL, 0o666)
      if descriptor >= 0 {
        made = target
      } else if errno == EEXIST {
        descriptor = open(path, mode)
      }
    }
    guard descriptor >= 0 else {
      throw Problem("\(path.quoted) cannot be written: \(systemError(errno)).")
    }
    defer { close(descriptor) }
    if let made { remove(made, ifStill: descriptor) }
    guard !isOnFullDisk(descriptor) else {
      throw Problem("\(path.quoted) cannot be written: \(systemError(ENOSPC)).")
    }
  }

  /// Where links lead, also to a file that is not there.
  private static func target(of path: String) -> String {
    var file = URL(fileURLWithPath: path)
    for _ in 0..<mostLinks {
      guard let next = try? FileManager.default.destinationOfSymbolicLink(atPath: file.path) else {
        break
      }
      file = URL(fileURLWithPath: next, relativeTo: file.deletingLastPathComponent()).absoluteURL
    }
    return file.path
  }

  /// As many as the system follows.
  private static let mostLinks = 40

  /// Another process may have put its own file in the place of the one that was made here, or may have
  /// written into that.
  private static func remove(_ path: String, ifStill descriptor: Int32) {
    var (made, there) = (stat(), stat())
    guard fstat(descriptor, &made) == 0, lstat(path, &there) == 0, made.st_dev == there.st_dev,
      made.st_ino == there.st_ino, there.st_size == 0
    else { return }
    unlink(path)
  }

  private static func isOnFullDisk(_ descriptor: Int32) -> Bool {
    var (file, disk) = (stat(), statvfs())
    // What is no regular file needs no room, and some file systems do not count theirs.
    guard fstat(descriptor, &file) == 0, file.st_mode & S_IFMT == S_IFREG,
      fstatvfs(descriptor, &disk) == 0
    else { return false }
    return isFull(disk, isRoot: geteuid() == 0)
  }

  /// Whether nothing is left; some of what is free is kept for root.
  package static func isFull(_ disk: statvfs, isRoot: Bool) -> Bool {
    disk.f_blocks > 0 && (isRoot ? disk.f_bfree : disk.f_bavail) == 0
  }
}
