#if !canImport(UIKit)
import PortableUIKit
import StepRouter
import StepRouterExplorer
import Testing

/// An app on a phone that folds.
@MainActor
@Suite struct FoldTests {
  @Test(
    "The explorer finds nothing wrong, folded at rest and in the middle of everything", .exhaustive)
  func faultless() async {
    let exploration = await Post.explorer().run(depth: 1, states: 20, interleavedStates: 2)
    #expect(exploration.findings == [], "\(exploration)")
    let kinds = Set(exploration.trials.compactMap(\.interleaving?.kind))
    #expect(kinds.isSuperset(of: [.hinge, .folding, .fold]))
  }

  @Test(
    "Two moves deep nothing is wrong either, but that an alert is in the way of a sheet",
    .exhaustive)
  func deep() async {
    let exploration = await Post.explorer().run(depth: 2, states: 60, interleavedStates: 12)
    // The inspector is a column, and has to be a sheet when the phone has closed under the alert.
    #expect(
      exploration.findings.map { "\($0.trial.destination ?? "") \($0.moves)" } == [
        "info [.unfold]"
      ],
      "\(exploration)")
    #expect(exploration.findings.map(\.trial.interleaving) == [.alert.folded])
    #expect(
      exploration.findings.flatMap(\.trial.problems).map(\.detail).map { detail in
        detail.contains(
          "cannot be presented: an inspector is a sheet while the columns are collapsed, and "
            + "PostTabs already presents UIAlertController “Alert”.")
      } == [true])
    let kinds = Set(exploration.trials.compactMap(\.interleaving?.kind))
    #expect(
      kinds.isSuperset(of: [.push, .pop, .presentation, .dismissal, .tabSwitch, .columnShow]))
  }

  @Test("A list that was seen before the fold may go under its details, but nothing may be gone")
  func covered() async {
    let moves: [UserMove] = [.tap("Message 1"), .unfold]
    for moment in [Interleaving.hinge, .folding, .fold] {
      let exploration = await Post.explorer().replay(moves, asking: "inbox", during: moment)
      #expect(exploration.findings == [], "\(exploration)")
    }
    let dropped = await Post.explorer(.detailDropped)
      .replay([.unfold], asking: "message 2", during: .hinge)
    #expect(dropped.findings.first?.trial.problems.first?.kind == .notVisible, "\(dropped)")
  }

  @Test("A screen that nobody has seen before the fold must be in front after it")
  func neverSeen() async {
    let explorer = PlainApp.explorer { app in
      let covered = StepAssembly(finder: ClassFinder<ShopHome, Void>(), factory: NilFactory())
        .adding(
          InlinePostTask { [weak stack = app.stack] (_: ShopHome, _: Void, _) in
            stack?.pushViewController(ShopHelp("Help"), animated: false)
          }
        )
        .from(.root).assemble()
      app.destinations.append(ExploredDestination("covered home", covered))
    }.on(.duo)
    let exploration = await explorer.replay([], asking: "covered home", during: .hinge)
    #expect(
      exploration.findings.first?.trial.problems.map(\.detail) == [
        "ShopHome “Home” is there, but covered or not in front."
      ], "\(exploration)")
  }

  @Test(
    "The phone folds in the middle of every navigation, from every state one move away",
    .exhaustive)
  func everywhere() async {
    let exploration = await Post.explorer().run(depth: 1, interleavedStates: .max)
    // The one of `deep()`.
    #expect(
      exploration.findings.map { "\($0.trial.destination ?? "") \($0.moves)" } == [
        "info [.unfold]"
      ],
      "\(exploration)")
    #expect(exploration.findings.map(\.trial.interleaving) == [.alert.folded])
    let folded = exploration.trials.filter { $0.interleaving?.isFold == true }
    // Docs/Proof/Folding.md has these figures.
    #expect("\(exploration.states.count) states, \(folded.count) folds" == "16 states, 1452 folds")
  }

  @Test("Links arrive right before a fold and during one")
  func links() async {
    let exploration = await Post.launched().run(depth: 1, states: 6)
    #expect(exploration.findings == [], "\(exploration)")
    #expect(
      Set(exploration.trials.compactMap(\.arrival))
        == Set(LinkArrival.allCases).subtracting([.whileWindowCloses]))
  }

  @Test(
    "The explorer finds each fault planted in a copy, with the fewest moves", .exhaustive,
    arguments: PostFault.allCases)
  func found(_ fault: PostFault) async throws {
    let report = fault.report
    let explorer = report.arrival == nil ? Post.explorer(fault) : Post.launched(fault)
    let exploration = await explorer.run(
      depth: report.depth, states: report.arrival == nil ? 60 : 1,
      interleavedStates: report.interleaving == nil ? 0 : report.interleavedStates,
      waitingStates: 0)
    let finding = try #require(
      exploration.findings.first { finding in
        let trial = finding.trial
        return trial.destination == report.destination && trial.move == report.move
          && trial.interleaving == report.interleaving && trial.arrival == report.arrival
          && trial.problems.first?.kind == report.problem
      }, "\(exploration)")
    #expect(finding.moves == report.moves)
    #expect(finding.trial.problems.first?.detail.contains(report.detail) == true)
  }
}

extension Interleaving {
  /// Whether the phone folds in the middle of it.
  fileprivate var isFold: Bool {
    [.hinge, .folding, .fold].contains(kind) || description.hasSuffix(".folded")
  }
}
#endif
