/// Whose compiler reads the sources.
enum Platform: String, CaseIterable, CustomStringConvertible, Sendable {
  case iPhone
  case mac

  var description: String { rawValue }

  /// The oldest system on which the package runs, as `Package.swift` has it.
  func triple(_ architecture: String) -> String {
    switch self {
    case .iPhone: "\(architecture)-apple-ios16.0-simulator"
    case .mac: "\(architecture)-apple-macos15.0"
    }
  }
}
