/// A module to compile.
struct Unit: Sendable {
  enum Kind {
    /// A textual interface, which has declarations only.
    case interface
    /// A module from sources, of which nothing is looked at but what others see of it.
    case module
    /// Sources that are checked, and no module is written.
    case check
  }

  let name: String
  let platform: Platform
  var files: [SourceFile]
  /// The keys of what it imports.
  var dependencies: Set<String> = []
  var flags: [String] = []
  var kind = Kind.check
  var language = Language.six
  /// Lines, by file, from which a question mark was taken, and which are therefore no mistakes.
  var optionalCalls: [String: Set<Int>] = [:]

  /// The mistakes in it, if it is there to be refused.
  var planted: PlantedFaults?

  /// What others name it by.
  var key: String { "\(platform)/\(file)" }

  /// What is written of it is named so. A target is checked and made a module at once.
  var file: String { kind == .check ? "\(name).check" : name }

  /// How much there is to read.
  var size: Int { files.reduce(0) { $0 + $1.text.utf8.count } }
}

/// The language that a module is compiled in.
enum Language: Sendable {
  case six
  /// An app that has not moved to Swift 6 yet. A warning in it is a problem here.
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
