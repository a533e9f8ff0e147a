import PortableUIKit
import StepRouter
import Testing

@MainActor @Suite("Errors name the line where an interceptor or a task is added", .onDevice)
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

  @Test("An interceptor and a task of the destination are named by their own lines")
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
        == "The context task Failing<BagViewController> of BagViewController at "
        + "Shop/Routes.swift:8 threw: refused by the test.")
  }

  @Test("An interceptor and a task of a step in between are named by their own lines")
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
        "The context task Failing<UINavigationController> of UINavigationController at "
          + "Shop/Routes.swift:8 threw: refused by the test."))
  }

  private struct Choosy: Factory {
    mutating func prepare(with context: Void) throws { throw Refusal() }
    func build(with context: Void) -> BagViewController { BagViewController() }
  }

  @Test("A factory that can't be prepared is named with its step")
  func factory() {
    let step = StepAssembly(
      finder: NilFinder<BagViewController, Void>(), factory: Choosy(), fileID: "Shop/Routes.swift",
      line: 9
    ).using(.present()).from(.current).assemble()
    #expect(
      end(of: step)
        == "The factory Choosy of BagViewController at Shop/Routes.swift:9 threw: "
        + "refused by the test. Check the context that you pass."
    )
  }

  @Test("A base is named by its own line, not by the line where it's used")
  func base() {
    let step = bag.using(.present())
      .from(
        GeneralStep.current(fileID: "Shop/Bases.swift", line: 1), fileID: "Shop/Routes.swift",
        line: 2
      ).assemble()
    #expect(
      Stage(root: nil).end(of: step, with: ())
        == "The base at Shop/Bases.swift:1 gives nothing to start from: the window has no root view "
        + "controller. Give the window a root view controller first.")
  }
}
