import PortableUIKit
import Testing

@MainActor @Suite("Presentation: the presenter", .simulated) struct PresenterTests {
  let stage = Stage()

  @Test(
    "Rule 66: for styles that fill the screen, and for sheets, the topmost ancestor presents",
    arguments: [.fullScreen, .pageSheet, .formSheet, .overFullScreen] as [UIModalPresentationStyle])
  func rule66(style: UIModalPresentationStyle) async {
    let (a, presented) = (stage.screen("A"), stage.screen("P"))
    let stack = RecordingStack([a])
    let tabs = RecordingTabs([stack])
    let window = await stage.show(tabs)
    presented.modalPresentationStyle = style

    a.present(presented, animated: false)

    #expect(presented.presentingViewController === tabs)
    #expect(presented.presentationController?.presentingViewController === tabs)
    await stage.settle()
    _ = window
  }

  @Test("Rule 66: within a presented hierarchy the presented view controller is the presenter")
  func rule66Above() async {
    let (a, b, inner, c) = (
      stage.screen("A"), stage.screen("B"), stage.screen("I"), stage.screen("C")
    )
    let window = await stage.show(a)
    b.addChild(inner)
    a.present(b, animated: false)
    await stage.settle()

    inner.present(c, animated: false)
    await stage.settle()

    #expect(a.presentedViewController === b)
    #expect(b.presentedViewController === c)
    #expect(c.presentingViewController === b)
    _ = window
  }

  @Test(
    "Rule 67: for context styles the nearest ancestor that defines a context presents, else the root",
    arguments: [.currentContext, .overCurrentContext] as [UIModalPresentationStyle])
  func rule67(style: UIModalPresentationStyle) async {
    let (a, first, second) = (stage.screen("A"), stage.screen("P"), stage.screen("Q"))
    let stack = RecordingStack([a])
    let tabs = RecordingTabs([stack])
    let window = await stage.show(tabs)
    first.modalPresentationStyle = style
    second.modalPresentationStyle = style

    a.present(first, animated: false)
    #expect(first.presentingViewController === tabs)
    await stage.settle()
    tabs.dismiss(animated: false)
    await stage.settle()

    stack.definesPresentationContext = true
    a.present(second, animated: false)
    #expect(second.presentingViewController === stack)
    #expect(tabs.presentedViewController == nil)
    #expect(a.presentedViewController === second)
    await stage.settle()
    _ = window
  }

  @Test("Rule 68: descendants share their ancestor's presented and presenting view controllers")
  func rule68() async {
    let (a, b, inner) = (stage.screen("A"), stage.screen("B"), stage.screen("I"))
    let tabs = RecordingTabs([RecordingStack([a]), b])
    let modal = RecordingStack([inner])
    let window = await stage.show(tabs)

    a.present(modal, animated: true)
    await stage.settle()

    for viewController in [tabs, a, b] as [UIViewController] {
      #expect(viewController.presentedViewController === modal)
      #expect(viewController.presentingViewController == nil)
    }
    #expect(modal.presentingViewController === tabs)
    #expect(inner.presentingViewController === tabs)
    #expect(inner.presentedViewController == nil)
    _ = window
  }

  @Test(
    "Rule 69: present sets both links and loads the presented view controller in the call",
    arguments: [true, false])
  func rule69(animated: Bool) async {
    let (a, presented) = (stage.screen("A"), stage.screen("P"))
    let window = await stage.show(a)

    a.present(presented, animated: animated)

    #expect(a.presentedViewController === presented)
    #expect(presented.presentingViewController === a)
    #expect(presented.isViewLoaded)
    #expect(stage.log.take().prefix(2) == ["P.loadView", "P.viewDidLoad"])
    await stage.settle()
    _ = window
  }

  @Test(
    "Rule 69: present sets both links even in a hidden window, if the presenter's view is in it"
  )
  func rule69Hidden() async {
    let (a, presented) = (stage.screen("A"), stage.screen("P"))
    let window = stage.simulation.makeWindow()
    window.rootViewController = a
    window.addSubview(a.view)

    a.present(presented, animated: true)

    #expect(a.presentedViewController === presented)
    #expect(presented.presentingViewController === a)
    await stage.settle()
  }
}
