import PortableUIKit

extension ExplorationFile {
  /// Puts the parts of an exploration together: the result is, byte for byte, the file that one
  /// process would have written.
  ///
  /// ```swift
  /// let parts = ["part-1.jsonl", "part-2.jsonl"].map { URL(fileURLWithPath: $0) }
  /// let whole = try ExplorationFile.merge(parts, into: URL(fileURLWithPath: "whole.jsonl"))
  /// ```
  ///
  /// - Returns: What is in all of them, of what was tried the faults only.
  public static func merge(
    _ parts: [URL], into url: URL
  ) throws(ExplorationFileError) -> Exploration {
    var readers: [ExplorationReader] = []
    for part in parts { readers.append(try ExplorationReader(part)) }
    var header = try commonHeader(of: readers)
    header.shard = .whole
    var queues: [PartQueue] = []
    for reader in readers { queues.append(try PartQueue(reader)) }
    var expedition = Expedition(header.scope, of: header.outline, keeping: .faults)
    // Nobody sees a file before all parts have proved to be whole.
    let target = try replaceable(url)
    let draft = target.appendingPathExtension("merging")
    let file = try ExplorationFile(creating: draft, header)
    // After the end there is none any more.
    defer { try? FileManager.default.removeItem(at: draft) }
    var covered: Set<CoveredItem> = []
    while let first = queues.indices.min(by: { queues[$0].isBefore(queues[$1]) }),
      var record = queues[first].head
    {
      let isShared = record.phase == .states
      for index in queues.indices where index == first || isShared {
        guard queues[index].head != nil || queues[index].isComplete else {
          throw .incomplete(file: queues[index].name)
        }
        guard !isShared || queues[index].head?.steps == record.steps else {
          throw .mixed(
            file: queues[index].name, other: queues[first].name, difference: "what was found")
        }
        try queues[index].advance()
      }
      record.covered = record.covered.filter { covered.insert($0).inserted }
      expedition.restore(record)
      try file.write(record)
    }
    for queue in queues where !queue.isComplete { throw .incomplete(file: queue.name) }
    try file.end(expedition.exploration)
    guard rename(draft.path, target.path) == 0 else {
      throw .unreadable(
        file: target.lastPathComponent, reason: String(cString: strerror(errno)))
    }
    return expedition.exploration
  }

  /// Where the file is that a link stands for. A device or a pipe stays what it is.
  private static func replaceable(_ url: URL) throws(ExplorationFileError) -> URL {
    let target = url.resolvingSymlinksInPath()
    let attributes = try? FileManager.default.attributesOfItem(atPath: target.path)
    if let type = attributes?[.type] as? FileAttributeType, type != .typeRegular {
      throw .unreadable(
        file: target.lastPathComponent,
        reason: "it is no regular file that the whole can replace; give the whole another name")
    }
    return target
  }

  private static func commonHeader(
    of readers: [ExplorationReader]
  ) throws(ExplorationFileError) -> ExplorationHeader {
    guard let first = readers.first else { throw .noFiles }
    let count = first.header.shard.count
    var known: [Int: String] = [:]
    for reader in readers {
      let difference =
        reader.header.difference(from: first.header)
        ?? (reader.header.shard.count == count ? nil : "the number of parts")
      if let difference {
        throw .mixed(file: reader.name, other: first.name, difference: difference)
      }
      if let other = known.updateValue(reader.name, forKey: reader.header.shard.index) {
        throw .repeatedShard(file: reader.name, other: other, shard: reader.header.shard)
      }
    }
    let missing = (1...count).filter { known[$0] == nil }.compactMap { Shard($0, of: count) }
    if !missing.isEmpty { throw .missingShards(missing) }
    return first.header
  }
}

/// A part that is being merged: its next record.
private struct PartQueue {
  private var reader: ExplorationReader
  private(set) var head: ExplorationRecord?

  init(_ reader: ExplorationReader) throws(ExplorationFileError) {
    self.reader = reader
    try advance()
  }

  var name: String { reader.name }
  var isComplete: Bool { reader.end != nil }

  mutating func advance() throws(ExplorationFileError) { head = try reader.next() }

  /// By phase, then by state; a part without any more comes last.
  func isBefore(_ other: Self) -> Bool {
    guard let head else { return false }
    guard let second = other.head else { return true }
    let phases = ExplorationProgress.Phase.allCases
    let order = { (record: ExplorationRecord) in
      (phases.firstIndex(of: record.phase) ?? 0, record.state)
    }
    return order(head) < order(second)
  }
}
