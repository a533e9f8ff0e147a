import PortableUIKit
import StepRouter
import Testing

@MainActor @Suite("From where, and pointing to what, a screen is presented", .onDevice)
struct PresentationOptionTests {
  private let page = HomeViewController()
  private let root: UITabBarController
  private let stage: Stage

  init() {
    root = tabs(page)
    stage = Stage(root: root)
    page.definesPresentationContext = true
  }

  private func present(by action: PresentAction) -> UIViewController? {
    let bag = StepAssembly(finder: NilFinder<BagViewController, Void>(), factory: ClassFactory())
      .using(action)
      .from(GeneralStep.custom(using: InstanceFinder<HomeViewController, Void>(page))).assemble()
    return try? stage.go(to: bag, with: ())?.get().viewController
  }

  @Test("From the host, which presents for itself where it defines a context")
  func host() {
    let bag = present(by: .present(presentationStyle: .overCurrentContext))
    #expect(bag?.presentingViewController === page)
  }

  @Test("From the outermost that encloses it")
  func topmostParent() {
    let bag = present(
      by: .present(startingFrom: .topmostParent, presentationStyle: .overCurrentContext))
    #expect(bag?.presentingViewController === root)
  }

  @Test("A popover points to a part of a view, by default to all of it", arguments: [true, false])
  func popover(isPart: Bool) throws {
    let part = CGRect(x: 1, y: 2, width: 3, height: 4)
    let view = try #require(page.view)
    let bag = present(
      by: .present(
        presentationStyle: .popover, popoverSource: .view(view, isPart ? part : nil)))
    let popover = try #require(bag?.popoverPresentationController)
    #expect(popover.sourceView === view)
    #expect(view.bounds.width > 0)
    #expect(popover.sourceRect == (isPart ? part : view.bounds))
  }
}
