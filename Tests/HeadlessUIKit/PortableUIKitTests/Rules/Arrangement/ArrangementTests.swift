#if !canImport(UIKit)
import PortableUIKit
import Testing

@MainActor @Suite("Arrangements: their view controllers", .simulated(on: .duo), .standInOnly)
struct ArrangementTests {
  private let stage = ArrangementStage()
  private var arrangement: UIArrangementViewController { stage.arrangement }
  private var user: HeadlessUser { HeadlessDevice.current.user }

  @Test("Rule 205: a placement has what the app has set; nothing else has a placement")
  func rule205() async {
    let stranger = UIViewController()
    stage.a.addChild(stranger)
    #expect(arrangement.viewController(for: .primary) === stage.a)
    #expect(arrangement.viewController(for: .secondary) === stage.b)
    #expect(arrangement.placement(for: stage.a) == .primary)
    #expect(arrangement.placement(for: stage.b) == .secondary)
    #expect(arrangement.placement(for: stranger) == nil)
    #expect(arrangement.placement(for: arrangement) == nil)
    #expect(stranger.arrangementViewController === arrangement)
    #expect(arrangement.arrangementViewController == nil)
    await stage.show()
    #expect(stage.layout == "A 0 0 466x339 vertical, B 0 339 466x339 vertical")
  }

  @Test("Rule 205: an empty placement has no state, and leaves all of the space to the other one")
  func empty() async {
    arrangement.setViewController(nil, for: .primary)
    await stage.show()
    #expect(stage.layout == "A nil, B 0 0 466x678")
    arrangement.setViewController(nil, for: .secondary)
    await stage.settle()
    #expect(stage.layout == "A nil, B nil")
    #expect(arrangement.children.isEmpty)
    #expect(arrangement.view.subviews.isEmpty)
  }

  @Test("Rule 208: the two are children from the beginning; what is replaced leaves")
  func rule208() async {
    let log = stage.stage.log
    #expect(
      log.take() == [
        "A.willMove(UIArrangementViewController)", "A.didMove(UIArrangementViewController)",
        "B.willMove(UIArrangementViewController)", "B.didMove(UIArrangementViewController)",
      ])
    #expect(arrangement.children == [stage.a, stage.b])
    #expect(!stage.a.isViewLoaded)
    await stage.show()
    #expect(stage.a.view.superview === arrangement.view)
    let c = stage.stage.screen("C")
    arrangement.setViewController(c, for: .secondary, animated: true)
    await stage.settle()
    #expect(stage.b.parent == nil)
    #expect(stage.b.view.superview == nil)
    #expect(arrangement.children == [stage.a, c])
    let lines = log.take()
    #expect(lines.first == "B.willMove(nil)")
    #expect(
      Set(lines.map(\.withoutFlags)) == [
        "B.willMove(nil)", "B.viewWillDisappear(true)", "B.viewDidDisappear(true)",
        "B.didMove(nil)", "C.willMove(UIArrangementViewController)",
        "C.didMove(UIArrangementViewController)", "C.loadView", "C.viewDidLoad",
        "C.viewWillAppear(true)", "C.viewIsAppearing(true)", "C.viewDidAppear(true)",
      ])
  }

  @Test("Rule 208: a view controller has one placement, and one container")
  func moves() async {
    await stage.show()
    arrangement.setViewController(stage.a, for: .secondary)
    #expect(stage.layout == "A nil, B 0 0 466x678")
    #expect(arrangement.viewController(for: .secondary) === stage.a)
    #expect(stage.b.parent == nil)
    let stack = UINavigationController()
    stack.viewControllers = [stage.a]
    #expect(arrangement.viewController(for: .secondary) == nil)
    #expect(stage.a.parent === stack)
    arrangement.setViewController(stage.a, for: .primary)
    await stage.settle()
    #expect(stage.a.parent === arrangement)
    #expect(stack.viewControllers.isEmpty)
    #expect(stage.layout == "A 0 0 466x678, B nil")
    arrangement.setViewController(arrangement, for: .primary)
    #expect(stage.stage.simulation.takeMisuses().map(\.rule) == ["M37"])
    #expect(arrangement.viewController(for: .primary) === stage.a)
  }

  @Test("Rule 209: show goes on to the navigation controller around it")
  func rule209() async {
    await stage.show(inStack: true)
    let c = stage.stage.screen("C")
    stage.b.show(c, sender: nil)
    await stage.settle()
    #expect(arrangement.navigationController?.viewControllers == [arrangement, c])
    #expect(arrangement.viewController(for: .secondary) === stage.b)
    arrangement.navigationController?.popViewController(animated: false)
    await stage.settle()
    let p = stage.stage.screen("P")
    stage.b.present(p, animated: false)
    await stage.settle()
    #expect(p.presentingViewController === arrangement.navigationController)
  }

  @Test("Rule 210: in a stack, a fold under another screen shows when the arrangement comes back")
  func rule210() async {
    arrangement.updateArrangement(.split.axes(.horizontal))
    await stage.show(inStack: true)
    #expect(stage.layout == "A 0 0 466x678, B hidden")
    let c = stage.stage.screen("C")
    arrangement.navigationController?.pushViewController(c, animated: false)
    await stage.settle()
    user.unfold()
    await stage.settle()
    #expect(stage.a.view.window == nil)
    arrangement.navigationController?.popViewController(animated: true)
    await stage.settle()
    #expect(
      stage.layout == "A 0 0 475.5x669 horizontal, B 475.5 0 475.5x669 horizontal")
    user.fold()
    await stage.settle()
    #expect(stage.layout == "A 0 0 466x678, B hidden")
    #expect(stage.stage.simulation.isIdle)
  }
}
#endif
