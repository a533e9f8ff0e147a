import Foundation

/// Swift's own modules for an Apple platform, from the interfaces in the Linux toolchain, which
/// state the availability of each declaration.
struct StandardLibrary {
  /// The modules, each after its imports.
  static let modules = [
    "Swift", "SwiftOnoneSupport", "_Concurrency", "_RegexParser", "_StringProcessing",
    "_Builtin_float", "Observation", "Testing",
  ]

  /// The beginnings of declarations from Swift 6.3, which is newer than the package's oldest
  /// version: their availability, or their name if they also run on older systems.
  private static let tooNew = [
    "@available(macOS 26.4, iOS 26.4,", "@_alwaysEmitIntoClient public var systemEpoch:",
    "public static func cancel(_ comment: Testing.Comment?",
  ]

  let units: [Unit]

  init(for platform: Platform, from toolchain: Toolchain) throws {
    units = try Self.modules.enumerated().map { index, module in
      let text = Self.rewritten(try toolchain.interface(of: module), for: platform, toolchain)
      return Unit(
        name: module, platform: platform,
        files: [SourceFile(path: "\(module).swiftinterface", text: text)],
        dependencies: Set(Self.modules[..<index].map { "\(platform)/\($0)" }),
        flags: ["-disable-availability-checking"] + (module == "Swift" ? ["-parse-stdlib"] : []),
        kind: .interface)
    }
  }

  /// Adapts an interface to the platform: skips function bodies, since only declarations matter,
  /// and drops Linux-only parts.
  private static func rewritten(
    _ text: String, for platform: Platform, _ toolchain: Toolchain
  ) -> String {
    let text =
      text
      .replacing(
        "-target \(toolchain.triple)",
        with: "-experimental-skip-all-function-bodies -target "
          + platform.triple(toolchain.architecture)
      )
      .replacing(#/@backDeployed\([^)]*\)/#, with: "")
      .replacing(#/(?m)^(?:public )?import Glibc$/#, with: "")
    return tooNew.reduce(text) { text, beginning in
      text.replacing(
        beginning, with: "@available(*, unavailable, message: \"needs Swift 6.3\")\n\(beginning)")
    }
  }
}
