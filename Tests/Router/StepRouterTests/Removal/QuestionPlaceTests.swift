import PortableUIKit
import StepRouter
import StepRouterLinks
import StepRouterState
import Testing

@MainActor @Suite("Rule 49: every kind of request that removes a screen asks it", .onDevice)
struct QuestionPlaceTests {
  private let home = HomeViewController()
  private let questions = Questions()
  private let ends = Ends()

  /// What removes the draft.
  enum Cause: CaseIterable {
    case navigation, close, closeUpTo, back, link, route, replacement
  }

  private func begin(_ cause: Cause, _ draft: UIViewController, on stage: Stage) throws {
    let router = stage.router
    switch cause {
    case .navigation: router.navigate(to: Pickers.home) { ends.note($0) }
    case .close: router.close(draft) { ends.note($0) }
    case .closeUpTo: router.close(upTo: home) { ends.note($0) }
    case .back: router.goBack { ends.note($0) }
    case .link:
      let links = LinkMap(schemes: ["shop"]) { LinkPattern(Pickers.home, "home") }
      let url = try #require(URL(string: "shop://home"))
      #expect(try router.open(url, using: links) { ends.note($0) })
    case .route:
      let element = StepAssembly(
        finder: ClassFinder<HomeViewController, Void>(), factory: ClassFactory()
      ).using(.push())
      let map = RouteMap(
        RouteScreen("home") { _ in
          element.with(())
        } reading: { (_: HomeViewController) in
          [:]
        },
        RouteScreen("letter") { _ in
          element.with(())
        } reading: { (_: DraftViewController) in
          [:]
        })
      let base = GeneralStep.custom(
        using: ClassFinder<UINavigationController, Void>(startingPoint: .root))
      let presenter = StepPresenter(router: router, map: map, base: base.with(()))
      let driver = RouteDriver(presenter) { _ in questions.note("route not shown") }
      driver.restore([Route(["home"])])
    case .replacement:
      let bag = StepAssembly(finder: NilFinder<BagViewController, Void>(), factory: ClassFactory())
        .using(.replaceRoot()).from(.root).assemble()
      router.navigate(to: bag) { ends.note($0) }
    }
  }

  private func reason(_ cause: Cause) -> String {
    switch cause {
    case .navigation, .link, .route: "for HomeViewController"
    case .close, .closeUpTo: "closed"
    case .back: "left by Back"
    case .replacement: "for BagViewController"
    }
  }

  @Test(
    "A screen is asked with the reason, and its answer decides",
    arguments: Cause.allCases, [true, false])
  func asks(cause: Cause, answer: Bool) async throws {
    let letter = DraftViewController("letter", questions)
    let stage = Stage(root: stack(home, letter))
    try begin(cause, letter, on: stage)
    await stage.settle()
    #expect(questions.lines == ["letter asks: \(reason(cause))"])
    #expect(letter.navigationController != nil)
    questions.answer("letter", answer)
    await stage.settle()
    #expect((letter.navigationController == nil) == answer || cause == .replacement)
    #expect((letter.viewIfLoaded?.window == nil) == answer)
    if cause == .route {
      #expect(questions.lines.dropFirst() == (answer ? [] : ["route not shown"]))
    } else {
      #expect(ends.lines.count == 1)
      #expect(ends.lines.first?.contains("refuses") == !answer)
    }
  }

  @Test("A plan lists the screens to ask, and asks none of them")
  func plan() throws {
    let (letter, note) = (
      DraftViewController("letter", questions), DraftViewController("note", questions)
    )
    let stage = Stage(root: stack(home, letter))
    stage.present(note, on: letter)
    let plan = try stage.router.plan(to: Pickers.home)
    #expect(plan.asked == [note, letter])
    let lines = plan.description.split(separator: "\n").filter { $0.contains("ask ") }
    #expect(
      lines == ["  ask     DraftViewController “note”", "  ask     DraftViewController “letter”"])
    #expect(try stage.router.plan(closing: note).asked == [note])
    #expect(try stage.router.discarding.plan(to: Pickers.home).asked == [])
    note.canBeDismissed = true
    #expect(try stage.router.plan(to: Pickers.home).asked == [letter])
    #expect(questions.lines == [])
  }

  @Test("A plan lists no screens to ask if another one refuses without a question")
  func planOfRefusal() throws {
    let stage = Stage(
      root: stack(home, DraftViewController("letter", questions), FormViewController()))
    #expect(try stage.router.plan(to: Pickers.home).asked == [])
  }

  @Test("Cancelling the wait for a result asks the screen, which stays if it says no")
  func result() async {
    final class DraftPicker: UIViewController, ResultReturning, AsyncRoutingInterceptable {
      typealias ReturnedResult = String
      var count = 0
      func canBeDismissed(for reason: LeaveReason) async -> Bool {
        count += 1
        return false
      }
    }
    let picker = StepAssembly(finder: ClassFinder<DraftPicker, Void>(), factory: ClassFactory())
      .using(.present()).from(.current).assemble()
    let stage = Stage(root: home)
    let waiter = Waiter()
    waiter.wait { try await stage.router.result(of: picker) }
    await stage.settle()
    waiter.cancel()
    await stage.settle()
    #expect((home.presentedViewController as? DraftPicker)?.count == 1)
    #expect(waiter.endings == ["cancelled"])
  }
}
