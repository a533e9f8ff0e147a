import Foundation

/// The files that a reader of a tutorial has after one of its steps.
struct TutorialState: Sendable {
  static let folder = DocumentationTests.root
    .appendingPathComponent("Sources/Router/StepRouter/StepRouter.docc")

  /// The tutorials that continue other ones.
  private static let predecessors = [
    "TabsAndLinks": ["FirstScreen"], "EveryScreen": ["FirstScreen", "TabsAndLinks"],
  ]

  /// The file that the step shows.
  let step: String
  /// The files, by the names that they have in the reader's package.
  let files: [String: URL]

  /// The states of a tutorial, one for each of its steps with Swift in it.
  static func all(of tutorial: String) throws -> [TutorialState] {
    let resources = try resources()
    var files: [String: URL] = [:]
    for predecessor in predecessors[tutorial] ?? [] {
      for (name, file) in try steps(of: predecessor) where name.hasSuffix(".swift") {
        files[name] = resources[file]
      }
    }
    // A test replaces the program.
    if tutorial == "EveryScreen" { files["main.swift"] = nil }
    return try steps(of: tutorial).compactMap { name, file in
      guard name.hasSuffix(".swift"), name != "Package.swift" else { return nil }
      files[name] = resources[file]
      return TutorialState(step: file, files: files.filter { $0.key != "Package.swift" })
    }
  }

  /// What the steps of a tutorial show: the name that a reader sees, and the resource.
  static func steps(of tutorial: String) throws -> [(name: String, file: String)] {
    let text = try String(
      contentsOf: folder.appendingPathComponent("Tutorials/\(tutorial).tutorial"), encoding: .utf8)
    return text.matches(of: #/@Code\(\s*name: "([^"]+)", file: "([^"]+)"/#).map {
      (String($0.1), String($0.2))
    }
  }

  /// All files that a step may show, by their names.
  static func resources() throws -> [String: URL] {
    let top = folder.appendingPathComponent("Resources")
    let paths = try FileManager.default.subpathsOfDirectory(atPath: top.path)
    return Dictionary(
      paths.map { ($0, top.appendingPathComponent($0)) }.map { ($0.1.lastPathComponent, $0.1) },
      uniquingKeysWith: { first, _ in first })
  }

  /// The sources of the state, such that the states of all steps are one module: the names that a
  /// state declares end with its number. The compiler names the lines of the resources.
  func sources(number: Int) throws -> [(name: String, text: String)] {
    let texts = try files.mapValues { try String(contentsOf: $0, encoding: .utf8) }
    let declared = texts.values.flatMap { text in
      text.matches(of: #/(?m)^(?:@\w+ )*(?:final )?(?:class|struct|enum|protocol) (\w+)/#)
        .map { String($0.1) } + text.matches(of: #/(?m)^  static let (\w+)/#).map { String($0.1) }
    }
    let names = try Regex("\\b(\(Set(declared).joined(separator: "|")))\\b")
      .wordBoundaryKind(.simple)
    return texts.sorted { $0.key < $1.key }.map { name, original in
      var text = original.replacing(names) { "\(original[$0.range])\(number)" }
      text.replace("@testable import Shop\n", with: "\n")
      if name == "main.swift" { text = Self.function(number: number, of: text) }
      let place = "#sourceLocation(file: \"\(files[name]?.path ?? name)\", line: 1)\n"
      return ("\(number)-\(name)", place + text)
    }
  }

  /// A program as a function, on the same lines.
  private static func function(number: Int, of program: String) -> String {
    var lines = program.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    guard let first = lines.firstIndex(where: { !$0.isEmpty && !$0.hasPrefix("import ") })
    else { return program }
    lines[first] = "@MainActor func main\(number)() { " + lines[first]
    return lines.joined(separator: "\n") + "}\n"
  }
}
