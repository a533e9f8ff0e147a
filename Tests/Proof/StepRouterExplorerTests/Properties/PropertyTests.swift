import PortableUIKit
import StepRouter
import StepRouterExplorer
import Testing

/// An app's own properties.
@MainActor
@Suite(.headlessOnly) struct PropertyTests {
  private func explore(_ fault: TillFault? = nil, depth: Int = 4) async -> Exploration {
    await Till.explorer(fault).run(depth: depth, waitingStates: 0)
  }

  @Test("If all properties hold, the report says in how many states")
  func faultless() async {
    let exploration = await explore()
    #expect(exploration.findings.map(\.description) == [])
    #expect(exploration.isFaultless)
    #expect(
      exploration.description == """
        7 distinct states, up to 3 moves deep; 24 moves made
        21 destinations asked for: 0 wrong
          7 already visible
          4 brought to the front
          10 built
        14 closings tried: 0 wrong
        “home can be reached” within 2 moves: in 7 states, not in 0, not known in 0
        “who has paid sees a receipt” within 1 move: in 7 states, not in 0, not known in 0
        No visible effect: .tap("Receipt")
        Nothing is wrong in what was tried. Not tried:
          Requests in the middle of something in 7 of 7 states
          Links, windows and relaunches: the explorer doesn't launch this app
        """)
  }

  @Test("Each broken property is reported with the fewest moves", arguments: TillFault.ofProperties)
  func broken(_ fault: TillFault) async {
    let exploration = await explore(fault)
    #expect(!exploration.isFaultless)
    #expect(exploration.findings.map(\.description) == fault.findings)
  }

  @Test("What is broken on the way isn't reported once more by a request that covers it meanwhile")
  func brokenOnWay() async {
    let explorer = Explorer { window in
      let home = ShopHome("Home")
      let milk = Milk()
      home.addButton("Spoil") { milk.isSpoiled = true }
      window.rootViewController = home
      window.makeKeyAndVisible()
      let step = StepAssembly(finder: ClassFinder<ShopHome, Void>(), factory: NilFactory())
        .from(.root).assemble()
      return ExploredApp(
        router: DefaultRouter(windowProvider: CustomWindowProvider { [weak window] in window }),
        destinations: [ExploredDestination("home", step)],
        properties: [.never("the milk is spoiled") { milk.looksSpoiled(after: $0.cause) }])
    }
    #expect(
      await explorer.replay([.tap("Spoil")]).trials.flatMap(\.problems) == [
        Problem(.propertyBroken, "“the milk is spoiled” holds, and never should.")
      ])
    let asked = await explorer.replay([.tap("Spoil")], asking: "home")
    #expect(asked.findings.map(\.description) == [])
  }

  @Test("A broken property tells the values that it's judged by, from before and after")
  func values() async {
    let told = await Till.explorer(properties: { till in
      [
        .never("a full bag") { _ in till.count > 0 }
          .showing { "bag \(till.count)\nby \($0.cause == .start ? "nothing" : "a move")" }
      ]
    }).replay([.tap("Add")])
    #expect(
      told.trials.flatMap(\.problems) == [
        Problem(
          .propertyBroken,
          "“a full bag” holds, and never should. Before: bag 0, by nothing. Now: bag 1, by a move.")
      ])
  }

  @Test("The code of a reported problem reproduces it")
  func again() async {
    let badge = await Till.explorer(.badgeForgotten).replay([.tap("Add")])
    #expect(badge.trials.flatMap(\.problems) == [Problem(.propertyBroken, Till.badgeBroken)])
    let receipt = await Till.explorer(.receiptForNothing).replay([], asking: "receipt")
    #expect(receipt.trials.flatMap(\.problems).map(\.kind) == [.propertyBroken])
    let moves: [UserMove] = [.tap("Add"), .tap("Pay"), .tap("Add")]
    let paid = await Till.explorer(.noReceipt).replay(moves)
    #expect(
      paid.trials.flatMap(\.problems) == [
        Problem(
          .propertyBroken,
          "“who has paid sees a receipt” does not follow within 1 move: not after ‘Tap “Add”’.")
      ])
    #expect(await Till.explorer(.noReceipt).replay(moves.dropLast()).isFaultless)
    #expect(await Till.explorer().replay(moves.dropLast()).isFaultless)
  }

  @Test("A replay looks for a property on all paths within its limit of moves")
  func reaching() async {
    let name = "home can be reached"
    let trapped = await Till.explorer(.trapped).replay([.tap("Help")], reaching: name)
    #expect(
      trapped.findings.map(\.trial.problems) == [
        [
          Problem(
            .propertyBroken,
            "“home can be reached” cannot be brought about within 2 moves from here.")
        ]
      ])
    #expect(await Till.explorer().replay([.tap("Help")], reaching: name).isFaultless)
    let unknown = await Till.explorer().replay([], reaching: "the end")
    #expect(
      unknown.trials.flatMap(\.problems) == [
        Problem(
          .notReplayed,
          "There is no property “the end” that must be possible to bring about, but "
            + "“home can be reached”.")
      ])
  }

  @Test("Results beyond unexplored states are unknown, and no fault")
  func unexplored() async {
    let exploration = await explore(.trapped, depth: 1)
    #expect(
      exploration.propertyResults.map(\.description) == [
        "“home can be reached” within 2 moves: in 2 states, not in 0, not known in 1",
        "“who has paid sees a receipt” within 1 move: in 3 states, not in 0, not known in 0",
      ])
    #expect(exploration.isFaultless)
  }

  @Test("Properties with the same name are reported once, at the start")
  func repeatedNames() async {
    let explorer = Till.explorer(properties: { till in
      [.always("so", { _ in true }), .never("so", { _ in false }), .always("so", { _ in true })]
    })
    let exploration = await explorer.run(depth: 1, waitingStates: 0)
    #expect(
      exploration.findings.map(\.description) == [
        """
        the start: at the start
          propertyBroken: More than one property is called “so”. Give each of them a name of its own.
          again: expectNothingWrong(await explorer.replay([]), reporter: .swiftTesting)
        """
      ])
    #expect(await !explorer.replay([]).isFaultless)
  }

  @Test("A property broken from the start is reported there, and not for each attempt")
  func brokenAtStart() async {
    let explorer = Till.explorer(properties: { _ in [.never("a till", { _ in true })] })
    let exploration = await explorer.run(depth: 1, interleavedStates: 1, waitingStates: 0)
    #expect(
      exploration.findings.map(\.trial.problems) == [
        [Problem(.propertyBroken, "“a till” holds, and never should. Now: 0 0.")]
      ])
    #expect(exploration.findings.map(\.moves) == [[]])
  }

  @Test("An exploration can be encoded and decoded with its properties")
  func codable() async throws {
    let exploration = await explore(.noReceipt)
    let data = try JSONEncoder().encode(exploration)
    let read = try JSONDecoder().decode(Exploration.self, from: data)
    #expect(read == exploration)
    #expect(read.findings.map(\.description) == TillFault.noReceipt.findings)
    #expect(exploration.laws.map(\.name) == ["home can be reached", "who has paid sees a receipt"])
  }
}

