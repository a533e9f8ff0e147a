/// Why files of explorations cannot be read, continued or merged.
///
/// ```swift
/// do { exploration = try ExplorationFile.read(url) } catch { print(error) }
/// // shop.jsonl: line 7 is broken. …
/// ```
public enum ExplorationFileError: Error, Hashable, Sendable {
  /// The file cannot be opened, read or written, for the reason given.
  case unreadable(file: String, reason: String)
  /// It does not begin like an exploration.
  case notAnExploration(file: String)
  /// It was written by another version of this library.
  case otherVersion(file: String, version: Int)
  /// A line other than the last makes no sense.
  case brokenLine(file: String, line: Int)
  /// A line does not follow from the lines before it: the file was changed.
  case inconsistent(file: String, line: Int, reason: String)
  /// It has no end: it was interrupted.
  case incomplete(file: String)
  /// It has an end: there is nothing to go on with.
  case complete(file: String)
  /// Another process is writing it.
  case inUse(file: String)
  /// The app was built anew, or something else is explored, since the other file was written.
  case mixed(file: String, other: String, difference: String)
  /// There is a part twice.
  case repeatedShard(file: String, other: String, shard: Shard)
  /// There are parts missing.
  case missingShards([Shard])
  /// There is nothing to merge.
  case noFiles
}

extension ExplorationFileError: CustomStringConvertible {
  /// What is wrong, and what to do.
  public var description: String {
    switch self {
    case .unreadable(let file, let reason): "\(file): \(reason)."
    case .notAnExploration(let file):
      "\(file) is not an exploration: its first line is no header. Give a file that was recorded."
    case .otherVersion(let file, let version):
      "\(file) has version \(version) of the format, and this program reads version "
        + "\(ExplorationHeader.currentVersion). Record it again."
    case .brokenLine(let file, let line):
      "\(file): line \(line) is broken. Record it again, or cut the file off before that line and "
        + "go on from there."
    case .inconsistent(let file, let line, let reason):
      "\(file): line \(line) does not follow from the lines before it: \(reason). The file was changed "
        + "or damaged. Record it again."
    case .incomplete(let file):
      "\(file) has no end: it was interrupted. Go on with it first."
    case .complete(let file):
      "\(file) is complete: there is nothing to go on with. “merge” makes a report of it."
    case .inUse(let file):
      "\(file) is being written by another process. Wait until that has ended, or record into "
        + "another file."
    case .mixed(let file, let other, let difference):
      "\(file) does not belong to \(other): \(difference) differs. Record all parts with one build "
        + "and the same options."
    case .repeatedShard(let file, let other, let shard):
      "\(file) is part \(shard), and so is \(other). Give each part once."
    case .missingShards(let shards):
      "\(shards.count == 1 ? "Part" : "Parts") "
        + shards.prefix(Self.mostMissing).map(\.description).joined(separator: ", ")
        + (shards.count > Self.mostMissing ? " and others" : "")
        + " \(shards.count == 1 ? "is" : "are") missing. Record and give all parts."
    case .noFiles: "There is no file to merge. Give the files of all parts."
    }
  }
}

extension ExplorationFileError {
  /// How many parts that are missing are told.
  static let mostMissing = 20
}
