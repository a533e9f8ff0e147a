import PortableUIKit
import StepRouter
import Testing

@MainActor @Suite("Interceptors and tasks are named at the place where they were added", .onDevice)
struct ParticipantPlaceTests {
  private struct Failing<ViewController: UIViewController, Context>: ContextTask {
    func perform(on viewController: ViewController, with context: Context) throws {
      throw Refusal()
    }
  }

  private let refusing = TestGuard<Void>(name: "login", journal: Journal(), answer: .fail)
  private let bag = StepAssembly(
    finder: NilFinder<BagViewController, Void>(), factory: ClassFactory())

  private func end(of step: DestinationStep<BagViewController, Void>) -> String {
    Stage(root: HomeViewController()).end(of: step, with: ())
  }

  @Test("Of the destination")
  func destination() {
    let guarded = bag.adding(refusing, fileID: "Shop/Routes.swift", line: 7)
    #expect(
      end(of: guarded.using(.present()).from(.current).assemble())
        == "The interceptor TestGuard<()> of BagViewController at Shop/Routes.swift:7 did not let "
        + "the navigation pass: refused by the test.")
    let given = bag.adding(
      Failing<BagViewController, Void>(), fileID: "Shop/Routes.swift", line: 8)
    #expect(
      end(of: given.using(.present()).from(.current).assemble())
        == "The context task Failing<BagViewController, ()> of BagViewController at "
        + "Shop/Routes.swift:8 threw: refused by the test.")
  }

  @Test("Of a step between")
  func between() {
    let stack = NavigationControllerStep<UINavigationController, Void>()
    let guarded = stack.adding(refusing, fileID: "Shop/Routes.swift", line: 7)
    #expect(
      end(of: bag.using(.push()).from(guarded).using(.present()).from(.current).assemble())
        == "The interceptor TestGuard<()> of UINavigationController at Shop/Routes.swift:7 did not "
        + "let the navigation pass: refused by the test.")
    let given = stack.adding(
      Failing<UINavigationController, Void>(), fileID: "Shop/Routes.swift", line: 8)
    #expect(
      end(of: bag.using(.push()).from(given).using(.present()).from(.current).assemble()).hasPrefix(
        "The context task Failing<UINavigationController, ()> of UINavigationController at "
          + "Shop/Routes.swift:8 threw: refused by the test."))
  }
}
