import StepRouterExplorer
import Testing

extension Damage {
  /// Damage to closings and to interleavings.
  static let ofOthers = [
    Damage("closings are too many", in: "closings", 1, says: "it counts 1000000000 closings") {
      file, index in try file.edit(index) { $0["closings"] = 1_000_000_000 }
    },
    Damage("closings are less than none", in: "closings", 1, says: "it counts -3 closings") {
      file, index in try file.edit(index) { $0["closings"] = -3 }
    },
    Damage("closings are told elsewhere", in: "interleavings", 0, says: "it tells of closings") {
      file, index in try file.edit(index) { $0["closings"] = 1 }
    },
    Damage(
      "a closing is told that was not tried", in: "closings", 1,
      says: "it tells of an attempt that was not made"
    ) { file, index in
      let other = try file.index("interleavings", 0)
      var trial: [String: Any] = [:]
      try file.edit(other, list: "trials") { trial = try #require($0.first) }
      trial["state"] = 1
      try file.edit(index) { $0["trials"] = [trial] }
    },
    Damage(
      "a closing is told as a destination", in: "closings", 1, says: "it tells of destinations"
    ) {
      file, index in try file.edit(index) { $0["outcomes"] = "b" }
    },
    Damage(
      "an attempt in the middle of something is missing", in: "interleavings", 0,
      says: "not every destination was asked for in the middle of the same"
    ) { file, index in try file.edit(index, list: "trials") { $0.removeLast() } },
    Damage(
      "attempts in the middle of something change places", in: "interleavings", 0,
      says: "not every destination was asked for in the middle of the same"
    ) { file, index in try file.edit(index, list: "trials") { $0.swapAt(0, $0.count - 1) } },
  ]

  /// Damage that only the sums reveal: the changed line could be true.
  static let ofSums = [
    Damage("an outcome is another one", in: "destinations", 1, says: "") { file, index in
      try file.edit(index) { done in
        let outcomes = try #require(done["outcomes"] as? String)
        done["outcomes"] = (outcomes.hasPrefix("r") ? "b" : "r") + outcomes.dropFirst()
      }
    },
    Damage("a closing less is counted", in: "closings", 1, says: "") { file, index in
      try file.edit(index) { $0["closings"] = 0 }
    },
    Damage("a space is put in", in: "interleavings", 0, says: "") { file, index in
      file.lines[index] = file.lines[index].replacing("\"state\":0", with: "\"state\":0 ")
    },
  ]
}
