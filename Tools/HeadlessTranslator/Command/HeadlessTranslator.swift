import Foundation

/// Translates an app's sources for the headless UIKit.
///
///     headless-uikit translate --output FOLDER [--module NAME] [--uses FOLDER]… [--stub FILE]… SOURCES…
///     headless-uikit list [--uses FOLDER]… [--stub FILE]… SOURCES…
///
/// `translate` writes `Name.headless.swift` for each `Name.swift`, `Name.storyboard.headless.swift` for
/// each `Name.storyboard`, and `Untranslated.txt`. `list` only says what can't be translated. What
/// `--stub` names, files or folders, becomes stubs, from which it leaves out what Linux lacks.
@main
enum HeadlessTranslator {
  static func main() {
    do {
      let command = try Arguments(Array(CommandLine.arguments.dropFirst()))
      let translation = try Translation(
        of: SourceFile.paths(in: command.sources),
        importing: SourceFile.paths(in: command.imported).filter { $0.hasSuffix(".swift") },
        stubbing: SourceFile.paths(in: command.stubbed), modules: command.modules)
      if let output = command.output { try write(translation, to: output) }
      let list = translation.notices.map(\.description).joined(separator: "\n")
      if !list.isEmpty { FileHandle.standardError.write(Data((list + "\n").utf8)) }
      if translation.notices.contains(where: { $0.weight == .error }) { exit(1) }
    } catch {
      FileHandle.standardError.write(Data("error: \(error)\n".utf8))
      exit(2)
    }
  }

  /// Leaves files alone that stay the same, so that the compiler needn't read them again.
  private static func write(_ translation: Translation, to folder: String) throws {
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    let list = translation.notices.map { "\($0)\n" }.joined()
    for file in translation.files + [.init(name: "Untranslated.txt", text: list)] {
      let path = "\(folder)/\(file.name)"
      if let old = try? String(contentsOfFile: path, encoding: .utf8), old == file.text { continue }
      try file.text.write(toFile: path, atomically: true, encoding: .utf8)
    }
  }
}

/// The command's arguments.
struct Arguments {
  private(set) var output: String?
  private(set) var imported: [String] = []
  private(set) var sources: [String] = []
  private(set) var stubbed: [String] = []
  private(set) var modules = Translation.Modules()

  init(_ arguments: [String]) throws {
    var rest = arguments[...]
    let verb = rest.popFirst()
    guard verb == "translate" || verb == "list" else {
      throw Failure("Say 'translate' or 'list'.")
    }
    while let argument = rest.popFirst() {
      switch argument {
      case "--output": output = rest.popFirst()
      case "--uses": imported += rest.popFirst().map { [$0] } ?? []
      case "--stub": stubbed += rest.popFirst().map { [$0] } ?? []
      case "--module": modules.own = rest.popFirst() ?? modules.own
      case "--uses-module": modules.all.formUnion(rest.popFirst().map { [$0] } ?? [])
      case "--uses-interfaces": modules.withInterfaces += rest.popFirst().map { [$0] } ?? []
      default: sources.append(argument)
      }
    }
    guard !sources.isEmpty else { throw Failure("Say which files or folders are the app's.") }
    guard verb == "list" || output != nil else { throw Failure("Add '--output FOLDER'.") }
  }
}
