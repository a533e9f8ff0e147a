import StepRouterExplorer

/// The command-line options of `merge`.
package struct MergeOptions: Hashable, Sendable {
  /// The file to write the merged parts to.
  package let whole: String
  /// The files of the parts.
  package let parts: [String]
  /// The file to write the report page to, if any.
  package let report: String?

  init(_ options: inout OptionReader) throws(Problem) {
    var files: [String] = []
    var report: String?
    while true {
      if let file = options.file() {
        files.append(file)
      } else if let option = try options.next() {
        guard option == "--report" else { throw options.unknown(option) }
        report = try options.value(of: option)
      } else {
        break
      }
    }
    self.report = report
    guard files.count > 1 else {
      throw Problem("“merge” takes the file to be written and then those of all parts.")
    }
    whole = files[0]
    parts = Array(files.dropFirst())
    for part in parts { try SmallFile.checkDistinct([whole, report, part]) }
  }
}
