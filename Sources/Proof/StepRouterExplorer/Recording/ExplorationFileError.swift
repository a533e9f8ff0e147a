/// The reason that an exploration's file can't be read, continued or merged.
///
/// ```swift
/// do { exploration = try ExplorationFile.read(url) } catch { print(error) }
/// // shop.jsonl: line 7 is broken. …
/// ```
public enum ExplorationFileError: Error, Hashable, Sendable {
  /// The file can't be opened, read or written, for the given reason.
  case unreadable(file: String, reason: String)
  /// The first line isn't the header of an exploration.
  case notAnExploration(file: String)
  /// The file has another version of the format.
  case otherVersion(file: String, version: Int)
  /// A line other than the last can't be parsed.
  case brokenLine(file: String, line: Int)
  /// A line doesn't follow from the lines before it, so the file was changed or damaged.
  case inconsistent(file: String, line: Int, reason: String)
  /// The file has no end: the exploration was interrupted.
  case incomplete(file: String)
  /// The file has an end: there is nothing to continue.
  case complete(file: String)
  /// Another process is writing the file.
  case inUse(file: String)
  /// The two files come from different builds of the app, or from different explorations.
  case mixed(file: String, other: String, difference: String)
  /// Two files contain the same part.
  case repeatedShard(file: String, other: String, shard: Shard)
  /// Parts are missing.
  case missingShards([Shard])
  /// There are no files to merge.
  case noFiles
}

extension ExplorationFileError: CustomStringConvertible {
  /// The problem and its remedy.
  public var description: String {
    switch self {
    case .unreadable(let file, let reason): "\(file): \(reason)."
    case .notAnExploration(let file):
      "\(file) is not an exploration: its first line is not a header. Give a file that was "
        + "recorded."
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
  /// The maximum number of missing parts that a message lists.
  static let mostMissing = 20
}
