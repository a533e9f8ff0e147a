import StepRouter

extension EventLog {
  /// Returns the source of a Swift Testing test that repeats the deeds with an `explorer`'s app and
  /// expects each navigation to end as it did here.
  ///
  /// ```swift
  /// print(report.testSource(named: "The bag opens once"))
  /// ```
  ///
  /// Change the expected outcomes to the ones you want, and you have the test for your fix.
  public func testSource(named name: String) -> String {
    testSource(named: name, doing: deeds)
  }

  func testSource(named name: String, doing deeds: [Deed]) -> String {
    // A test needs a name.
    let name = name.allSatisfy(\.isWhitespace) ? "The log repeats" : name
    let done = deeds.map { "    \($0)," }
    let expected = outcomes.map { "      \($0.debugDescription)," }
    return
      ([
        "@MainActor @Test(\(name.debugDescription))",
        "func \(Self.functionName(name))() async throws {",
        "  let log = EventLog([",
      ] + done + [
        "  ])",
        "  let replay = try await explorer.replay(log)",
        "  expectRepeats(replay, reporter: .swiftTesting)",
        "  #expect(",
        "    replay.outcomes == [",
      ] + expected + ["    ])", "}"]).joined(separator: "\n")
  }

  /// Returns a function name made of the name's letters and digits.
  private static func functionName(_ name: String) -> String {
    let words = name.split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }
    let joined = words.enumerated().map { index, word in
      index == 0
        ? word.prefix(1).lowercased() + word.dropFirst()
        : word.prefix(1).uppercased() + word.dropFirst()
    }.joined()
    // A single word may be a keyword; a digit or nothing isn't a name.
    guard words.count > 1, joined.first?.isLetter == true else {
      return "log" + joined.prefix(1).uppercased() + joined.dropFirst()
    }
    return joined
  }
}

extension LogReplay {
  /// Returns the source of a test, as ``EventLog/testSource(named:)`` does, with the names of
  /// destinations that the replay has identified. The test fails for as long as the log departs.
  public func testSource(named name: String) -> String {
    log.testSource(named: name, doing: deeds)
  }
}
