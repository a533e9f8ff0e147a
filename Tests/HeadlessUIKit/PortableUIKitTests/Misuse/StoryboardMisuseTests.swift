import PortableUIKit
import Testing

#if !canImport(UIKit)
@MainActor @Suite("Misuse of storyboards", .simulated) struct StoryboardMisuseTests {
  private func storyboard(_ segues: [StoryboardContents.Segue]) -> UIStoryboard {
    HeadlessDevice.current.declareStoryboard(
      named: "Circle",
      StoryboardContents(
        scenes: [
          "outer": { UINavigationController() }, "inner": { UITabBarController() },
          "box": { UIViewController() },
        ],
        initial: "outer", segues: segues))
    return UIStoryboard(name: "Circle", bundle: nil)
  }

  private func reason(_ circle: String, in storyboard: UIStoryboard) -> [Misuse] {
    [
      Misuse(
        rule: "M50", name: "NSInternalInconsistencyException",
        reason: "Storyboard (\(described(storyboard))) has a scene that contains itself: "
          + "\(circle). Remove one of these relationships.")
    ]
  }

  @Test("M50: relationships that form a circle")
  func m50() {
    let storyboard = storyboard([
      .relationship(from: "outer", to: "inner"), .relationship(from: "inner", to: "outer"),
    ])

    let outer = storyboard.instantiateInitialViewController() as? UINavigationController

    #expect(
      Simulation.current.takeMisuses()
        == reason("'outer', in 'inner', in 'outer'", in: storyboard))
    let inner = outer?.viewControllers.first as? UITabBarController
    #expect(inner != nil)
    #expect(inner?.viewControllers ?? [] == [])
  }

  @Test("M50: a scene that contains itself")
  func m50Itself() {
    let storyboard = storyboard([.relationship(from: "outer", to: "outer")])

    _ = storyboard.instantiateInitialViewController()

    #expect(
      Simulation.current.takeMisuses() == reason("'outer', in 'outer'", in: storyboard))
  }

  @Test("M50: a scene that contains the scene it's embedded in")
  func m50Embedded() {
    let storyboard = storyboard([
      .init(from: "box", to: "outer", kind: .embed { (box: UIViewController) in box.view }),
      .relationship(from: "outer", to: "box"),
    ])

    let box = storyboard.instantiateViewController(withIdentifier: "box")
    box.loadViewIfNeeded()
    let inner = (box.children.first as? UINavigationController)?.viewControllers.first
    inner?.loadViewIfNeeded()

    #expect(
      Simulation.current.takeMisuses()
        == reason("'outer', in 'box', in 'outer'", in: storyboard))
    #expect(inner?.children == [])
  }
}
#endif
