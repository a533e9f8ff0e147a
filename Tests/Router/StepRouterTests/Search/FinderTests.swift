import PortableUIKit
import StepRouter
import Testing

@MainActor
@Suite(.onDevice) struct FinderTests {
  private let home = HomeViewController()
  private let lamp = ProductViewController().titled("Lamp")
  private let table = ProductViewController().titled("Table")
  private let stage: Stage
  private let provider: CustomWindowProvider

  init() throws {
    try lamp.setup(with: 1)
    try table.setup(with: 2)
    let stage = Stage(root: stack(home, lamp, table))
    self.stage = stage
    provider = CustomWindowProvider { stage.window }
  }

  @Test("ClassFinder finds the first instance of a class or a subclass")
  func classFinder() throws {
    #expect(
      try ClassFinder<ProductViewController, Void>(windowProvider: provider)
        .findViewController(with: ()) === table)
    #expect(
      try ClassFinder<Screen, Void>(iterator: Reversed(stage: stage))
        .findViewController(with: ()) === home)
    #expect(
      try ClassFinder<BagViewController, Void>(windowProvider: provider)
        .findViewController(with: ()) == nil)
  }

  @Test("ClassWithContextFinder finds the screen that shows the context")
  func classWithContext() throws {
    let finder = ClassWithContextFinder<ProductViewController, Int>(windowProvider: provider)
    #expect(try finder.findViewController(with: 1) === lamp)
    #expect(try finder.findViewController(with: 2) === table)
    #expect(try finder.findViewController(with: 3) == nil)
  }

  @Test("InstanceFinder finds its view controller while that lives")
  func instance() throws {
    var loose: HomeViewController? = HomeViewController()
    let finder = InstanceFinder<HomeViewController, Void>(try #require(loose))
    #expect(try finder.findViewController(with: ()) === loose)
    loose = nil
    #expect(try finder.findViewController(with: ()) == nil)
  }

  @Test("NilFinder finds nothing")
  func nothing() throws {
    #expect(try NilFinder<HomeViewController, Void>().findViewController(with: ()) == nil)
  }

  @Test("PresentingFinder finds the presenter of the topmost view controller")
  func presenting() throws {
    let finder = PresentingFinder<Void>(windowProvider: provider)
    #expect(try finder.findViewController(with: ()) == nil)
    let bag = BagViewController()
    stage.present(bag, on: home)
    #expect(try finder.findViewController(with: ()) === stage.window.rootViewController)
    stage.present(LoginViewController(), on: bag)
    #expect(try finder.findViewController(with: ()) === bag)
  }

  @Test("A custom finder searches the full stack by default")
  func ownFinder() throws {
    struct LampFinder: StackIteratingFinder {
      func isTarget(_ viewController: ProductViewController, with title: String) -> Bool {
        viewController.title == title
      }
    }
    // By default it looks into the key window, which is the stage's.
    #expect(try LampFinder().findViewController(with: "Product 1") === lamp)
    #expect(try LampFinder().findViewController(with: "Product 9") == nil)
  }

  @Test("A custom iterator decides where to look")
  func ownIterator() throws {
    let reversed = Reversed(stage: stage)
    #expect(
      try ClassWithContextFinder<ProductViewController, Int>(iterator: reversed)
        .findViewController(with: 2) === table)
    let first: ProductViewController? = try reversed.first { _ in true }
    #expect(first === lamp)
  }

  /// Visits a stack from the bottom up.
  private struct Reversed: StackIterator {
    let stage: Stage

    func firstViewController(
      where isTarget: (UIViewController) throws -> Bool
    ) throws -> UIViewController? {
      try stage.window.rootViewController?.children.first(where: isTarget)
    }
  }
}
