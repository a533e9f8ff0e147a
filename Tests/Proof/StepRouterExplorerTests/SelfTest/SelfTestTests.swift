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

  /// The kinds that end the process, or that show only with reused verdicts.
  private static let excepted: Set<Problem.Kind> = [.crashed, .notReusable]

  @Test("Every kind of fault except two has a misdeed")
  func complete() async {
    let report = await SelfTest.run(Till.explorer())
    #expect(Set(report.rows.map(\.kind)) == Set(Problem.Kind.allCases).subtracting(Self.excepted))
    #expect(report.rows.count == Problem.Kind.allCases.count - 2)
  }

  @Test(
    "The explorer notices each misdeed that an app gives an occasion for",
    arguments: (0...5).sampled)
  func noticed(_ app: Int) async {
    let explorer = [
      Till.explorer(), Shop.explorer(), Cinema.explorer(), Library.explorer(), Museum.explorer(),
      HiddenTabApp.explorer,
    ][app]
    let report = await SelfTest.run(explorer)
    #expect(report.isPassed, "\(report)")
    for row in report.rows where row.trialCount != nil { #expect(row.kinds.contains(row.kind)) }
  }

  @Test("Each misdeed has an occasion in at least one app")
  func occasions() async {
    var missing = Set(Problem.Kind.allCases).subtracting(Self.excepted)
    for explorer in [
      Shop.explorer(), Cinema.explorer(), Library.explorer(), HiddenTabApp.explorer,
    ] {
      missing.subtract(kinds(of: await SelfTest.run(explorer)) { $0.trialCount != nil })
    }
    #expect(missing == [])
  }

  @Test("A misdeed that the app itself always commits counts as not noticed")
  func blind() async {
    let report = await SelfTest.run(MisdeedApp.explorer(.completionDoubled))
    let row = report.rows.first { $0.kind == .completedTwice }
    #expect(row?.isMissed == true)
    #expect(!report.isPassed)
    #expect(
      report.description.contains(
        "| A completion is called twice | `completedTwice` | NOT NOTICED |"))
  }

  @Test("An app that keeps screens on purpose hides a leak")
  func keeping() async {
    let report = await SelfTest.run(MisdeedApp.explorer(nil, keepsScreens: true))
    #expect(kinds(of: report, where: \.isMissed) == [.leaked])
  }

  @Test("The table says after how many trials a misdeed is noticed, or why it doesn't apply")
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
    | Misdeed | Fault | Noticed |
    | --- | --- | --- |
    | A navigation that has succeeded says that it has failed | `failed` | at once |
    | Something is put over the screen that was asked for | `notVisible` | at once |
    | Another screen is given for the one that was asked for | `wrongContent` | after 3 trials |
    | A navigation builds on though its interceptor has not let it pass | `interceptorBypassed` | after 4 trials |
    | A screen that refuses to go is dismissed | `lockIgnored` | at once |
    | Something is put over a screen that locks | `lockCovered` | at once |
    | A navigation ends in a tab that is hidden | `hiddenTabShown` | does not apply: no tab can be hidden (`UITab`) |
    | A screen that comes on top takes another one away | `removedOthers` | after 5 trials |
    | A screen that is there is built once more | `builtAgain` | after 2 trials |
    | The plan says that nothing is to be done | `notAsPlanned` | after 2 trials |
    | A screen is presented from one that is in no window | `complaint` | at once |
    | A screen is told that it disappears, and stays | `unbalanced` | at once |
    | A screen is kept for ever | `leaked` | at once |
    | A completion is dropped | `notCompleted` | at once |
    | A completion is called twice | `completedTwice` | at once |
    | A destination can be asked for once only | `nextFails` | at once |
    | A navigation presents something in another window too | `otherWindowMoved` | after 11 trials |
    | Two requests in the same moment leave something that one alone does not | `notSerial` | after 2 trials |
    | Something is shown that a property forbids | `propertyBroken` | at once |
    | A close says that it has succeeded, and does nothing | `leftBehind` | after 4 trials |
    | A close switches the tab | `closedMore` | does not apply: there is nothing to be closed in tabs |
    | A screen leaves, and the journal is not told | `leaveNotTold` | at once |
    | A leave is told twice | `leaveToldTwice` | at once |
    | A leave is told of a screen that is there | `leaveToldEarly` | after 5 trials |
    | A leave is told for another reason | `wrongReason` | at once |
    | A wait goes on when its screen has gone | `waitNeverEnded` | does not apply: nobody waits for an answer |
    | A wait ends when its screen has come | `waitEndedEarly` | does not apply: nobody waits for an answer |
    | The earlier of two waits ends first | `waitsOutOfOrder` | does not apply: there are no two waits at a time |
    | An answer is taken for a cancellation | `resultLost` | does not apply: nobody waits for an answer |
    | A cancellation is taken for an answer | `resultInvented` | does not apply: nobody waits for an answer |
    | A window comes back at another place | `notRestored` | at once |
    | A link is dropped | `linkLost` | at once |
    | A link is opened again when the user comes back | `linkOpenedTwice` | at once |
    | A link is opened in another window | `linkMisplaced` | after 13 trials |
    | Something can happen the first time only | `notReplayed` | at once |

    35 misdeeds: 28 noticed, 0 not noticed, 7 without an occasion
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
