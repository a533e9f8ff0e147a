import PortableUIKit
import Testing

@MainActor @Suite("Presentation: without animation, in one turn", .simulated)
struct InstantPresentationTests {
  let stage = Stage()

  @Test("Rule 261: in one turn, a presentation and its dismissal send all callbacks in order")
  func rule261() async {
    let (a, p) = (stage.screen("A"), stage.screen("P"))
    let window = await stage.show(a)
    let log = stage.log

    a.present(p, animated: false) { log.add("presented") }
    #expect(a.presentedViewController === p)
    a.dismiss(animated: false) { log.add("dismissed") }
    await stage.settle()

    #expect(a.presentedViewController == nil)
    #expect(
      log.take().map(\.withoutArguments) == [
        "P.loadView", "P.viewDidLoad", "P.viewWillAppear", "P.viewIsAppearing", "P.viewDidAppear",
        "presented", "P.viewWillDisappear", "P.viewDidDisappear", "dismissed",
      ])
    _ = window
  }

  @Test(
    "Rule 261: a view controller presented in this turn can present another",
    arguments: [true, false])
  func rule261Upon(animated: Bool) async {
    let (a, p, q) = (stage.screen("A"), stage.screen("P"), stage.screen("Q"))
    let window = await stage.show(a)

    a.present(p, animated: false)
    p.present(q, animated: animated)
    await stage.settle()

    #expect(a.presentedViewController === p)
    #expect(p.presentedViewController === q)
    #expect(q.view.window === window)
  }

  @Test(
    "Rule 261: a presenter can present again in the turn of a dismissal",
    arguments: [true, false])
  func rule261Again(isSame: Bool) async {
    let (a, p, q) = (stage.screen("A"), stage.screen("P"), stage.screen("Q"))
    let window = await stage.show(a)
    a.present(p, animated: false)
    await stage.settle()

    a.dismiss(animated: false)
    a.present(isSame ? p : q, animated: true)
    await stage.settle()

    #expect(a.presentedViewController === (isSame ? p : q))
    #expect(p.isBeingDismissed == false)
    _ = window
  }

  @Test("Rule 261: while animations are off, animated calls can follow each other in one turn")
  func rule261Disabled() async {
    let (a, p, q) = (stage.screen("A"), stage.screen("P"), stage.screen("Q"))
    let window = await stage.show(a)

    UIView.performWithoutAnimation {
      a.present(p, animated: true)
      p.present(q, animated: true)
      q.dismiss(animated: true)
    }
    await stage.settle()

    #expect(a.presentedViewController === p)
    #expect(p.presentedViewController == nil)
    _ = window
  }

  @Test(
    "Rule 261: a presentation can't be dismissed from within its own viewWillAppear",
    .standInOnly)
  func rule261Within() async {
    let (a, p) = (stage.screen("A"), CallbackScreen("P", stage.log))
    let window = await stage.show(a)
    p.act(in: .willAppear) { p.dismiss(animated: false) }

    a.present(p, animated: false)
    #expect(stage.simulation.takeWarnings().count == 1)
    await stage.settle()

    #expect(a.presentedViewController === p)
    _ = window
  }

  @Test(
    "Rule 262: a lower presenter can dismiss while an upper presentation comes or goes",
    arguments: [true, false],
    [true, false])
  func rule262(isComing: Bool, animated: Bool) async {
    let (a, p, q) = (stage.screen("A"), stage.screen("P"), stage.screen("Q"))
    let window = await stage.show(a)
    let log = stage.log
    a.present(p, animated: false)
    await stage.settle()
    if !isComing {
      p.present(q, animated: false)
      await stage.settle()
    }
    _ = log.take()

    if isComing { p.present(q, animated: true) } else { p.dismiss(animated: true) }
    a.dismiss(animated: animated) { log.add("dismissed") }
    await stage.settle()

    #expect(a.presentedViewController == nil)
    #expect(p.presentingViewController == nil)
    #expect(q.presentingViewController == nil)
    let events = log.take().map(\.withoutArguments)
    #expect(events.last == "dismissed")
    #expect(events.filter { $0 == "Q.viewDidDisappear" }.count == 1)
    #expect(events.filter { $0 == "Q.viewDidAppear" }.count == (isComing ? 1 : 0))
    #expect(events.filter { $0 == "P.viewDidDisappear" }.count == 1)
    _ = window
  }

  @Test("Rule 262: dismissing the lower sheet cancels the user's swipe on the upper one")
  func rule262Swipe() async throws {
    let (a, p, q) = (stage.screen("A"), stage.screen("P"), stage.screen("Q"))
    let window = await stage.show(a)
    a.present(p, animated: false)
    await stage.settle()
    p.present(q, animated: false)
    await stage.settle()
    _ = stage.log.take()

    let gesture = try #require(stage.simulation.beginSwipeDown(q))
    gesture.update(0.4)
    stage.simulation.advance(by: .milliseconds(100))
    a.dismiss(animated: true)
    await stage.settle()

    #expect(
      stage.log.take().filter { $0.hasPrefix("Q.") }.map(\.withoutArguments) == [
        "Q.viewWillDisappear", "Q.viewWillAppear", "Q.viewIsAppearing", "Q.viewDidAppear",
        "Q.viewWillDisappear", "Q.viewDidDisappear",
      ])
    #expect(a.presentedViewController == nil)
    _ = window
  }

  @Test("Rule 77: dismiss runs its completion even with nothing to dismiss", .standInOnly)
  func rule77() async {
    let a = stage.screen("A")
    let window = await stage.show(a)
    var completions = 0

    a.dismiss(animated: true) { completions += 1 }
    await stage.settle()

    #expect(completions == 1)
    #expect(stage.log.take() == [])
    _ = window
  }
}
