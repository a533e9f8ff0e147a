import PortableUIKit
import Testing

@MainActor @Suite("Misuse of hierarchies", .simulated, .standInOnly) struct HierarchyMisuseTests {
  let stage = Stage()
  private let inconsistency = "UIViewControllerHierarchyInconsistency"

  @Test("M16: beginning an appearance transition twice, or ending one that hasn't begun")
  func m16() {
    let a = stage.screen("A")
    let line = "Unbalanced calls to begin/end appearance transitions for \(described(a))."

    a.endAppearanceTransition()
    #expect(stage.simulation.takeWarnings() == [line])
    #expect(stage.log.take() == [])

    a.beginAppearanceTransition(true, animated: false)
    #expect(stage.simulation.takeWarnings() == [])
    a.beginAppearanceTransition(true, animated: false)
    #expect(stage.simulation.takeWarnings() == [line])
    a.endAppearanceTransition()
    #expect(stage.simulation.takeWarnings() == [])
    a.endAppearanceTransition()
    #expect(stage.simulation.takeWarnings() == [line])
  }

  @Test("M18: adding a child whose view is in another view controller's view")
  func m18Requested() async {
    let (p, q, child) = (stage.screen("P"), stage.screen("Q"), stage.screen("C"))
    let window = await stage.show(p)
    p.view.addSubview(child.view)
    await stage.settle()

    q.addChild(child)

    #expect(
      stage.simulation.takeMisuses() == [
        Misuse(
          rule: "M18", name: inconsistency,
          reason: "child view controller:\(described(child)) should have parent view "
            + "controller:\(described(p)) but requested parent is:\(described(q))")
      ])
    #expect(child.parent == nil)
    #expect(q.children == [])
    _ = window
  }

  @Test(
    "M18: adding a child's view to a view that isn't its parent's", arguments: [true, false])
  func m18Actual(isUnderScreen: Bool) async {
    let (p, q, child) = (stage.screen("P"), stage.screen("Q"), stage.screen("C"))
    let window = await stage.show(p)
    q.addChild(child)
    child.didMove(toParent: q)
    let place: UIView = isUnderScreen ? p.view : window

    place.addSubview(child.view)

    #expect(
      stage.simulation.takeMisuses() == [
        Misuse(
          rule: "M18", name: inconsistency,
          reason: "child view controller:\(described(child)) should have parent view "
            + "controller:\(isUnderScreen ? described(p) : "(null)") but actual parent "
            + "is:\(described(q))")
      ])
    #expect(child.view.superview == nil)
    #expect(child.parent === q)
  }

  @Test("M19: using one view for two view controllers")
  func m19() throws {
    let (a, b) = (stage.screen("A"), stage.screen("B"))
    let view = try #require(a.view)

    b.view = view

    let misuses = stage.simulation.takeMisuses()
    let misuse = try #require(misuses.first)
    #expect(misuses.count == 1)
    #expect(misuse.rule == "M19")
    #expect(misuse.name == inconsistency)
    #expect(
      misuse.reason.hasPrefix(
        "A view can only be associated with at most one view controller at a time! View "
          + "\(described(view)) is associated with \(described(a))."))
    #expect(a.view === view)
    #expect(!b.isViewLoaded)
  }

  @Test("M20: the More screen can be selected only if there are more tabs than fit")
  func m20More() async {
    for names in [["A", "B", "C", "D", "E"], ["A", "B", "C", "D", "E", "F"]] {
      let tabs = RecordingTabs(names.map(stage.screen))
      let window = await stage.show(tabs)
      tabs.selectedViewController = tabs.moreNavigationController
      await stage.settle()
      let fits = names.count == 5
      #expect(stage.simulation.takeMisuses().map(\.rule) == (fits ? ["M20"] : []))
      #expect((tabs.selectedViewController === tabs.moreNavigationController) == !fits)
      _ = window
    }
  }

  @Test("M20: selecting a view controller that isn't in the list")
  func m20() async {
    let (a, stranger) = (stage.screen("A"), stage.screen("B"))
    let tabs = RecordingTabs([a])
    let window = await stage.show(tabs)

    tabs.selectedViewController = stranger
    await stage.settle()

    #expect(
      stage.simulation.takeMisuses() == [
        Misuse(
          rule: "M20", name: "NSInvalidArgumentException",
          reason: "-[UITabBarController setSelectedViewController:] only a view controller in the "
            + "tab bar controller's list of view controllers can be selected.")
      ])
    #expect(tabs.selectedViewController === a)
    #expect(stage.log.take() == [])
    _ = window
  }
}
