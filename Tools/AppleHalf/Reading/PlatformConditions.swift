extension SourceFile {
  /// As it is read where there is no UIKit, whatever else there is: a module `UIKit` is made from it.
  func readWithoutUIKit() -> SourceFile {
    rewrittenLines { line in
      let start = line.drop { $0 == " " }
      guard start.hasPrefix("#if ") || start.hasPrefix("#elseif ") else { return line }
      return line.replacing("canImport(UIKit)", with: "false")
    }
  }
}
