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

  /// The samples in a folder of this target and in those within, by path.
  static func all(in folder: String) -> [Sample] {
    files(in: "Tests/Router/ChainDiagnosticsTests/Samples/\(folder)")
  }

  /// The Swift files in a folder of the package and in those within, by path.
  static func files(in folder: String) -> [Sample] {
    let package = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let directory = package.appendingPathComponent(folder)
    let files = FileManager.default.enumerator(at: directory, includingPropertiesForKeys: nil)
    return (files?.compactMap { $0 as? URL } ?? [])
      .filter { $0.pathExtension == "swift" }
      .sorted { $0.path < $1.path }
      .map(Sample.init)
  }
}

/// Which of a sample's two forms is compiled.
enum Variant: CaseIterable, Sendable {
  case mistake
  case twin

  /// In the twin's run the expected messages, which carry the prefix, are not expected; and what is
  /// right must be found to be so within a small part of the compiler's usual budget. What is wrong
  /// takes it longer, but still no longer than one waits for.
  var arguments: [String] {
    switch self {
    case .mistake:
      [
        "-D", "MISTAKE", "-Xfrontend", "-verify-additional-prefix", "-Xfrontend", "mistake-",
        "-Xfrontend", "-solver-scope-threshold=20000",
      ]
    case .twin: ["-Xfrontend", "-solver-scope-threshold=2000"]
    }
  }
}
