import StepRouterExplorer
import Testing

/// Damage to a recorded file, and why the file is then refused.
struct Damage: CustomTestStringConvertible, Sendable {
  let testDescription: String
  let reason: String
  /// Damages a file, and returns the number of the reported line.
  let happen: @Sendable (inout RecordedLines) throws -> Int

  init(
    _ description: String, in phase: String, _ state: Int?, says reason: String,
    _ happen: @escaping @Sendable (inout RecordedLines, Int) throws -> Void
  ) {
    testDescription = description
    self.reason = reason
    self.happen = { file in
      let index = try file.index(phase, state)
      try happen(&file, index)
      return index + 1
    }
  }

  init(
    atEnd description: String, says reason: String,
    _ happen: @escaping @Sendable (inout RecordedLines) throws -> Void
  ) {
    testDescription = description
    self.reason = reason
    self.happen = { file in
      try happen(&file)
      return file.lines.count
    }
  }

  static let all = ofLines + ofStates + ofOutcomes + ofOthers + ofEnds

  /// Lines that are missing, repeated or moved.
  static let ofLines: [Damage] = [
    Damage(
      "a line is removed", in: "destinations", 1,
      says: "it is about state 2 in the phase “destinations”, though state 1 in the phase "
        + "“destinations” is due"
    ) { file, index in file.lines.remove(at: index) },
    Damage(
      "a whole phase is removed", in: "closings", 0,
      says: "it is about state 0 in the phase “interleavings”, though state 0 in the phase "
        + "“closings” is due"
    ) { file, _ in file.lines.removeAll { $0.contains("\"phase\":\"closings\"") } },
    Damage(
      "a line comes twice", in: "destinations", 2,
      says: "it is about state 1 in the phase “destinations”, though state 2 in the phase "
        + "“destinations” is due"
    ) { file, index in file.lines.insert(file.lines[index - 1], at: index) },
    Damage(
      "two lines change their places", in: "destinations", 1,
      says: "it is about state 2 in the phase “destinations”, though state 1 in the phase "
        + "“destinations” is due"
    ) { file, index in file.lines.swapAt(index, index + 1) },
    Damage(
      "a line is of a state that is none", in: "closings", 1,
      says:
        "it is about state -5 in the phase “closings”, though state 1 in the phase “closings” is "
        + "due"
    ) { file, index in try file.edit(index) { $0["state"] = -5 } },
    Damage(
      "a line is of a state that is far away", in: "closings", 1,
      says: "it is about state 1000000000 in the phase “closings”, though state 1 in the phase "
        + "“closings” is due"
    ) { file, index in try file.edit(index) { $0["state"] = 1_000_000_000 } },
  ]

  /// Damage to moves.
  static let ofStates = [
    Damage(
      "a move leads to a state that is none", in: "states", 0,
      says: ".tap(\"Bag\") leads to state -5, which is not known"
    ) { file, index in
      try file.edit(index, list: "steps") { steps in
        steps[0]["move"] = try Self.bag(in: &steps)
        steps[0]["to"] = -5
        steps[0]["fingerprint"] = nil
      }
    },
    Damage(
      "a new state has another number", in: "states", 0,
      says: "the state to which .tab(\"Account\") leads has a wrong number"
    ) { file, index in
      try file.edit(index, list: "steps") { steps in
        steps = [steps[0]]
        steps[0]["move"] = ["kind": "tab", "name": "Account"]
        steps[0]["to"] = 7
        steps[0]["fingerprint"] = String(repeating: "a", count: 32)
      }
    },
    Damage(
      "a new state is one that is known", in: "states", 0,
      says: ".tap(\"Bag\") leads to a new state that is known"
    ) { file, index in
      let start = try #require(file.lines[0].firstMatch(of: /"start":"([0-9a-f]{32})"/)).1
      try file.edit(index, list: "steps") { steps in
        steps[0]["move"] = try Self.bag(in: &steps)
        steps[0]["to"] = nil
        steps[0]["fingerprint"] = String(start)
      }
    },
    Damage(
      "a move is missing", in: "states", 0,
      says: "its moves are not those that were gone through"
    ) { file, index in try file.edit(index, list: "covered") { $0.removeLast() } },
    Damage(
      "something was gone through before", in: "destinations", 1,
      says: "“” was gone through before"
    ) { file, index in
      var item: [String: Any] = [:]
      try file.edit(try file.index("destinations", 0), list: "covered") {
        item = try #require($0.first)
        item["name"] = ""
        $0.append(item)
      }
      try file.edit(index, list: "covered") { $0.append(item) }
    },
    Damage("a move is told as a closing", in: "states", 0, says: "it tells of more than moves") {
      file, index in try file.edit(index) { $0["closings"] = 1 }
    },
    Damage(
      "something is gone through twice", in: "destinations", 0,
      says: "it tells twice that something was gone through"
    ) { file, index in try file.edit(index, list: "covered") { $0.append($0[0]) } },
  ]

