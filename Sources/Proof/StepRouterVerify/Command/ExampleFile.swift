import PortableUIKit
import StepRouterExplorer

/// A file of walks that once found a fault. Each line is a JSON object with moves and requests, as
/// in a log.
struct ExampleFile {
  private let path: String
  /// The examples in the file, in order.
  private(set) var examples: [[WalkStep]] = []

  /// Reads the file. If there's no file yet, there are no examples.
  init(_ path: String) throws(Problem) {
    self.path = path
    try SmallFile.checkWritable(path)
    guard FileManager.default.fileExists(atPath: path) else { return }
    let text = String(decoding: try SmallFile.contents(of: path), as: UTF8.self)
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    where !line.isEmpty {
      guard let example = try? JSONDecoder().decode(Example.self, from: Data(line.utf8)),
        let steps = example.walk
      else {
        throw Problem(
          "\(path.quoted): line \(index + 1) is not an example; each step is a “move” or a "
            + "“request”, as in a log.")
      }
      examples.append(steps)
    }
  }

  /// Adds the walks that found a fault and aren't in the file yet.
  ///
  /// - Returns: The number of examples added.
  mutating func add(_ failures: [SwarmReport.Failure]) throws(Problem) -> Int {
    // Examples run in this process, and a crash or a hang would end it.
    let new = failures.filter {
      !$0.steps.isEmpty && !examples.contains($0.steps) && $0.fault?.first.endsProcess != true
    }
    guard !new.isEmpty else { return 0 }
    do {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
      var data = (try? Data(contentsOf: URL(fileURLWithPath: path))) ?? Data()
      if let last = data.last, last != UInt8(ascii: "\n") { data += Data("\n".utf8) }
      for failure in new { data += try encoder.encode(Example(failure)) + Data("\n".utf8) }
      try data.write(to: URL(fileURLWithPath: path), options: .atomic)
    } catch { throw Problem("\(path.quoted) cannot be written: \(reason(of: error)).") }
    examples += new.map(\.steps)
    return new.count
  }

  private struct Example: Codable {
    /// The kind of fault, for a person.
    var fault: String?
    let steps: [Step]

    init(_ failure: SwarmReport.Failure) {
      fault = failure.problems.first?.kind.rawValue
      steps = failure.steps.map { Step(move: $0.move, request: $0.destination) }
    }

    /// The steps; nil if one is neither a move nor a request.
    var walk: [WalkStep]? {
      let walk = steps.compactMap { step -> WalkStep? in
        switch (step.move, step.request) {
        case (let move?, nil): .move(move)
        case (nil, let request?): .asking(request)
        default: nil
        }
      }
      return walk.count == steps.count && !walk.isEmpty ? walk : nil
    }
  }

  private struct Step: Codable {
    let move: UserMove?
    let request: String?
  }
}
