import PortableUIKit
import Testing

/// A chain with a mistake in it, and its twin that differs only in the mistake.
///
/// Both are in one file: `#if MISTAKE` holds the mistake with the message the compiler must give,
/// and `#else` holds the corrected code.
struct Sample: Sendable, CustomTestStringConvertible {
  let file: URL

  var name: String { file.deletingPathExtension().lastPathComponent }
  var testDescription: String { name }

  /// The samples in a folder of this target and in its subfolders, by path.
  static func all(in folder: String) -> [Sample] {
    files(in: "Tests/Router/ChainDiagnosticsTests/Samples/\(folder)")
  }

  /// The Swift files in a folder of the package and in its subfolders, by path.
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

  /// The twin's run doesn't expect the messages, which carry the prefix, and must do with a small
  /// part of the compiler's usual budget. A mistake takes the compiler longer, but not so long that
  /// a developer would have to wait.
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
