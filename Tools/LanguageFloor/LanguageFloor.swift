import Foundation

/// Reports language features in the sources that the package's oldest Swift doesn't have.
///
///     language-floor FOLDER|FILE …
@main
enum LanguageFloor {
  static func main() {
    do {
      let arguments = Array(CommandLine.arguments.dropFirst())
      guard !arguments.isEmpty else { throw Failure("Say which folders to read.") }
      try PlantedFaults.check(in: "Tools/LanguageFloor/Faults")
      let findings = try SourceFiles.all(in: arguments).flatMap { path in
        NewerSyntax.findings(in: try String(contentsOfFile: path, encoding: .utf8))
          .map { "\(path):\($0)" }
      }
      for finding in findings { print(finding) }
      if !findings.isEmpty { exit(1) }
    } catch {
      FileHandle.standardError.write(Data("language-floor: \(error)\n".utf8))
      exit(2)
    }
  }
}

/// The reason the check itself couldn't run.
struct Failure: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) {
    self.description = description
  }
}
