import PortableUIKit
import Testing

@MainActor @Suite("Releasing columns", .simulated, .standInOnly) struct SplitLeakTests {
  let stage = Stage()
  let released = Released()
  private let split = UISplitViewController(style: .doubleColumn)

  private func show(width: CGFloat) async -> UIWindow {
    let window = stage.simulation.makeWindow()
    stage.simulation.resize(window, to: CGSize(width: width, height: 800))
    split.setViewController(UIViewController(), for: .primary)
    window.rootViewController = split
    window.makeKeyAndVisible()
    await stage.settle()
    return window
  }

  @Test(
    "A secondary view controller is released once it's replaced or removed",
    arguments: [SplitStage.wide, SplitStage.narrow])
  func replaced(width: CGFloat) async {
    split.setViewController(released.screen("B"), for: .secondary)
    let window = await show(width: width)
    #expect(released.alive == ["B", "view of B"])

    split.setViewController(UIViewController(), for: .secondary)
    #expect(released.alive == [])
    split.showDetailViewController(released.screen("C"), sender: nil)
    split.setViewController(nil, for: .secondary)
    await stage.settle()

    #expect(released.alive == [])
    _ = window
  }

  @Test("The navigation controller made for a column is released once the column is replaced")
  func wrapper() async {
    split.setViewController(UIViewController(), for: .secondary)
    let window = await show(width: SplitStage.narrow)
    weak var wrapper: UINavigationController?
    wrapper = split.viewController(for: .secondary)?.navigationController
    #expect(wrapper != nil)

    stage.simulation.resize(window, to: CGSize(width: SplitStage.wide, height: 800))
    split.setViewController(UINavigationController(), for: .secondary)
    await stage.settle()

    #expect(wrapper == nil)
    _ = window
  }

  @Test("A split view controller takes its columns along", arguments: [1024, 390])
  func whole(width: CGFloat) async {
    let window = stage.simulation.makeWindow()
    do {
      let split = released.add(UISplitViewController(style: .doubleColumn), "U")
      split.setViewController(released.screen("A"), for: .primary)
      split.setViewController(released.screen("B"), for: .secondary)
      stage.simulation.resize(window, to: CGSize(width: width, height: 800))
      window.rootViewController = split
      window.makeKeyAndVisible()
      await stage.settle()
      split.show(.primary)
      split.hide(.primary)
      window.rootViewController = nil
    }
    await stage.settle()
    #expect(released.alive == [])
  }
}
