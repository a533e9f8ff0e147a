import PortableUIKit

extension ExplorationFile {
  /// Merges the parts of an exploration into the file that one process would have written, byte for
  /// byte. Throws if a part is missing or incomplete, or if the parts don't belong together; then
  /// it writes no file.
  ///
  /// ```swift
  /// let parts = ["part-1.jsonl", "part-2.jsonl"].map { URL(fileURLWithPath: $0) }
  /// let whole = try ExplorationFile.merge(parts, into: URL(fileURLWithPath: "whole.jsonl"))
  /// ```
  ///
  /// - Returns: The merged exploration, which keeps only the trials with faults.
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
    // The file appears only once every part has proved to be complete.
    let target = try replaceable(url)
    let draft = target.appendingPathExtension("merging")
    let file = try ExplorationFile(creating: draft, header)
    // After a successful rename there is no draft left to remove.
    defer { try? FileManager.default.removeItem(at: draft) }
    while let due = expedition.next() {
      // No part is missing, so one of them has the state.
      guard var record = try takeNext(due, from: &parts, &expedition) else { throw .noFiles }
      record.covered.removeAll { expedition.covered.contains($0) }
      record.sights = record.newSights(knowing: expedition.knownSights)
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

  /// Takes the due record from the part that tried the state. For the phase that discovers states,
  /// every part has a record, and all of them must agree. Nil if the part is lost.
  static func takeNext(
    _ due: ExplorationDue, from parts: inout [MergedPart], _ expedition: inout Expedition,
    allowsLoss: Bool = false
  ) throws(ExplorationFileError) -> ExplorationRecord? {
    let fingerprint = expedition.exploration.states[due.state].fingerprint
    let tellers = parts.indices.filter {
      (due.phase == .states || parts[$0].shard.contains(fingerprint))
        && !(allowsLoss && parts[$0].isLost)
    }
    var told: (record: ExplorationRecord, by: String)?
    for index in tellers {
      let record = try parts[index].take(due, &expedition)
      if let told, told.record != record {
        throw .mixed(file: parts[index].name, other: told.by, difference: "what was found")
      }
      told = told ?? (record, parts[index].name)
    }
    return told?.record
  }

  /// Returns the file, following symbolic links. Throws for a device or a pipe, which must not be
  /// replaced.
  private static func replaceable(_ url: URL) throws(ExplorationFileError) -> URL {
    let target = url.resolvingSymlinksInPath()
    let attributes = try? FileManager.default.attributesOfItem(atPath: target.path)
    if let type = attributes?[.type] as? FileAttributeType, type != .typeRegular {
      throw .unreadable(
        file: target.lastPathComponent,
        reason: "it is not a regular file that the whole can replace; give the whole another name")
    }
    return target
  }

  static func commonHeader(
    of readers: [ExplorationReader], allowsLoss: Bool = false
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
    // The header may claim any number of parts, so this finds only as many as a message lists.
    let missing = (1...count).lazy.filter { known[$0] == nil }.compactMap { Shard($0, of: count) }
      .prefix(ExplorationFileError.mostMissing + 1)
    if !allowsLoss, !missing.isEmpty { throw .missingShards(Array(missing)) }
    return first.header
  }
}
