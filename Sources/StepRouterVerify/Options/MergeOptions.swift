/// What `merge` is asked for on the command line.
package struct MergeOptions: Hashable, Sendable {
  /// Where the whole is written.
  package let whole: String
  /// The files of the parts.
  package let parts: [String]
  /// Where the page about it is written.
  package let report: String?

  init(_ options: inout OptionReader) throws(Problem) {
    var files: [String] = []
    while let file = options.file() { files.append(file) }
    var report: String?
    while let option = try options.next() {
      guard option == "--report" else { throw options.unknown(option) }
      report = try options.value(of: option)
    }
    self.report = report
    guard files.count > 1 else {
      throw Problem("“merge” takes the file to be written and then those of all parts.")
    }
    whole = files[0]
    parts = Array(files.dropFirst())
  }
}