  private static func bag(in steps: inout [[String: Any]]) throws -> [String: Any] {
    steps = [try #require(steps.first)]
    return ["kind": "tap", "name": "Bag"]
  }

  /// Damage to destinations.
  static let ofOutcomes = [
    Damage("an outcome is none", in: "destinations", 1, says: "“z” is not an outcome") {
      file, index in
      try file.edit(index) { done in
        let outcomes = try #require(done["outcomes"] as? String)
        done["outcomes"] = "z" + outcomes.dropFirst()
      }
    },
    Damage(
      "outcomes are rubbish", in: "destinations", 1, says: "it has 2 outcomes for 11 destinations"
    ) {
      file, index in try file.edit(index) { $0["outcomes"] = "🙈\u{0}" }
    },
    Damage(
      "outcomes are missing", in: "destinations", 1, says: "it has 0 outcomes for 11 destinations"
    ) {
      file, index in try file.edit(index) { $0["outcomes"] = nil }
    },
    Damage(
      "a fault is missing", in: "destinations", nil,
      says: "what is wrong with “product 42” is missing"
    ) { file, index in try file.edit(index) { $0["trials"] = nil } },
    Damage(
      "a fault is one of another state", in: "destinations", nil,
      says: "it tells of an attempt in state 0"
    ) { file, index in try file.edit(index, list: "trials") { $0[0]["state"] = 0 } },
    Damage(
      "a fault has no outcome", in: "destinations", nil,
      says: "it tells of an attempt that was not made"
    ) { file, index in
      try file.edit(index) { done in
        let outcomes = try #require(done["outcomes"] as? String)
        done["outcomes"] = outcomes.replacing("!", with: "b")
      }
    },
    Damage(
      "a destination goes through a move", in: "destinations", 1, says: "it goes through a move"
    ) { file, index in
      try file.edit(index) { $0["covered"] = [["kind": "move", "name": ".tap(\"Cellar\")"]] }
    },
    Damage(
      "what is in the windows is told of a state that is not pictured", in: "destinations", 2,
      says: "it tells what is in the windows"
    ) { file, index in
      let pictured = try file.index("destinations", 0)
      var windows: Any?
      try file.edit(pictured) { windows = $0["windows"] }
      try file.edit(index) { $0["windows"] = windows }
    },
    Damage("moves are told of", in: "destinations", 1, says: "it tells of moves") { file, index in
      try file.edit(index) { $0["cut"] = true }
    },
    Damage(
      "a label is rubbish", in: "destinations", 1, says: "“01” does not say which properties hold"
    ) {
      file, index in try file.edit(index) { $0["label"] = "01" }
    },
    Damage("what was reused is told", in: "destinations", 1, says: "it counts what was reused") {
      file, index in try file.edit(index) { $0["reused"] = 2 }
    },
  ]

  /// Damage to the end.
  static let ofEnds = [
    Damage(
      atEnd: "the last record is removed",
      says: "it ends, though state 1 in the phase “interleavings” is due"
    ) { $0.lines.remove(at: $0.lines.count - 2) },
    Damage(atEnd: "the states are others", says: "it counts 10 states, and there are 4") {
      try $0.edit($0.lines.count - 1, "end") { $0["states"] = 10 }
    },
  ]
}
