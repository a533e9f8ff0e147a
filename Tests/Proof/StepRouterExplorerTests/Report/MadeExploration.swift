import PortableUIKit
import StepRouterExplorer

/// An exploration of an app that doesn't exist, as if read from its file.
struct MadeExploration {
  /// A state: the one before it, the move that leads to it, and the contents of its windows.
  struct State {
    var parent = 0
    var move: [String: Any] = [:]
    var windows: [[String: Any]] = []
    /// A letter for each destination, and `!` for a failed one.
    var outcomes = ""
  }

  var states: [State] = [State()]
  var destinations: [String] = []
  var covered: [[String: Any]] = []
  /// Moves that lead to known states.
  var ways: [(from: Int, move: [String: Any], to: Int)] = []
  /// The problem wherever a letter is `!`.
  var problem = ["kind": "leaked", "detail": "ProductScreen is still alive off screen."]
  /// Further attempts, such as faulty moves.
  var trials: [[String: Any]] = []
  /// The faulty closings.
  var closings: [[String: Any]] = []
  /// The first of the states whose moves weren't tried.
  var frontier = Int.max

  func read() throws -> Exploration {
    let outline: [String: Any] = [
      "destinations": destinations.enumerated().map {
        ["name": $1, "location": Self.location($0)] as [String: Any]
      },
      "awaited": [], "links": [], "laws": [], "hasFreeMoves": false, "start": Self.fingerprint(0),
    ]
    var expedition = Expedition(
      ExplorationScope(depth: 9), of: try Self.decode(AppOutline.self, outline))
    for record in records { expedition.restore(try Self.decode(ExplorationRecord.self, record)) }
    return expedition.exploration
  }

  static func tap(_ name: String) -> [String: Any] { ["kind": "tap", "name": name] }

  static func location(_ line: Int) -> [String: Any] {
    ["fileID": "Shop/Routes.swift", "line": line + 10]
  }

  private var records: [[String: Any]] {
    let discoveries = states.indices.filter { $0 < frontier }.map { state -> [String: Any] in
      let found = states.indices.filter { $0 > 0 && states[$0].parent == state }.map {
        [
          "move": states[$0].move, "fingerprint": Self.fingerprint($0), "to": $0,
        ] as [String: Any]
      }
      let known = ways.filter { $0.from == state }.map {
        ["move": $0.move, "to": $0.to] as [String: Any]
      }
      return ["phase": "states", "state": state, "steps": found + known]
    }
    let closings = closings.map { trial in
      [
        "phase": "closings", "state": trial["state"] ?? 0, "closingCount": 1, "trials": [trial],
      ] as [String: Any]
    }
    return discoveries + states.indices.map(asking) + closings
  }

  private func asking(in state: Int) -> [String: Any] {
    let faults = zip(states[state].outcomes, destinations.indices).filter { $0.0 == "!" }.map {
      [
        "state": state, "destination": destinations[$0.1], "location": Self.location($0.1),
        "outcome": "built", "isDeclared": true, "problems": [problem],
      ] as [String: Any]
    }
    return [
      "phase": "destinations", "state": state, "outcomes": states[state].outcomes,
      "windows": states[state].windows, "covered": state == 0 ? covered : [],
      "trials": faults + trials.filter { $0["state"] as? Int == state },
    ]
  }

  private static func fingerprint(_ number: Int) -> String {
    let digits = String(number, radix: 16)
    return String(repeating: "0", count: 32 - digits.count) + digits
  }

  private static func decode<Value: Decodable>(
    _ type: Value.Type, _ json: [String: Any]
  ) throws -> Value {
    try JSONDecoder().decode(type, from: JSONSerialization.data(withJSONObject: json))
  }
}
