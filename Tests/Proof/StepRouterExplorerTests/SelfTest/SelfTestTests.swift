#if !canImport(UIKit)
import PortableUIKit
import StepRouter
import StepRouterExplorer
import Testing

/// The explorer's self-test must notice its misdeeds, and say so where it doesn't.
@MainActor
@Suite(.headlessOnly) struct SelfTestTests {
  private func kinds(
    of report: SelfTestReport, where holds: (SelfTestReport.Row) -> Bool
  ) -> Set<Problem.Kind> {
    Set(report.rows.filter(holds).map(\.kind))
  }

  /// The kinds that stop or end the process, that show only with reused verdicts, or that a screen
  /// of the app's own would have to have: something in front of them would be a fault of its own.
  private static let excepted: Set<Problem.Kind> = [
    .hung, .crashed, .notReusable, .deadEnd, .idleControl, .shownTwice, .wrongBack, .stillVisible,
    .neverAnswered, .lostByResize, .foundAnother, .rowsRepeated, .wrongRow, .lostBySwipe,
    .inputLost, .outdated,
  ]

  @Test("Every kind of fault except sixteen has a misdeed", .exhaustive)
  func complete() async {
    let report = await SelfTest.run(Till.explorer())
    #expect(Set(report.rows.map(\.kind)) == Set(Problem.Kind.allCases).subtracting(Self.excepted))
    #expect(report.rows.count == Problem.Kind.allCases.count - Self.excepted.count)
  }

  @Test(
    "The explorer notices each misdeed that an app gives an occasion for", .exhaustive,
    arguments: (0...5))
  func noticed(_ app: Int) async {
    let explorer = [
      Till.explorer(), Shop.explorer(), Cinema.explorer(), Library.explorer(), Museum.explorer(),
      HiddenTabApp.explorer,
    ][app]
    let report = await SelfTest.run(explorer)
    #expect(report.isPassed, "\(report)")
    for row in report.rows {
      #expect(
        row.cells.allSatisfy { $0.trialCount == nil || $0.kinds.contains(row.kind) },
        "\(row)")
    }
  }

  @Test("Each misdeed has an occasion in at least one app", .exhaustive)
  func occasions() async {
    var missing = Set(Problem.Kind.allCases).subtracting(Self.excepted)
    for explorer in [
      Shop.explorer(), Cinema.explorer(), Library.explorer(), HiddenTabApp.explorer,
    ] {
      missing.subtract(kinds(of: await SelfTest.run(explorer)) { $0.isNoticed })
    }
    #expect(missing == [])
  }

  @Test("A misdeed that the app itself always commits counts as not noticed", .exhaustive)
  func blind() async {
    let report = await SelfTest.run(MisdeedApp.explorer(.completionDoubled))
    let row = report.rows.first { $0.kind == .completedTwice }
    #expect(row?.isMissed == true)
    #expect(!report.isPassed)
    #expect(
      report.description.contains(
        "NOT NOTICED: A completion is called twice (At rest, In the middle, Close)"))
  }

  @Test("An app that keeps screens on purpose hides a leak")
  func keeping() async {
    let report = await SelfTest.run(MisdeedApp.explorer(nil, keepsScreens: true))
    #expect(kinds(of: report, where: \.isMissed) == [.leaked])
  }

  @Test(
    "The table says in which phases and after how many trials, or why there is no occasion",
    .exhaustive)
  func table() async {
    let report = await SelfTest.run(Library.explorer())
    #expect(report.description == Self.table)
  }

  @Test("An empty report doesn't pass")
  func empty() {
    #expect(!SelfTestReport().isPassed)
  }
}

