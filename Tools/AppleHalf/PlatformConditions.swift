extension SourceFile {
  /// With the platform that `#if` asks for answered as on the given one.
  func read(on platform: Platform) -> SourceFile {
    rewrittenLines { line in
      let start = line.drop { $0 == " " }
      var line = line
      if start.hasPrefix("#if ") || start.hasPrefix("#elseif ") {
        for (condition, answer) in platform.conditions {
          line = line.replacing(condition, with: answer ? "true" : "false")
        }
      } else if start.hasSuffix("import Foundation") {
        line = line.replacing("import Foundation", with: "import \(platform.foundation)")
      }
      return line
    }
  }
}

/// Whose compiler reads the sources.
enum Platform {
  case iPhone
  case mac
  /// What the module `UIKit` is made for: the headless half, whatever there is.
  case headless

  var foundation: String {
    switch self {
    case .iPhone, .headless: "PhoneFoundation"
    case .mac: "MacFoundation"
    }
  }

  var conditions: [(String, Bool)] {
    switch self {
    case .headless: [("canImport(UIKit)", false)]
    case .iPhone: systems(present: ["iOS"]) + modules
    case .mac: systems(present: ["macOS"]) + modules
    }
  }

  private func systems(present: Set<String>) -> [(String, Bool)] {
    ["iOS", "macOS", "tvOS", "watchOS", "visionOS", "Linux", "Windows", "Android"].map {
      ("os(\($0))", present.contains($0))
    }
  }

  private var modules: [(String, Bool)] {
    [
      ("canImport(UIKit)", self == .iPhone), ("canImport(CoreGraphics)", true),
      ("canImport(ObjectiveC)", true), ("canImport(Darwin)", true), ("canImport(Glibc)", false),
      ("targetEnvironment(simulator)", self == .iPhone),
    ]
  }
}
