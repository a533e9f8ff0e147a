extension SourceFile {
  /// Returns the file as a compiler without UIKit reads it, since the tool makes a `UIKit` module
  /// from it.
  func readWithoutUIKit() -> SourceFile {
    rewrittenLines { line in
      let start = line.drop { $0 == " " }
      guard start.hasPrefix("#if ") || start.hasPrefix("#elseif ") else { return line }
      return line.replacing("canImport(UIKit)", with: "false")
    }
  }
}
