/// The platform to compile for.
enum Platform: String, CaseIterable, CustomStringConvertible, Sendable {
  case iPhone
  case vision
  case mac

  var description: String { rawValue }

  var hasUIKit: Bool { self != .mac }

  /// Returns the triple with the oldest system the package supports, as in `Package.swift`.
  func triple(_ architecture: String) -> String {
    switch self {
    case .iPhone: "\(architecture)-apple-ios16.0-simulator"
    case .vision: "\(architecture)-apple-xros1.0-simulator"
    case .mac: "\(architecture)-apple-macos15.0"
    }
  }
}
