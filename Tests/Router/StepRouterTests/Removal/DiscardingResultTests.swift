import PortableUIKit
import StepRouter
import StepRouterTesting
import Testing

@MainActor @Suite("Rules 47, 50: results and closings by a discarding router", .onDevice)
struct DiscardingResultTests {
  private let home = HomeViewController()
  private let questions = Questions()

  private final class DraftPicker: UIViewController, ResultReturning, AsyncRoutingInterceptable {
    typealias ReturnedResult = String
    var tell: @MainActor (LeaveReason) -> Void = { _ in }

    func canBeDismissed(for reason: LeaveReason) async -> Bool { false }
    func willBeDiscarded(for reason: LeaveReason) { tell(reason) }
  }

  private static let picker = StepAssembly(
    finder: ClassFinder<DraftPicker, Void>(), factory: ClassFactory()
  )
  .using(.present()).from(.root).assemble()

  /// A letter in a sheet over Home, and a picker that takes the letter's place.
  private func stage() -> Stage {
    Stage(root: home).present(DraftViewController("letter", questions), on: home)
  }

  private var picker: DraftPicker? { home.presentedViewController as? DraftPicker }

  @Test("A discarding wait informs the screen in the way, and the answering screen as it closes")
  func through() async throws {
    let stage = stage()
    let waiter = Waiter()
    waiter.wait { try await stage.router.discarding.result(of: Self.picker) }
    await stage.settle()
    #expect(questions.lines == ["letter is told: for DraftPicker"])
    let shown = try #require(picker)
    shown.tell = { [questions] in questions.note("picker is told: \($0)") }
    shown.returnResult("word")
    await stage.settle()
    #expect(waiter.endings == ["word"])
    #expect(questions.lines.dropFirst() == ["picker is told: closed"])
    #expect(stage.tree == "HomeViewController [visible]")
  }

  @Test("A wait that doesn't discard asks the screen in the way, and a refusing picker stays")
  func asking() async throws {
    let stage = stage()
    let waiter = Waiter()
    waiter.wait { try await stage.router.result(of: Self.picker) }
    await stage.settle()
    #expect(questions.lines == ["letter asks: for DraftPicker"])
    questions.answer("letter", true)
    await stage.settle()
    try #require(picker).returnResult("word")
    await stage.settle()
    #expect(waiter.endings == ["word"])
    #expect(picker != nil)
  }

  @Test("If a screen in the way says no, the wait ends with an error")
  func refused() async throws {
    let stage = stage()
    let before = stage.tree
    let waiter = Waiter()
    waiter.wait { try await stage.router.result(of: Self.picker) }
    await stage.settle()
    questions.answer("letter", false)
    await stage.settle()
    #expect(
      waiter.endings == [
        "DraftViewController “letter” has to go before DraftPicker can be shown, but it refuses."
      ])
    #expect(stage.tree == before)
  }

  @Test("An informed screen hears whether a closing or Back removes it")
  func reasons() {
    for isBack in [true, false] {
      let letter = DraftViewController("letter", questions)
      let stage = Stage(root: stack(HomeViewController(), letter))
      let router = stage.router.discarding
      if isBack { router.goBack(animated: false) } else { router.close(letter, animated: false) }
      #expect(letter.navigationController == nil)
    }
    #expect(questions.lines == ["letter is told: left by Back", "letter is told: closed"])
  }

  /// A router of an app without animations.
  private struct CalmRouter: RouterDecorator {
    let router: any Router

    func perform<Screen, Context>(_ request: NavigationRequest<Screen, Context>) -> Navigation {
      var calm = request
      calm.animated = false
      return router.perform(calm)
    }
  }

  @Test("Nested routers keep `discarding`, and their own changes to a request")
  func decorated() {
    let spy = RouterSpy()
    let screen = UIViewController()
    spy.discarding.close(screen)
    spy.discarding.discarding.goBack(animated: false)
    CalmRouter(router: spy.discarding).close(upTo: screen)
    CalmRouter(router: spy).discarding.goBack()
    GlobalInterceptorRouter(router: CalmRouter(router: spy)).adding(
      TestGuard<Void>(name: "A", journal: Journal())
    )
    .discarding.close(screen)
    CalmRouter(router: spy).goBack()
    #expect(
      spy.requests.map { "\($0.animated ? "animated" : "calm"), \($0.isDiscarding)" } == [
        "animated, true", "calm, true", "calm, true", "calm, true", "calm, true", "calm, false",
      ])
  }

  @Test("A spy records whether a wait discards")
  func spiedResult() async {
    let spy = RouterSpy()
    spy.answer(Self.picker, failing: .noCaseMatched(Self.picker.reference))
    let stage = stage()
    let waiter = Waiter()
    waiter.wait { try await spy.discarding.result(of: Self.picker) }
    await stage.settle()
    waiter.wait { try await spy.result(of: Self.picker) }
    await stage.settle()
    #expect(spy.requests.map(\.isDiscarding) == [true, false])
  }
}
