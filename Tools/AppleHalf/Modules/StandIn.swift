/// Apple's own modules, as far as the package uses them: declarations in `StandIns`, a folder each,
/// with Apple's signatures and availability.
struct StandIn {
  private static let modules: [(name: String, imports: [String])] = [
    ("Darwin", []),
    ("ObjectiveC", ["Darwin"]),
    ("Dispatch", ["ObjectiveC"]),
    ("CoreGraphics", ["Darwin"]),
    ("Foundation", ["Dispatch"]),
    ("os", []),
  ]

  /// Apple's modules whose names are in the module `UIKit` here, because the headless half has them
  /// next to UIKit's.
  static let inUIKit: Set = [
    "AVFoundation", "AVKit", "AuthenticationServices", "MessageUI", "PhotosUI", "QuickLook",
    "SafariServices", "StoreKit", "UniformTypeIdentifiers", "UserNotifications", "WebKit",
  ]

  /// Returns the keys of the modules that every target may import.
  static func keys(on platform: Platform) -> Set<String> {
    Set((StandardLibrary.modules + modules.map(\.name)).map { "\(platform)/\($0)" })
  }

  static func units(
    on platform: Platform, in workspace: Workspace, with toolchain: Toolchain
  ) throws -> [Unit] {
    try modules.map { module in
      let declarations = try workspace.files(
        in: "Tools/AppleHalf/StandIns/\(module.name)", with: ".swiftinterface")
      let head = [
        "// swift-interface-format-version: 1.0",
        "// swift-module-flags: -target \(platform.triple(toolchain.architecture)) "
          + "-disable-objc-interop -O -swift-version 6 -module-name \(module.name)",
      ]
      let imports =
        module.imports.map { "@_exported import \($0)" }
        + ["import Swift", "import _Concurrency", "import _StringProcessing"]
      let text = (head + imports + declarations.map(\.text)).joined(separator: "\n")
      return Unit(
        name: module.name, platform: platform,
        files: [SourceFile(path: "\(module.name).swiftinterface", text: text)],
        dependencies: Set(
          (StandardLibrary.modules + module.imports).map { "\(platform)/\($0)" }),
        kind: .interface)
    }
  }
}