extension Till {
  static let badgeBroken = "“the badge is right” does not hold. Before: 0 0. Now: 1 0."
}

extension TillFault {
  static var ofProperties: [Self] { allCases.filter { !$0.findings.isEmpty } }

  /// The expected findings of an exploration with four moves.
  var findings: [String] {
    switch self {
    case .badgeForgotten:
      [
        """
        the move ‘Tap “Add”’: at the start
          propertyBroken: “the badge is right” does not hold. Before: 0 0. Now: 1 0.
          again: expectNothingWrong(await explorer.replay([.tap("Add")]), reporter: .swiftTesting)
        """
      ]
    case .badgeLost:
      [
        """
        the move ‘Tap “Help”’: after ‘Tap “Add”’, and in 1 other state
          propertyBroken: “the badge is right” does not hold. Before: 1 1. Now: 1 0.
          again: expectNothingWrong(await explorer.replay([.tap("Add"), .tap("Help")]), \
        reporter: .swiftTesting)
        """,
        """
        help, StepRouterExplorerTests/Till.swift:\(Till.helpLine): after ‘Tap “Add”’, and in 1 other \
        state
          propertyBroken: “the badge is right” does not hold. Before: 1 1. Now: 1 0.
          again: expectNothingWrong(await explorer.replay([.tap("Add")], asking: "help"), \
        reporter: .swiftTesting)
        """,
      ]
    case .trapped:
      [
        """
        “home can be reached”: after ‘Tap “Help”’, and in 2 other states
          propertyBroken: “home can be reached” cannot be brought about within 2 moves from here.
          again: expectNothingWrong(await explorer.replay([.tap("Help")], \
        reaching: "home can be reached"), reporter: .swiftTesting)
        """
      ]
    case .noReceipt:
      [
        """
        “who has paid sees a receipt”: after ‘Tap “Add”’, ‘Tap “Pay”’, and in 2 other states
          propertyBroken: “who has paid sees a receipt” does not follow within 1 move: \
        not after ‘Tap “Add”’.
          again: expectNothingWrong(await explorer.replay([.tap("Add"), .tap("Pay"), .tap("Add")]), \
        reporter: .swiftTesting)
        """
      ]
    case .receiptForNothing:
      [
        """
        receipt, StepRouterExplorerTests/Till.swift:\(Till.receiptLine): at the start, and in 5 other \
        states
          propertyBroken: “a receipt for nothing” holds, and never should. Before and now: 0 0.
          again: expectNothingWrong(await explorer.replay([], asking: "receipt"), \
        reporter: .swiftTesting)
        """
      ]
    case .mixed, .lastFirst: []
    }
  }
}

/// Milk that looks spoiled after each move, but not when something is asked for the first time.
@MainActor
private final class Milk {
  var isSpoiled = false
  private var requestCount = 0

  func looksSpoiled(after cause: ExploredMoment.Cause) -> Bool {
    guard isSpoiled else { return false }
    if case .move = cause { return true }
    requestCount += 1
    return requestCount > 1
  }
}