extension SelfTestTests {
  private static let table = #"""
    | Fault | Start | At rest | In the middle | Close | Wait | Link | Relaunch | Move | All states |
    | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |
    | `failed` | | 1 | 1 | 4 | | | | | |
    | `notVisible` | | 1 | 1 | | | | | | |
    | `wrongContent` | | 3 | 2 | | | | | | |
    | `interceptorBypassed` | 1 | 4 | 3 | 4 | – | 1 | 1 | 1 | |
    | `lockIgnored` | | 1 | 1 | 1 | – | 1 | | | |
    | `lockCovered` | | 1 | 1 | 1 | – | 1 | | | |
    | `hiddenTabShown` | | – | – | | | | | | |
    | `removedOthers` | | 5 | 9 | | | | | | |
    | `builtAgain` | | 2 | 1 | | | | | | |
    | `notAsPlanned` | | 2 | | 4 | | | | | |
    | `complaint` | 1 | 1 | 1 | 1 | – | 1 | 1 | 1 | |
    | `unbalanced` | 1 | 1 | 1 | 4 | – | 3 | 1 | 1 | |
    | `leaked` | | 1 | 1 | 4 | – | 1 | 1 | 1 | |
    | `notCompleted` | | 1 | 1 | 1 | | | | | |
    | `completedTwice` | | 1 | 1 | 1 | | | | | |
    | `nextFails` | | 1 | 1 | | | | | | |
    | `otherWindowMoved` | | 11 | 19 | – | | 13 | | | |
    | `notSerial` | | | 2 | | | | | | |
    | `propertyBroken` | 1 | 1 | 1 | 4 | – | 1 | 1 | 1 | |
    | `leftBehind` | | | | 4 | | | | | |
    | `closedMore` | | | | – | | | | | |
    | `leaveNotTold` | | 1 | 1 | 1 | – | 1 | | | |
    | `leaveToldTwice` | | 1 | 1 | 1 | – | 1 | | | |
    | `leaveToldEarly` | | 5 | 4 | – | – | 3 | | | |
    | `wrongReason` | | 1 | 1 | 1 | – | 1 | | | |
    | `waitNeverEnded` | | | | | – | | | | |
    | `waitEndedEarly` | | | | | – | | | | |
    | `waitsOutOfOrder` | | | | | – | | | | |
    | `resultLost` | | | | | – | | | | |
    | `resultInvented` | | | | | – | | | | |
    | `notRestored` | | | | | | | 1 | | |
    | `linkLost` | | | | | | 1 | | | |
    | `linkOpenedTwice` | | | | | | 1 | | | |
    | `linkMisplaced` | | | | | | 13 | | | |
    | `notReplayed` | | | | | | | | 1 | |
    | `ambiguousName` | 1 | | | | | | | | |
    | `startsDiffer` | 1 | | | | | | | | |
    | `neverShown` | | | | | | | | | 1 |

    No occasion for `hiddenTabShown`: no tab can be hidden (`UITab`)
    No occasion for `closedMore`: there is nothing to be closed in tabs
    No occasion for `waitNeverEnded`: the app doesn't wait for an answer
    No occasion for `waitEndedEarly`: the app doesn't wait for an answer
    No occasion for `waitsOutOfOrder`: there are no two waits at a time
    No occasion for `resultLost`: the app doesn't wait for an answer
    No occasion for `resultInvented`: the app doesn't wait for an answer
    38 misdeeds in 112 phases: 91 noticed, 0 not noticed, 21 without an occasion
    """#
}

/// An app with tabs of iOS 18.
@MainActor
private enum HiddenTabApp {
  static var explorer: Explorer {
    Explorer { window in
      let tabs = UITabBarController()
      if #available(iOS 18.0, *) {
        tabs.tabs = ["Home", "Bag"].map { name in
          UITab(title: name, image: nil, identifier: name) { _ in
            name == "Home" ? ShopHome(name) : ShopBag(name)
          }
        }
      }
      window.rootViewController = tabs
      window.makeKeyAndVisible()
      let bag = StepAssembly(finder: ClassFinder<ShopBag, Void>(), factory: NilFactory())
        .from(.root).assemble()
      let home = StepAssembly(finder: ClassFinder<ShopHome, Void>(), factory: NilFactory())
        .from(.root).assemble()
      return ExploredApp(
        router: DefaultRouter(windowProvider: CustomWindowProvider { [weak window] in window }),
        destinations: [ExploredDestination("home", home), ExploredDestination("bag", bag)])
    }
  }
}
#endif
