import PortableUIKit
import Testing

/// A chain with a mistake in it, and its twin that differs only in the mistake.
///
/// Both stand in one file: `#if MISTAKE` holds the mistake with the message that the compiler is to
/// give, `#else` the same words put right.
struct Sample: Sendable, CustomTestStringConvertible {
  let file: URL

  var name: String { file.deletingPathExtension().lastPathComponent }
  var testDescription: String { name }

  /// The samples of a folder beside this file, by name.
  static func all(in folder: String) -> [Sample] {
    let directory = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().appendingPathComponent(folder)
    let files = try? FileManager.default.contentsOfDirectory(
      at: directory, includingPropertiesForKeys: nil)
    return (files ?? [])
      .filter { $0.pathExtension == "swift" }
      .sorted { $0.lastPathComponent < $1.lastPathComponent }
      .map(Sample.init)
  }
}

/// Which of a sample's two forms is compiled.
enum Variant: CaseIterable, Sendable {
  case mistake
  case twin

  /// In the twin's run the expected messages, which carry the prefix, are not expected.
  var arguments: [String] {
    switch self {
    case .mistake:
      ["-D", "MISTAKE", "-Xfrontend", "-verify-additional-prefix", "-Xfrontend", "mistake-"]
    case .twin: ["-Xfrontend", "-solver-scope-threshold=2000"]
    }
  }
}
