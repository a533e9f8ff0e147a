import StepRouter
import StepRouterExplorer

/// The texts about an exploration for other tools: a pull request, CI, a code scanner.
package struct GateReport: Sendable {
  package let review: FaultReview
  /// The program's name on its command line.
  let program: String
  /// The record to replay faults from; nil if none was written.
  let record: String?
  /// The paths of source files below the working directory, by their `fileID`.
  let paths: [String: String]
  /// The place of the app's sources; nil to name their lines without links.
  package var sources: SourceLinks?

  package init(
    _ review: FaultReview, of program: String, record: String? = nil, paths: [String: String] = [:]
  ) {
    self.review = review
    self.program = program
    self.record = record
    self.paths = paths
  }

  /// Returns the path and line of a location; nil if the file isn't known.
  func place(_ location: CodeLocation?) -> (path: String, line: UInt)? {
    guard let location = location?.ofApp, let path = paths[location.fileID] else { return nil }
    return (path, location.line)
  }

  /// Returns the command that replays a fault.
  func command(replaying code: String) -> String {
    "\(program) verify --replay \(code) --since \(record ?? "<record>")"
  }
}

extension FaultReview.Entry {
  /// A short note about the fault: whether it's new, accepted or unsteady. Empty if there's nothing
  /// to say.
  var note: String {
    var words: [String] = []
    if let isNew { words.append(isNew ? "new" : "known") }
    if let reason { words.append("accepted: \(reason)") }
    if let steadiness { words.append(steadiness.description) }
    return words.joined(separator: "; ")
  }

  /// The problems at the end of the shortest way, a sentence each.
  var sentences: [String] { fault.first.trial.sentences }
}
