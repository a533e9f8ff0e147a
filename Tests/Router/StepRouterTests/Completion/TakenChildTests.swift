import PortableUIKit
import StepRouter
import Testing

@MainActor
@Suite("Rule 20: only a `FinderFactory` takes a view controller out of its container", .onDevice)
struct TakenChildTests {
  private let bag = BagViewController()
  private let reason =
    "cannot be integrated: BagViewController is already in UINavigationController. Remove it "
    + "there first, or let the factory build a new view controller."

  /// A stage with the container beside the stack that has the bag.
  private func stage(with container: UIViewController) -> Stage {
    let root = PagesViewController()
    root.pages = [container, stack(AccountViewController(), bag)]
    return Stage(root: root)
  }

  private func refuse<Screen>(
    _ step: DestinationStep<Screen, Void>, ofStep place: String, on stage: Stage
  ) {
    stage.expectRefusal("The step of \(place) \(reason)", of: step)
    #expect((bag.parent as? UINavigationController)?.topViewController === bag)
  }

  @Test(
    "No container takes a view controller out of another one, however it's added",
    arguments: InsideItselfTests.Way.allCases)
  func containers(way: InsideItselfTests.Way) throws {
    let container = way.container
    refuse(
      try #require(way.step(into: container, giving: bag)),
      ofStep: "UIViewController at Shop/Routes.swift:4", on: stage(with: container))
  }

  @Test("A container that's being built takes no view controller out of another one")
  func built() {
    let home = HomeViewController()
    let stage = stage(with: home)
    refuse(
      assembly { bag }.using(.push()).from(NavigationControllerStep())
        .using(.present()).from(base(home)).assemble(),
      ofStep: "UIViewController at Shop/Routes.swift:4", on: stage)
    home.dismiss(animated: false)
    stage.device.runUntilIdle()
  }

  @Test("A complete factory takes no view controller out of another container")
  func complete() {
    let home = HomeViewController()
    let factory = CompleteFactoryAssembly(
      factory: TabBarControllerFactory<UITabBarController, Void>()
    ).with(InlineFactory { [bag] (_: Void) in bag }, using: .addTab()).assemble()
    refuse(
      StepAssembly(finder: NilFinder(), factory: factory, fileID: "Shop/Routes.swift", line: 5)
        .using(.present()).from(base(home)).assemble(),
      ofStep: "UITabBarController at Shop/Routes.swift:5", on: stage(with: home))
  }

  @Test("A `FinderFactory` in a complete factory takes a view controller out of its container")
  func moved() {
    let home = HomeViewController()
    let stage = stage(with: home)
    let factory = CompleteFactoryAssembly(
      factory: TabBarControllerFactory<UITabBarController, Void>()
    )
    .with(
      FinderFactory(finder: InstanceFinder<BagViewController, Void>(bag)), using: .addTab()
    ).assemble()
    let step = StepAssembly(finder: NilFinder(), factory: factory).using(.present())
      .from(base(home)).assemble()
    #expect(stage.end(of: step, with: ()) == "built")
    #expect(bag.parent is UITabBarController)
  }
}
