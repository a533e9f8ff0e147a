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
    _ files: [URL], into url: URL
  ) throws(ExplorationFileError) -> Exploration {
    var readers: [ExplorationReader] = []
    for file in files { readers.append(try ExplorationReader(file)) }
    var header = try commonHeader(of: readers)
    header.shard = .whole
    var parts: [MergedPart] = []
    for reader in readers { parts.append(try MergedPart(reader)) }
    var expedition = Expedition(header.scope, of: header.outline, keeping: .faults)
    // Nobody sees a file before all parts have proved to be whole.
    let target = try replaceable(url)
    let draft = target.appendingPathExtension("merging")
    let file = try ExplorationFile(creating: draft, header)
    // After the end there is none any more.
    defer { try? FileManager.default.removeItem(at: draft) }
    while let due = expedition.next() {
      var record = try takeNext(due, from: &parts, &expedition)
      record.covered.removeAll { expedition.covered.contains($0) }
      expedition.restore(record)
      try file.write(record)
    }
    for part in parts { try part.checkEnd(of: expedition) }
    try file.end(expedition.exploration)
    guard rename(draft.path, target.path) == 0 else {
      throw .unreadable(
        file: target.lastPathComponent, reason: String(cString: strerror(errno)))
    }
    return expedition.exploration
  }

  /// What is due, from the part that has tried it. How the states are found, all of them tell.
  private static func takeNext(
    _ due: ExplorationDue, from parts: inout [MergedPart], _ expedition: inout Expedition
  ) throws(ExplorationFileError) -> ExplorationRecord {
    let fingerprint = expedition.exploration.states[due.state].fingerprint
    let tellers = parts.indices.filter {
      due.phase == .states || parts[$0].shard.contains(fingerprint)
    }
    var told: (record: ExplorationRecord, by: String)?
    for index in tellers {
      let record = try parts[index].take(due, &expedition)
      if let told, told.record != record {
        throw .mixed(file: parts[index].name, other: told.by, difference: "what was found")
      }
      told = told ?? (record, parts[index].name)
    }
    // There are all parts, so each state is in one of them.
    guard let told else { throw .noFiles }
    return told.record
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
    // Whoever has written the header may have asked for any number.
    let missing = (1...count).lazy.filter { known[$0] == nil }.compactMap { Shard($0, of: count) }
      .prefix(ExplorationFileError.mostMissing + 1)
    if !missing.isEmpty { throw .missingShards(Array(missing)) }
    return first.header
  }
}
