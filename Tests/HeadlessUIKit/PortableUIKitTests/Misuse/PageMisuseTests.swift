import PortableUIKit
import Testing

@MainActor @Suite("Misuse of page view controllers", .simulated, .standInOnly)
struct PageMisuseTests {
  let stage = Stage()

  private func wrongNumber(_ provided: Int, _ required: Int, _ what: String) -> [Misuse] {
    let reason =
      what.hasPrefix("UIPage")
      ? "The number of provided view controllers (\(provided)) doesn't match the number required "
        + "(\(required)) for the requested spine location (\(what))"
      : "The number of view controllers provided (\(provided)) doesn't match the number required "
        + "(\(required)) for the requested \(what)"
    return [Misuse(rule: "M21", name: "NSInvalidArgumentException", reason: reason)]
  }

  @Test("M21: setting a wrong number of pages on screen", arguments: [true, false])
  func m21(animated: Bool) async {
    let a = stage.screen("A")
    let pages = RecordingPages([a])
    let window = await stage.show(pages)
    let log = stage.log

    pages.setViewControllers([], direction: .forward, animated: animated) { _ in
      log.add("completion")
    }
    #expect(stage.simulation.takeMisuses() == wrongNumber(0, 1, "transition"))
    pages.setViewControllers(
      stage.screens("B", "C"), direction: .forward, animated: animated)
    #expect(stage.simulation.takeMisuses() == wrongNumber(2, 1, "transition"))
    await stage.settle()

    #expect(log.take() == [])
    #expect(names(pages.viewControllers) == "A")
    _ = window
  }

  @Test(
    "M21: setting one page, or one page twice, where two are required",
    arguments: [true, false])
  func m21Two(isInTheMiddle: Bool) async {
    let (a, b) = (stage.screen("A"), stage.screen("B"))
    let pages = RecordingPages(
      isInTheMiddle ? [a, b] : [a], style: .pageCurl, spine: isInTheMiddle ? .mid : .min)
    pages.isDoubleSided = true
    let window = await stage.show(pages)

    let c = stage.screen("C")
    pages.setViewControllers([c], direction: .forward, animated: true)
    #expect(stage.simulation.takeMisuses() == wrongNumber(1, 2, "transition"))
    pages.setViewControllers([c, c], direction: .forward, animated: true)
    #expect(stage.simulation.takeMisuses() == wrongNumber(1, 2, "transition"))
    #expect(c.parent == nil)
    _ = window
  }

  @Test("M21: a wrong number of pages when a page curl first appears", arguments: [true, false])
  func m21First(isInTheMiddle: Bool) async {
    let given = isInTheMiddle ? stage.screens("A") : []
    let pages = RecordingPages(given, style: .pageCurl, spine: isInTheMiddle ? .mid : .min)
    let window = await stage.show(pages)

    let name = "UIPageViewControllerSpineLocation\(isInTheMiddle ? "Mid" : "Min")"
    #expect(
      stage.simulation.takeMisuses()
        == wrongNumber(given.count, isInTheMiddle ? 2 : 1, name))
    #expect(given.allSatisfy { !$0.isViewLoaded })
    _ = window
  }

  @Test("M21: setting no pages without animation before the view has loaded isn't misuse")
  func m21Unloaded() {
    let pages = RecordingPages(style: .scroll)
    let log = stage.log

    pages.setViewControllers([], direction: .forward, animated: false) {
      log.add("completion(\($0))")
    }
    pages.setViewControllers(nil, direction: .forward, animated: false)

    #expect(log.take() == ["completion(true)"])
    #expect(pages.viewControllers == [])
  }

  @Test("M36: setting pages to one side while the spine is in the middle")
  func m36() {
    let pages = RecordingPages(style: .pageCurl, spine: .mid)

    pages.isDoubleSided = false

    #expect(stage.simulation.takeMisuses().map(\.rule) == ["M36"])
    #expect(pages.isDoubleSided)
  }

  @Test("M37: setting an ancestor as a page")
  func m37() async {
    let pages = RecordingPages([stage.screen("A")])
    let stack = RecordingStack([pages])
    let window = await stage.show(stack)

    pages.setViewControllers([stack], direction: .forward, animated: false)

    #expect(stage.simulation.takeMisuses().map(\.rule) == ["M37"])
    #expect(names(pages.viewControllers) == "A")
    _ = window
  }
}

extension PageMisuseTests {
  @Test("Rule 269: an empty page curl in a hidden window is misuse only once the window is shown")
  func rule269() async {
    let stage = Stage()
    let pages = RecordingPages(style: .pageCurl)
    let window = stage.simulation.makeWindow()
    window.addSubview(pages.view)
    await stage.settle()
    #expect(stage.simulation.takeMisuses() == [])

    window.isHidden = false
    window.setNeedsLayout()
    pages.view.setNeedsLayout()
    await stage.settle()
    #expect(stage.simulation.takeMisuses().map(\.rule) == ["M21"])
  }
}
