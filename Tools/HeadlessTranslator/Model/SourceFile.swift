import Foundation
import SwiftParser
import SwiftSyntax

/// A source file of the app, as it is.
struct SourceFile {
  let path: String
  let text: String
  let tree: SourceFileSyntax
  private let lines: SourceLocationConverter

  init(path: String) throws {
    self.init(path: path, text: try String(contentsOfFile: path, encoding: .utf8))
  }

  init(path: String, text: String) {
    self.path = path
    self.text = text
    tree = Parser.parse(source: text)
    lines = SourceLocationConverter(fileName: path, tree: tree)
  }

  /// The name of the translated file. It differs from the original's: errors name the original.
  var nameOfTranslation: String {
    URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent + ".headless.swift"
  }

  func place(of node: some SyntaxProtocol) -> Place {
    place(at: node.positionAfterSkippingLeadingTrivia)
  }

  func place(at position: AbsolutePosition) -> Place {
    let location = lines.location(for: position)
    return Place(file: path, line: location.line, column: location.column)
  }

  private static let endings = [".swift", "Info.plist"] + InterfaceFile.endings

  /// Finds the Swift files, storyboards, nibs and Info.plists in folders, in the order of their paths.
  static func paths(in arguments: [String]) throws -> [String] {
    try arguments.flatMap { argument -> [String] in
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: argument, isDirectory: &isFolder) else {
        throw Failure("There is no file or folder '\(argument)'.")
      }
      guard isFolder.boolValue else { return [argument] }
      let found = FileManager.default.enumerator(atPath: argument)?.compactMap { $0 as? String }
      return (found ?? [])
        .filter { path in
          endings.contains { path.hasSuffix($0) } && !path.contains(".build/")
        }
        .sorted()
        .map { "\(argument)/\($0)" }
    }
  }
}

/// The reason why the translator can't do its work at all.
struct Failure: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) {
    self.description = description
  }
}

extension SyntaxProtocol {
  /// The node's bytes, without the blanks and comments around it.
  var bytes: Range<Int> {
    positionAfterSkippingLeadingTrivia.utf8Offset..<endPositionBeforeTrailingTrivia.utf8Offset
  }
}
