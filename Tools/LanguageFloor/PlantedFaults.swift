import Foundation

/// Files with syntax the check must reject, each such line marked by `// refused`, and similar
/// valid syntax. Each run reads them, to show that the check can fail.
enum PlantedFaults {
  static func check(in folder: String) throws {
    let names = try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
    guard !names.isEmpty else { throw Failure("\(folder) is empty.") }
    for name in names {
      let text = try String(contentsOfFile: "\(folder)/\(name)", encoding: .utf8)
      let marked = text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
        .filter { $0.element.hasSuffix("// refused") }.map { $0.offset + 1 }
      let found = NewerSyntax.findings(in: text).map(\.line)
      guard Set(marked) == Set(found) else {
        throw Failure(
          "The check is broken: in \(folder)/\(name) it refuses the lines \(Set(found).sorted()), "
            + "and not \(marked).")
      }
    }
  }
}
