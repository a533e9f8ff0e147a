import PortableUIKit
import StepRouter
import Testing

/// “Close me”: the destination is a base, the view controller that presents the topmost one.
@MainActor
@Suite(.onDevice) struct CloseMeTests {
  private let below = GeneralStep.custom(using: PresentingFinder<Void>())
  private let root = tabs(HomeViewController(), AccountViewController(), selected: 1)

  @Test("Each request dismisses one layer", arguments: [true, false])
  func oneLayer(animated: Bool) {
    let bag = BagViewController()
    let stage = Stage(root: root).present(bag, on: root).present(LoginViewController(), on: bag)
    #expect(stage.arrive(at: below, with: (), animated: animated) == "revealed")
    #expect(
      stage.tree == """
        UITabBarController
          HomeViewController
          AccountViewController [selected]
        presents formSheet:
          BagViewController [visible]
        """)
    #expect(stage.arrive(at: below, with: (), animated: animated) == "revealed")
    #expect(
      stage.tree == """
        UITabBarController [visible]
          HomeViewController
          AccountViewController [selected] [visible]
        """)
  }

  @Test("If nothing is presented, there's nothing to close", arguments: [true, false])
  func nothingPresented(animated: Bool) {
    let stage = Stage(root: root)
    #expect(
      stage.arrive(at: below, with: (), animated: animated) == """
        The base at \(below.location) gives nothing to start from: PresentingFinder<()> \
        found no view controller. Use a base that is always there, or a switch with a default.
        """)
    #expect(
      stage.tree == """
        UITabBarController [visible]
          HomeViewController
          AccountViewController [selected] [visible]
        """)
  }

  @Test("The destination needs neither a context nor its type")
  func spelling() {
    let stage = Stage(root: root).present(BagViewController(), on: root)
    stage.router.navigate(to: GeneralStep.custom(using: PresentingFinder()))
    stage.device.runUntilIdle()
    #expect(root.presentedViewController == nil)
  }
}
