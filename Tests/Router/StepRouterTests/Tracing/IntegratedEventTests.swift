import PortableUIKit
import StepRouter
import Testing

@MainActor @Suite("Events of integrated screens", .onDevice)
struct IntegratedEventTests {
  private func told(_ stage: Stage) -> [String] {
    stage.recorder.events.map(\.kind.description).filter { $0.hasPrefix("integrated") }
  }

  private func screen<Built: UIViewController>(
    _ type: Built.Type, line: UInt
  ) -> StepAssembly<NilFinder<Built, Void>, ClassFactory<Built, Void>> {
    StepAssembly(
      finder: NilFinder(), factory: ClassFactory(), fileID: "Shop/Routes.swift", line: line)
  }

  @Test("The event of an integrated screen names its host")
  func hosts() {
    let stage = Stage(root: HomeViewController())
    let first = screen(AccountViewController.self, line: 1).using(.present()).from(.current)
      .assemble()
    let second = screen(BagViewController.self, line: 2).using(.present()).from(first).assemble()
    #expect(stage.end(of: second, with: ()) == "built")
    #expect(
      told(stage) == [
        "integrated the step of AccountViewController at Shop/Routes.swift:1 on HomeViewController",
        "integrated the step of BagViewController at Shop/Routes.swift:2 on AccountViewController",
      ])
  }

  @Test("Each pushed screen has an event, animated or not", arguments: [true, false])
  func push(animated: Bool) {
    let root = stack(HomeViewController())
    let stage = Stage(root: root)
    let first = screen(AccountViewController.self, line: 1).using(.push()).from(base(root))
      .assemble()
    let second = screen(BagViewController.self, line: 2).using(.push())
      .from(first.expectingContainer() as DestinationStep<UINavigationController, Void>).assemble()
    #expect(stage.end(of: second, with: (), animated: animated) == "built")
    #expect(
      told(stage) == [
        "integrated the step of AccountViewController at Shop/Routes.swift:1 on "
          + "UINavigationController",
        "integrated the step of BagViewController at Shop/Routes.swift:2 on UINavigationController",
      ])
  }

  @Test("A container presented with its children has a single event")
  func container() {
    let stage = Stage(root: HomeViewController())
    let step = screen(AccountViewController.self, line: 1).using(.push())
      .from(
        NavigationControllerStep<UINavigationController, Void>(
          fileID: "Shop/Routes.swift", line: 2)
      )
      .using(.addTab())
      .from(TabBarControllerStep<UITabBarController, Void>(fileID: "Shop/Routes.swift", line: 3))
      .using(.present()).from(.current)
    #expect(stage.end(of: step, with: ()) == "built")
    #expect(
      told(stage) == [
        "integrated the step of UITabBarController at Shop/Routes.swift:3 on HomeViewController"
      ])
  }

  /// A stack that records its pushes.
  private final class NotingStack: UINavigationController {
    private(set) var changes: [String] = []

    override func pushViewController(_ viewController: UIViewController, animated: Bool) {
      changes.append("push \(type(of: viewController))")
      super.pushViewController(viewController, animated: animated)
    }
  }

  @Test("A single screen is pushed by `pushViewController`, as a custom stack expects")
  func pushed() {
    let root = NotingStack()
    root.viewControllers = [HomeViewController()]
    let stage = Stage(root: root)
    let bag = screen(BagViewController.self, line: 1).using(.push()).from(base(root)).assemble()
    let before = root.changes
    #expect(stage.end(of: bag, with: ()) == "built")
    #expect(Array(root.changes.dropFirst(before.count)) == ["push BagViewController"])
  }

  @Test("A stack added to existing tabs with its child has a single event")
  func containerInTabs() {
    let root = tabs(HomeViewController())
    let stage = Stage(root: root)
    let step = screen(AccountViewController.self, line: 1).using(.push())
      .from(
        NavigationControllerStep<UINavigationController, Void>(
          fileID: "Shop/Routes.swift", line: 2)
      )
      .using(.addTab()).from(base(root))
    #expect(stage.end(of: step, with: ()) == "built")
    #expect(
      told(stage) == [
        "integrated the step of UINavigationController at Shop/Routes.swift:2 on UITabBarController"
      ])
  }
}
