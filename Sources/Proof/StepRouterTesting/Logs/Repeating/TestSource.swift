import StepRouter

extension EventLog {
  /// The source of a test, for Swift Testing, that does the same to an `explorer`'s app, and expects
  /// each navigation to end as it has ended here.
  ///
  /// ```swift
  /// print(report.testSource(named: "The bag opens once"))
  /// ```
  ///
  /// Change the expected ends to what you want, and you have the test to mend the app by.
  public func testSource(named name: String) -> String {
    testSource(named: name, doing: deeds)
  }

  func testSource(named name: String, doing deeds: [Deed]) -> String {
    // A test has no empty name.
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

  /// The name's letters and digits, as a function is called.
  private static func functionName(_ name: String) -> String {
    let words = name.split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }
    let joined = words.enumerated().map { index, word in
      index == 0
        ? word.prefix(1).lowercased() + word.dropFirst()
        : word.prefix(1).uppercased() + word.dropFirst()
    }.joined()
    // A keyword, a digit or nothing is no name.
    guard words.count > 1, joined.first?.isLetter == true else {
      return "log" + joined.prefix(1).uppercased() + joined.dropFirst()
    }
    return joined
  }
}

extension LogReplay {
  /// The source of a test, as ``EventLog/testSource(named:)`` gives it, with the names of the
  /// destinations that were found out: it fails for as long as the log departs.
  public func testSource(named name: String) -> String {
    log.testSource(named: name, doing: deeds)
  }
}
