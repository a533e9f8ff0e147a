/// A mistake that Apple's compiler would reject, with its place in the package.
struct Problem: Hashable, Sendable, CustomStringConvertible {
  let path: String
  /// The line, from 1; 0 if there is none.
  let line: Int
  let message: String

  var description: String { line == 0 ? "\(path): \(message)" : "\(path):\(line): \(message)" }

  /// Returns the problems that the compiler reports in a unit, without duplicates.
  static func all(in run: CommandRun, of unit: Unit, copies: String) -> [Problem] {
    var problems: [Problem] = []
    var known: Set<Problem> = []
    for line in run.output.split(separator: "\n") {
      guard let problem = Problem(line, of: unit, copies: copies) else { continue }
      if known.insert(problem).inserted { problems.append(problem) }
    }
    guard run.status != 0, problems.isEmpty, !uses(missing: run.output, in: unit) else {
      return problems
    }
    let output = run.output.split(separator: "\n").prefix(40).map { $0.prefix(400) }
    let message = "the compiler failed:\n" + output.joined(separator: "\n")
    return [Problem(path: unit.name, line: 0, message: message)]
  }

  private init?(_ line: Substring, of unit: Unit, copies: String) {
    guard
      let match = line.wholeMatch(of: #/(/[^:]*):(\d+):\d+: (error|warning): (.*)/#),
      let number = Int(match.2)
    else { return nil }
    guard !Self.uses(missing: match.4, in: unit) else { return nil }
    // The module UIKit has no version here, and counts as the newest.
    guard !match.4.contains("[#ModuleVersionMissing]") else { return nil }
    let path = match.1.hasPrefix(copies) ? match.1.dropFirst(copies.count) : match.1
    if match.3 == "warning", !unit.language.reportsWarnings {
      guard match.4.contains("is deprecated: \(OptionalRequirements.message)"),
        unit.optionalCalls[String(path)]?.contains(number) != true
      else { return nil }
    }
    var message = String(match.4)
    if unit.name == "UIKit", message.hasPrefix("invalid redeclaration") {
      message += ": the headless half has it now, so take it out of Tools/AppleHalf/StandIns/UIKit"
    }
    self.init(path: String(path), line: number, message: message)
  }

  /// Whether the headless half, of which the module UIKit is made, uses a name that visionOS lacks.
  /// The compiler writes the module nevertheless.
  private static func uses(missing output: some StringProtocol, in unit: Unit) -> Bool {
    unit.platform == .vision && unit.name == "UIKit" && output.contains("unavailable in visionOS")
  }

  init(path: String, line: Int, message: String) {
    self.path = path
    self.line = line
    self.message = message
  }
}
