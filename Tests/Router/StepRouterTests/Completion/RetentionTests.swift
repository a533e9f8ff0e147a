import PortableUIKit
import StepRouter
import Testing

@MainActor @Suite("Rule 28: nothing is retained after a navigation", .onDevice)
struct RetentionTests {
  final class Context {}

  /// Ways in which a navigation can end.
  enum Course: CaseIterable {
    case reached, refused, failed, cancelled, timedOut
  }

  @Test(
    "View controllers, contexts and closures are released, however the navigation ends",
    arguments: Course.allCases)
  func nothing(course: Course) async {
    let stage = Stage(root: HomeViewController())
    weak var context: Context?
    weak var token: Context?
    weak var screen: UIViewController?
    let held = Held()
    do {
      let given = Context()
      let captured = Context()
      context = given
      token = captured
      let answer: Answer = course == .refused ? .fail : course == .cancelled ? .hold(held) : .pass
      let step = StepAssembly(
        finder: NilFinder<BagViewController, Context>(),
        factory: InlineFactory<BagViewController, Context> { _ in
          _ = captured
          if course == .failed { throw Refusal() }
          let built = BagViewController()
          screen = built
          return built
        }
      ).adding(TestGuard<Context>(name: "A", journal: Journal(), answer: answer))
        .using(TestAction(answer: course == .timedOut ? .hold(held) : .pass))
        .from(.current).assemble()
      var ends = 0
      let navigation = stage.router.navigate(to: step, with: given) { _ in
        _ = captured
        ends += 1
      }
      if course == .cancelled { navigation.cancel() }
      stage.device.advance(by: .seconds(15))
      stage.device.runUntilIdle()
      #expect(ends == 1)
    }
    held.completions = []
    // A dropped completion is reported a turn of the main actor later.
    await stage.device.letTasksRun()
    stage.window.rootViewController?.dismiss(animated: false)
    stage.device.runUntilIdle()
    #expect(context == nil)
    #expect(token == nil)
    #expect(screen == nil)
  }

  @Test("A router's own interceptor that has passed keeps no context")
  func ownInterceptor() {
    let stage = Stage(root: HomeViewController())
    weak var context: Context?
    do {
      let given = Context()
      context = given
      let step = StepAssembly(
        finder: NilFinder<BagViewController, Context>(), factory: ClassFactory()
      )
      .using(.present()).from(.current).assemble()
      var ends = 0
      let router = stage.router.adding(InlineInterceptor { (_: Void) in })
      router.navigate(to: step, with: given, animated: false) { _ in ends += 1 }
      stage.device.runUntilIdle()
      #expect(ends == 1)
    }
    #expect(context == nil)
  }

  @Test("Fault 16: a sheet that is swiped away leaks nothing")
  func swipedAway() {
    let stage = Stage(root: HomeViewController())
    weak var content: UIViewController?
    weak var container: UIViewController?
    let step = StepAssembly(finder: NilFinder<BagViewController, Void>(), factory: ClassFactory())
      .using(.push()).from(NavigationControllerStep()).using(
        .present(presentationStyle: .pageSheet)
      )
      .from(.current).assemble()
    do {
      let outcome = try? stage.go(to: step, with: ())?.get()
      content = outcome?.viewController
      container = outcome?.viewController.navigationController
    }
    #expect(content != nil)
    if let container { stage.device.user.swipeDown(container) }
    stage.device.runUntilIdle()
    #expect(stage.tree == "HomeViewController [visible]")
    #expect(content == nil)
    #expect(container == nil)
  }
}
