/// The `PackageResources` that SwiftPM makes for a target with `.embedInCode` resources.
///
/// Each file is a member with its name: `Assets/report-page.js` is `report_page_js`. The arrays are
/// empty, which suffices for type checking. The manifest has to name files; a folder isn't expanded.
struct EmbeddedResources {
  private let names: [String]

  init(of target: PackageTarget) {
    names = target.resources.filter { $0.rule.embedInCode != nil }.map { Self.member(for: $0.path) }
  }

  /// Returns the file, as if it were in the target's folder; nil for a target without resources.
  func source(in folder: String) -> SourceFile? {
    guard !names.isEmpty else { return nil }
    let members = names.map { "  static let \($0): [UInt8] = []\n" }.joined()
    return SourceFile(
      path: "\(folder)/embedded_resources.swift",
      text: "struct PackageResources {\n\(members)}\n")
  }

  private static func member(for path: String) -> String {
    String(path.split(separator: "/").last ?? "").replacing(#/\W|^\d/#, with: "_")
  }
}
