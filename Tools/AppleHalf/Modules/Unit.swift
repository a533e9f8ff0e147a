/// A module to compile.
struct Unit: Sendable {
  enum Kind {
    /// A textual interface, with declarations only.
    case interface
    /// A module from sources, compiled for its declarations only.
    case module
    /// Sources to check, without writing a module.
    case check
  }

  let name: String
  let platform: Platform
  var files: [SourceFile]
  /// The keys of its imports.
  var dependencies: Set<String> = []
  var flags: [String] = []
  var kind = Kind.check
  var language = Language.six
  /// Lines, by file, in which the tool has removed a question mark; calls there aren't mistakes.
  var optionalCalls: [String: Set<Int>] = [:]

  /// The planted faults, if the unit exists for the compiler to reject.
  var planted: PlantedFaults?

  /// The key that other units use for it.
  var key: String { "\(platform)/\(file)" }

  /// The name of its output. A target's check and its module compile at the same time.
  var file: String { kind == .check ? "\(name).check" : name }

  /// The size of its sources, in bytes.
  var size: Int { files.reduce(0) { $0 + $1.text.utf8.count } }
}

/// The language mode of a module.
enum Language: Sendable {
  case six
  /// Swift 5, for an app that hasn't moved to Swift 6. A warning in it is a problem here.
  case five(checksConcurrency: Bool)

  var flags: [String] {
    switch self {
    case .six: ["-swift-version", "6"]
    case .five(let checksConcurrency):
      [
        "-swift-version", "5",
        "-strict-concurrency=\(checksConcurrency ? "complete" : "minimal")",
      ]
    }
  }

  var reportsWarnings: Bool {
    if case .five = self { true } else { false }
  }
}
