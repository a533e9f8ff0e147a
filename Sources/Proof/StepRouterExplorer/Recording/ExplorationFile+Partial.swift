import PortableUIKit

extension ExplorationFile {
  /// Reads the rest of an exploration if some of its parts are missing or were cut off. It writes
  /// no file.
  ///
  /// - Returns: The exploration, with its faults only, and the number of pieces that are lost.
  package static func readPartial(
    _ files: [URL]
  ) throws(ExplorationFileError) -> (exploration: Exploration, lostCount: Int) {
    var readers: [ExplorationReader] = []
    for file in files { readers.append(try ExplorationReader(file)) }
    let header = try commonHeader(of: readers, allowsLoss: true)
    var parts: [MergedPart] = []
    for reader in readers { parts.append(try MergedPart(reader)) }
    var expedition = Expedition(header.scope, of: header.outline, keeping: .faults)
    while let due = expedition.next() {
      guard var record = try takeNext(due, from: &parts, &expedition, allowsLoss: true) else {
        guard due.phase != .states else {
          expedition.end(before: due)
          break
        }
        expedition.skip(due)
        continue
      }
      record.covered.removeAll { expedition.covered.contains($0) }
      record.sights = record.newSights(knowing: expedition.knownSights)
      expedition.restore(record)
    }
    for part in parts where !part.isLost { try part.checkEnd(of: expedition) }
    return (expedition.exploration, expedition.lostCount)
  }
}
