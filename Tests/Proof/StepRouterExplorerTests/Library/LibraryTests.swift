#if !canImport(UIKit)
import PortableUIKit
import StepRouterExplorer
import Testing

/// Windows, links from outside, and a process that ends and is launched again.
@MainActor
@Suite struct LibraryTests {
  @Test("The explorer finds nothing wrong in two windows, with links and launches", .exhaustive)
  func faultless() async {
    let exploration = await Library.explorer().run(depth: 3, states: 40, interleavedStates: 6)
    #expect(exploration.findings == [])
    #expect(
      Set(exploration.trials.compactMap(\.arrival))
        == Set(LinkArrival.allCases).subtracting([.duringFold, .beforeFold]))
  }

  @Test(
    "The explorer finds each fault planted in a copy, with the fewest moves", .exhaustive,
    arguments: LibraryFault.allCases)
  func found(_ fault: LibraryFault) async throws {
    let report = fault.report
    let exploration = await Library.explorer(fault).run(
      depth: 3, states: report.states,
      interleavedStates: report.interleaving == nil ? 0 : report.states)
    let finding = try #require(
      exploration.findings.first { finding in
        let trial = finding.trial
        return trial.destination == report.destination && trial.move == report.move
          && trial.link == report.link && trial.arrival == report.arrival
          && trial.interleaving == report.interleaving
          && trial.problems.first?.kind == report.problem
      })
    #expect(finding.moves == report.moves)
    #expect(finding.trial.problems.first?.detail == report.detail)
  }

  @Test("Two explorations are equal, and can be encoded and decoded", .exhaustive)
  func deterministic() async throws {
    let first = await Library.explorer(.linkOpenedInFirst).run(depth: 2, states: 12)
    let second = await Library.explorer(.linkOpenedInFirst).run(depth: 2, states: 12)
    #expect(first == second)
    let data = try JSONEncoder().encode(first)
    #expect(try JSONDecoder().decode(Exploration.self, from: data) == first)
  }

  @Test("With a second window, the user can also open and switch windows", .exhaustive)
  func states() async {
    let one = await Library.explorer(windows: 1).run(depth: 1)
    #expect(
      one.states.map(\.moves) == [
        [], [.tap("Book 1")], [.tap("Book 2")], [.tap("Loans")],
      ])
    // Besides the three taps: home and back, an interruption, and a relaunch.
    #expect(one.moveCount == 6)
    #expect(!one.trials.contains { $0.arrival == .whileWindowCloses })
    let two = await Library.explorer().run(depth: 1)
    #expect(
      two.states.map(\.moves) == [
        [], [.tap("Book 1")], [.tap("Book 2")], [.tap("Loans")], [.openWindow],
        [.openWindow, .switchWindow],
      ])
  }

  @Test("Windows come back as they were, and touches go to the one in front")
  func replays() async {
    let explorer = Library.explorer()
    let moves: [UserMove] = [
      .tap("Book 1"), .openWindow, .tap("Book 2"), .relaunch, .back, .switchWindow, .back,
      .closeWindow, .leaveAndReturn, .tap("Loans"), .tap("Sign"),
    ]
    #expect(await explorer.replay(moves).findings == [])
    #expect(
      await explorer.replay(moves, asking: "loans").trials.map(\.outcome) == [.alreadyVisible])
    // The restored loans wait for the card as well, and come first.
    let signedOut = await explorer.replay(moves + [.relaunch], asking: "loans")
    #expect(signedOut.trials.map(\.outcome) == [.alreadyVisible])
    #expect(signedOut.findings == [])
    let tooMany = await explorer.replay([.openWindow, .openWindow])
    #expect(
      tooMany.trials.map(\.problems) == [
        [Problem(.notReplayed, "‘Open another window’ is no longer possible.")]
      ])
  }

  @Test(
    "A link opens in the window that shows it, or else in the one in front",
    arguments: [
      ([], "library://book/1", .whileRunning, .built),
      ([.tap("Book 1")], "library://book/1", .inBackground, .alreadyVisible),
      ([], "library://loans", .atLaunch, .interceptorAnswered),
      ([.tap("Book 1"), .openWindow], "library://book/1", .whileRunning, .alreadyVisible),
      ([.tap("Book 1"), .openWindow], "library://book/1", .whileWindowCloses, .built),
    ] as [([UserMove], String, LinkArrival, Exploration.Outcome)])
  func links(
    moves: [UserMove], link: String, arrival: LinkArrival, outcome: Exploration.Outcome
  ) async {
    let exploration = await Library.explorer().replay(moves, opening: link, arrival)
    #expect(exploration.trials.map(\.outcome) == [outcome])
    #expect(exploration.isFaultless)
  }

  @Test("A link's fault comes with the code that reproduces it")
  func description() async throws {
    let explorer = Library.explorer(.linkLostAtLaunch)
    let again = await explorer.replay([.openWindow], opening: "library://note", .atLaunch)
    let finding = try #require(again.findings.first)
    let location = try #require(finding.trial.location)
    #expect(
      again.description == """
        1 distinct state, up to 1 move deep; 0 moves made
        1 link opened from outside: 1 wrong
        1 fault:
        library://note, \(location), at launch: after ‘Open another window’
          linkLost: It is open nowhere, and nothing has refused it.
          again: expectNothingWrong(await explorer.replay([.openWindow], \
        opening: "library://note", .atLaunch), reporter: .swiftTesting)
        """)
  }

  @Test("A link that can't arrive is reported with those that can")
  func impossible() async {
    let explorer = Library.explorer()
    let unknown = await explorer.replay([], opening: "library://moon", .whileRunning)
    #expect(
      unknown.trials.flatMap(\.problems) == [
        Problem(
          .notReplayed,
          "There is no link “library://moon”, but “library://book/1”, “library://loans”, "
            + "“library://note”."
        )
      ])
    let alone = await explorer.replay([], opening: "library://note", .whileWindowCloses)
    #expect(
      alone.trials.flatMap(\.problems) == [
        Problem(.notReplayed, ".whileWindowCloses needs a second window.")
      ])
  }
}
#endif
