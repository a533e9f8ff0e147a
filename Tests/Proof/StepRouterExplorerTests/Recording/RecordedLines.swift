import PortableUIKit
import StepRouterExplorer
import Testing

/// The lines of a recorded file, and ways to change them.
struct RecordedLines: Sendable {
  var lines: [String]

  init(_ url: URL) throws {
    lines = try String(contentsOf: url, encoding: .utf8).split(separator: "\n").map(String.init)
  }

  var text: String { lines.map { $0 + "\n" }.joined() }

  /// Gives each line the sum that it would have been written with.
  mutating func seal() {
    var sum = LineSum()
    lines = lines.map { line in
      let object = line.replacing(#/,"sum":"[0-9a-f]{32}"}$/#, with: "}")
      return String(decoding: sum.seal(Data(object.utf8)), as: UTF8.self)
    }
  }

  /// The same lines, with the sums that they would have been written with.
  var sealed: Self {
    var copy = self
    copy.seal()
    return copy
  }

  /// Returns the index of a state's record or, without a state, of the first one that reports a
  /// fault.
  func index(_ phase: String, _ state: Int?) throws -> Int {
    try #require(
      lines.firstIndex { line in
        guard line.contains("\"phase\":\"\(phase)\"") else { return false }
        return state.map { Self.state(of: line) == $0 } ?? line.contains("\"problems\":[{")
      })
  }

  private static func state(of line: String) -> Int? {
    let object = try? JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
    return (object?["done"] as? [String: Any])?["state"] as? Int
  }

  /// Changes the value for a key of a line: `done`, `end` or `exploration`.
  mutating func edit(
    _ index: Int, _ key: String = "done", _ change: (inout [String: Any]) throws -> Void
  ) throws {
    let object = try JSONSerialization.jsonObject(with: Data(lines[index].utf8))
    var line = try #require(object as? [String: Any])
    var content = try #require(line[key] as? [String: Any])
    try change(&content)
    line[key] = content
    let data = try JSONSerialization.data(withJSONObject: line, options: [.sortedKeys])
    lines[index] = String(decoding: data, as: UTF8.self)
  }

  /// Changes the entries of a list in a record.
  mutating func edit(
    _ index: Int, list: String, _ change: (inout [[String: Any]]) throws -> Void
  ) throws {
    try edit(index) { done in
      var entries = done[list] as? [[String: Any]] ?? []
      try change(&entries)
      done[list] = entries
    }
  }
}
