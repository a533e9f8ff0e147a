import StepRouterExplorer

/// The command-line options of `merge`.
package struct MergeOptions: Hashable, Sendable {
  /// The file to write the merged parts to; nil to merge only for the output.
  package let whole: String?
  /// The files of the parts.
  package let parts: [String]
  /// The file to write the report page to, if any.
  package let report: String?
  /// The earlier exploration to compare with.
  package private(set) var comparison = ComparisonOptions()
  /// The options about faults.
  package private(set) var gates = GateOptions()

  init(_ options: inout OptionReader) throws(Problem) {
    var files: [String] = []
    var report: String?
    var isPartial = false
    while true {
      if let file = options.file() {
        files.append(file)
      } else if let option = try options.next() {
        if try comparison.read(option, &options) { continue }
        if try gates.read(option, &options), gates.replay == nil { continue }
        switch option {
        case "--report": report = try options.value(of: option)
        case "--partial": isPartial = true
        default: throw options.unknown(option)
        }
      } else {
        break
      }
    }
    self.report = report
    guard files.count > (isPartial ? 0 : 1) else {
      throw Problem(
        isPartial
          ? "“merge --partial” takes the files of the parts that remain; it writes no merged file."
          : "“merge” takes the file to be written and then those of all parts.")
    }
    whole = isPartial ? nil : files[0]
    parts = isPartial ? files : Array(files.dropFirst())
    try gates.check(since: comparison.since)
    let others = gates.files + [comparison.since, gates.accepted]
    for part in parts { try SmallFile.checkDistinct([whole, report, part] + others) }
  }
}
