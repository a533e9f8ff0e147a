import Foundation

/// A storyboard or nib file of the app.
struct InterfaceFile {
  let path: String
  let root: InterfaceElement

  init(path: String) throws {
    self.path = path
    root = try InterfaceReader.read(path)
  }

  var isStoryboard: Bool { path.hasSuffix(".storyboard") }

  /// Whether the system shows it before the app runs.
  var isLaunchScreen: Bool { root.isYes("launchScreen") }

  /// The name by which the app finds it, such as `Main`.
  var name: String { URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent }

  var nameOfTranslation: String {
    URL(fileURLWithPath: path).lastPathComponent + ".headless.swift"
  }

  /// The type with the Swift that is made of the file.
  var typeName: String { "_\(isStoryboard ? "Storyboard" : "Nib")_\(name.identifier)" }

  static let endings = [".storyboard", ".xib"]

  /// One file of each name: the one that Interface Builder edits, rather than its translations.
  static func withoutTranslations(_ paths: [String]) -> [String] {
    var found: [String: String] = [:]
    for path in paths {
      let name = URL(fileURLWithPath: path).lastPathComponent
      if found[name] == nil || path.contains("/Base.lproj/") { found[name] = path }
    }
    return paths.filter { found.values.contains($0) }
  }
}

extension String {
  /// The text as a part of an identifier.
  var identifier: String { String(map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "_" }) }

  /// The text as a literal of Swift.
  var literal: String {
    let escaped =
      replacing("\\", with: "\\\\").replacing("\"", with: "\\\"").replacing("\r", with: "\\r")
      .replacing("\n", with: "\\n").replacing("\t", with: "\\t")
    return "\"\(escaped)\""
  }
}
