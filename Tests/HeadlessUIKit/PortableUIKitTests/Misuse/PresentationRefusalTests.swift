import PortableUIKit
import Testing

@MainActor @Suite("Refused presentations and dismissals", .simulated, .standInOnly)
struct PresentationRefusalTests {
  let stage = Stage()

  /// Presents, and records an issue if the completion runs: a refused call's never does.
  private func present(
    _ presented: UIViewController, on presenter: UIViewController, animated: Bool = true
  ) {
    presenter.present(presented, animated: animated) {
      Issue.record("The completion of a refused call has run.")
    }
  }

  @Test("M8: presenting on a view controller that already presents another")
  func m8() async {
    let (a, y, x) = (stage.screen("A"), stage.screen("Y"), stage.screen("X"))
    let stack = RecordingStack([a])
    let window = await stage.show(stack)
    a.present(y, animated: false)
    await stage.settle()
    _ = stage.log.take()

    present(x, on: a)
    await stage.settle()

    #expect(
      stage.simulation.takeWarnings() == [
        "Attempt to present \(described(x)) on \(described(stack)) (from \(described(a))) which is "
          + "already presenting \(described(y))."
      ])
    #expect(a.presentedViewController === y)
    #expect(x.presentingViewController == nil)
    #expect(stage.log.take() == [])
    _ = window
  }

  @Test(
    "M9: presenting on a view controller whose view isn't in a window",
    arguments: [true, false])
  func m9(isLoaded: Bool) async {
    let (a, x) = (stage.screen("A"), stage.screen("X"))
    if isLoaded { a.loadViewIfNeeded() }
    _ = stage.log.take()

    present(x, on: a)
    await stage.settle()

    #expect(
      stage.simulation.takeWarnings() == [
        "Attempt to present \(described(x)) on \(described(a)) (from \(described(a))) whose view "
          + "is not in the window hierarchy."
      ])
    #expect(a.presentedViewController == nil)
    #expect(!x.isViewLoaded)
  }

  @Test("M10: presenting on a view controller added without `addChild` warns, and works")
  func m10() async {
    let (a, stray, x) = (stage.screen("A"), stage.screen("B"), stage.screen("X"))
    let window = await stage.show(a)
    a.view.addSubview(stray.view)
    await stage.settle()

    stray.present(x, animated: true)
    await stage.settle()

    #expect(
      stage.simulation.takeWarnings() == [
        "Presenting view controllers on detached view controllers is discouraged "
          + "\(described(stray))."
      ])
    #expect(stray.presentedViewController === x)
    #expect(x.view.window === window)
  }

  @Test("M11: presenting while another presentation runs in the window", arguments: [true, false])
  func m11(animated: Bool) async {
    let (a, y, x) = (stage.screen("A"), stage.screen("Y"), stage.screen("X"))
    let window = await stage.show(a)

    a.present(y, animated: true)
    present(x, on: y, animated: animated)
    #expect(
      stage.simulation.takeWarnings() == [
        "Warning: Attempt to present \(described(x)) on \(described(y)) while a presentation is in "
          + "progress!"
      ])
    await stage.settle()

    #expect(y.presentedViewController == nil)
    #expect(x.presentingViewController == nil)
    #expect(!x.isViewLoaded)
    _ = window
  }

  @Test("M11: a presentation in another window is no obstacle")
  func m11Windows() async {
    let (a, b, y, x) = (stage.screen("A"), stage.screen("B"), stage.screen("Y"), stage.screen("X"))
    let first = await stage.show(a)
    let second = await stage.show(b)

    a.present(y, animated: true)
    b.present(x, animated: true)
    await stage.settle()

    #expect(a.presentedViewController === y)
    #expect(b.presentedViewController === x)
    _ = (first, second)
  }

  @Test("M12: dismissing while a presentation or a dismissal runs", arguments: [true, false])
  func m12(whileDismissing: Bool) async {
    let (a, y) = (stage.screen("A"), stage.screen("Y"))
    let window = await stage.show(a)
    a.present(y, animated: true)
    if whileDismissing {
      await stage.settle()
      a.dismiss(animated: true)
    }

    a.dismiss(animated: true) { Issue.record("The completion of a refused call has run.") }
    #expect(
      stage.simulation.takeWarnings() == [
        "Warning: Attempt to dismiss from view controller \(described(a)) while a presentation or "
          + "dismiss is in progress!"
      ])
    await stage.settle()

    #expect(a.presentedViewController === (whileDismissing ? nil : y))
    _ = window
  }
}
