import PortableUIKit
import Testing

@MainActor @Suite("Presentation: what a dismissal removes", .simulated) struct DismissalTests {
  let stage = Stage()

  /// Presents each on the one before it, and empties the log.
  private func present(_ chain: [RecordingScreen]) async -> UIWindow {
    let window = await stage.show(chain[0])
    for (presenter, presented) in zip(chain, chain.dropFirst()) {
      presenter.present(presented, animated: false)
      await stage.settle()
    }
    _ = stage.log.take()
    return window
  }

  @Test("Rule 75: a presenter dismisses what it presents, and stays")
  func rule75() async {
    let chain = stage.screens("A", "B", "C")
    let window = await present(chain)

    chain[1].dismiss(animated: true)
    await stage.settle()

    #expect(chain[0].presentedViewController === chain[1])
    #expect(chain[1].presentedViewController == nil)
    #expect(chain[2].presentingViewController == nil)
    _ = window
  }

  @Test("Rule 75: a view controller that presents nothing is dismissed itself, with its container")
  func rule75Itself() async {
    let (a, b) = (stage.screen("A"), stage.screen("B"))
    let stack = RecordingStack([b])
    let window = await stage.show(a)
    a.present(stack, animated: false)
    await stage.settle()

    b.dismiss(animated: true)
    await stage.settle()

    #expect(a.presentedViewController == nil)
    #expect(stack.presentingViewController == nil)
    #expect(b.parent === stack)
    _ = window
  }

  @Test("Rule 75: a child dismisses what its ancestor presents")
  func rule75Child() async {
    let (a, presented) = (stage.screen("A"), stage.screen("P"))
    let window = await stage.show(RecordingStack([a]))
    a.present(presented, animated: false)
    await stage.settle()

    a.dismiss(animated: false)
    await stage.settle()

    #expect(a.presentedViewController == nil)
    #expect(presented.presentingViewController == nil)
    _ = window
  }

  @Test("Rule 75: the first dismissal removes the presented one, the second one the receiver")
  func rule75Twice() async {
    let chain = stage.screens("A", "B", "C")
    let window = await present(chain)

    chain[1].dismiss(animated: false)
    await stage.settle()
    #expect(chain[0].presentedViewController === chain[1])

    chain[1].dismiss(animated: false)
    await stage.settle()
    #expect(chain[0].presentedViewController == nil)
    _ = window
  }

  @Test(
    "Rule 76: A dismisses B and C, while B and C dismiss C",
    arguments: [(0, "nil nil"), (1, "B nil"), (2, "B nil")])
  func rule76(receiver: Int, links: String) async {
    let chain = stage.screens("A", "B", "C")
    let window = await present(chain)
    let log = stage.log

    chain[receiver].dismiss(animated: true) { log.add("completion") }
    await stage.settle()

    let left = chain.prefix(2).map { nameOf($0.presentedViewController) }
    #expect(left.joined(separator: " ") == links)
    let events = log.take()
    #expect(events.filter { $0 == "completion" }.count == 1)
    #expect(
      events.filter { $0.hasPrefix("C.") }.map(\.withoutArguments) == [
        "C.viewWillDisappear", "C.viewDidDisappear",
      ])
    #expect(events.filter { $0.hasPrefix("A.") } == [])
    _ = window
  }

  @Test("Rule 76: a presenter that comes back into view gets its callbacks once")
  func rule76Visible() async {
    let chain = stage.screens("A", "B", "C")
    for screen in chain { screen.modalPresentationStyle = .fullScreen }
    let window = await present(chain)

    chain[0].dismiss(animated: true)
    await stage.settle()

    let events = stage.log.take().map(\.withoutArguments)
    #expect(
      events.filter { $0.hasPrefix("A.") } == [
        "A.viewWillAppear", "A.viewIsAppearing", "A.viewDidAppear",
      ])
    #expect(events.filter { $0.hasPrefix("C.") } == ["C.viewWillDisappear", "C.viewDidDisappear"])
    #expect(chain[0].view.window === window)
  }
}
