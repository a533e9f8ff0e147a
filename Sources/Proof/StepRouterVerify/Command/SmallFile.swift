import PortableUIKit
import StepRouterExplorer

/// Reads and checks files named by the user.
package enum SmallFile {
  /// The size limit in bytes, more than any list of pages or place needs.
  package static let longest = 1_000_000

  /// Returns the contents of a file, or throws the reason why it isn't readable.
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

  /// Throws if two paths name the same file, because the second write would replace the first.
  static func checkDistinct(_ paths: [String?]) throws(Problem) {
    var files: Set<String> = []
    for path in paths.compactMap({ $0 }) {
      let file = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
      guard files.insert(file).inserted else {
        throw Problem("\(path.quoted) is given for two files; give each a name of its own.")
      }
    }
  }

  /// Throws if a file isn't writable. Changes nothing, and leaves no new file.
  package static func checkWritable(_ path: String) throws(Problem) {
    try checkWritable(path) {}
  }

  /// - Parameter beforeMaking: Called if there's no file, right before this method creates one. A
  ///   test can create the file at that moment, as another process might.
  package static func checkWritable(
    _ path: String, beforeMaking: () -> Void
  ) throws(Problem) {
    // Without `O_NONBLOCK`, opening a pipe would wait for a reader.
    let mode = O_WRONLY | O_NONBLOCK | O_CLOEXEC
    var descriptor = open(path, mode)
    var made: String?
    if descriptor < 0, errno == ENOENT {
      beforeMaking()
      // Creating a file is the only proof that it's possible. With `O_EXCL`, a dangling symbolic
      // link counts as a file, so create the file that it leads to. A path that ends with a slash
      // stays a folder.
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

  /// Returns the path to which symbolic links lead, even if there's no file.
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

  /// The maximum number of symbolic links that the system follows.
  private static let mostLinks = 40

  /// Removes the file created here, unless another process has replaced it or has written into it.
  private static func remove(_ path: String, ifStill descriptor: Int32) {
    var (made, there) = (stat(), stat())
    guard fstat(descriptor, &made) == 0, lstat(path, &there) == 0, made.st_dev == there.st_dev,
      made.st_ino == there.st_ino, there.st_size == 0
    else { return }
    unlink(path)
  }

  private static func isOnFullDisk(_ descriptor: Int32) -> Bool {
    var (file, disk) = (stat(), statvfs())
    // Only a regular file needs room, and some file systems don't count their blocks.
    guard fstat(descriptor, &file) == 0, file.st_mode & S_IFMT == S_IFREG,
      fstatvfs(descriptor, &disk) == 0
    else { return false }
    return isFull(disk, isRoot: geteuid() == 0)
  }

  /// Returns true if the disk is full. The system reserves some of the free space for root.
  package static func isFull(_ disk: statvfs, isRoot: Bool) -> Bool {
    disk.f_blocks > 0 && (isRoot ? disk.f_bfree : disk.f_bavail) == 0
  }
}
