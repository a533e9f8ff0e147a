import PortableUIKit
import Testing

@MainActor @Suite("Misuse of presentations", .simulated, .standInOnly)
struct PresentationMisuseTests {
  let stage = Stage()
  private let name = "NSInvalidArgumentException"

  private func present(_ presented: UIViewController, on presenter: UIViewController) async {
    presenter.present(presented, animated: true) {
      Issue.record("The completion of a refused call has run.")
    }
    await stage.settle()
  }

  @Test("M13: presenting a view controller that has a parent")
  func m13() async {
    let (a, x) = (stage.screen("A"), stage.screen("X"))
    let owner = RecordingStack([x])
    let window = await stage.show(a)

    await present(x, on: a)

    #expect(
      stage.simulation.takeMisuses() == [
        Misuse(
          rule: "M13", name: name,
          reason: "Application tried to present modally a view controller \(described(x)) that has "
            + "a parent view controller \(described(owner)).")
      ])
    #expect(a.presentedViewController == nil)
    #expect(x.parent === owner)
    _ = window
  }

  @Test("M14: presenting a view controller that's already presented")
  func m14() async {
    let (a, y) = (stage.screen("A"), stage.screen("Y"))
    let window = await stage.show(a)
    a.present(y, animated: true)
    await stage.settle()

    await present(y, on: a)

    #expect(
      stage.simulation.takeMisuses() == [
        Misuse(
          rule: "M14", name: name,
          reason: "Application tried to present modally a view controller \(described(y)) that is "
            + "already being presented by \(described(a)).")
      ])
    #expect(a.presentedViewController === y)
    _ = window
  }

  @Test("M15: presenting a view controller on itself")
  func m15() async throws {
    let a = stage.screen("A")
    let window = await stage.show(a)

    await present(a, on: a)

    let misuses = stage.simulation.takeMisuses()
    let misuse = try #require(misuses.first)
    #expect(misuses.count == 1)
    #expect(misuse.rule == "M15")
    #expect(misuse.name == name)
    #expect(
      misuse.reason.hasPrefix(
        "Application tried to present modal view controller on itself."))
    #expect(a.presentedViewController == nil)
    _ = window
  }

  @Test("M25: presenting an alert without a title, a message or an action")
  func m25() async {
    let a = stage.screen("A")
    let window = await stage.show(a)
    let alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)

    await present(alert, on: a)

    #expect(
      stage.simulation.takeMisuses() == [
        Misuse(
          rule: "M25", name: "NSInternalInconsistencyException",
          reason: "UIAlertController must have a title, a message or an action to display")
      ])
    #expect(a.presentedViewController == nil)
    _ = window
  }

  @Test("M27: presenting a popover without a source in regular width")
  func m27() async throws {
    let (a, x) = (stage.screen("A"), stage.screen("X"))
    let window = await stage.show(a)
    await stage.make(window, .regular)
    x.modalPresentationStyle = .popover
    let popover = try #require(x.popoverPresentationController)

    await present(x, on: a)

    #expect(
      stage.simulation.takeMisuses() == [
        Misuse(
          rule: "M27", name: "NSGenericException",
          reason: "UIPopoverPresentationController (\(described(popover))) should have a non-nil "
            + "sourceView or barButtonItem set before the presentation occurs.")
      ])
    #expect(a.presentedViewController == nil)
    _ = window
  }

  @Test("M27: in compact width a popover without a source is presented as a sheet")
  func m27Compact() async {
    let (a, x) = (stage.screen("A"), stage.screen("X"))
    let window = await stage.show(a)
    x.modalPresentationStyle = .popover

    a.present(x, animated: false)
    await stage.settle()

    #expect(stage.simulation.takeMisuses() == [])
    #expect(a.presentedViewController === x)
    _ = window
  }

  @Test("M27: a sheet whose popover has no source stays a sheet when the window grows")
  func m27Growing() async {
    let (a, x) = (stage.screen("A"), stage.screen("X"))
    let window = await stage.show(a)
    x.modalPresentationStyle = .popover
    a.present(x, animated: false)
    await stage.settle()

    await stage.make(window, .regular)

    #expect(stage.simulation.takeMisuses().map(\.rule) == ["M27"])
    #expect(a.presentedViewController === x)
    #expect(x.view.window === window)
  }

  @Test("M36: setting no detents leaves a sheet's detents as they were")
  func m36() throws {
    let x = stage.screen("X")
    let sheet = try #require(x.sheetPresentationController)
    sheet.detents = [.medium()]
    sheet.detents = []
    #expect(stage.simulation.takeMisuses().map(\.rule) == ["M36"])
    #expect(sheet.detents.map(\.identifier) == [.medium])
  }

  @Test("M8, M13–M15: M14 is reported before M15, and M8 and M15 before M13")
  func order() async {
    let (a, y) = (stage.screen("A"), stage.screen("Y"))
    let child = stage.screen("X")
    let owner = RecordingStack([child])
    let window = await stage.show(a)
    a.present(y, animated: true)
    await stage.settle()

    await present(y, on: y)
    #expect(stage.simulation.takeMisuses().map(\.rule) == ["M14"])
    await present(child, on: a)
    #expect(stage.simulation.takeMisuses() == [])
    #expect(stage.simulation.takeWarnings().count == 1)
    await present(child, on: child)
    #expect(stage.simulation.takeMisuses().map(\.rule) == ["M15"])
    await present(child, on: stage.screen("Z"))
    #expect(stage.simulation.takeMisuses().map(\.rule) == ["M13"])
    _ = (window, owner)
  }

  @Test("M74: a second action with the style of a cancel button")
  func m71() {
    let alert = UIAlertController(title: "A", message: nil, preferredStyle: .alert)
    let cancel = UIAlertAction(title: "Cancel", style: .cancel)
    alert.addAction(cancel)

    alert.addAction(UIAlertAction(title: "Close", style: .cancel))

    #expect(
      stage.simulation.takeMisuses() == [
        Misuse(
          rule: "M74", name: "NSInternalInconsistencyException",
          reason: "UIAlertController can only have one action with a style of "
            + "UIAlertActionStyleCancel")
      ])
    #expect(alert.actions == [cancel])
  }

  @Test("M75: a text field in an action sheet")
  func m72() {
    let sheet = UIAlertController(title: "A", message: nil, preferredStyle: .actionSheet)

    sheet.addTextField()

    #expect(
      stage.simulation.takeMisuses() == [
        Misuse(
          rule: "M75", name: "NSInternalInconsistencyException",
          reason: "Text fields can only be added to an alert controller of style "
            + "UIAlertControllerStyleAlert")
      ])
    #expect(sheet.textFields == nil)
  }

  @Test("M76: a preferred action that the alert doesn't have")
  func m73() {
    let alert = UIAlertController(title: "A", message: nil, preferredStyle: .alert)
    let action = UIAlertAction(title: "OK", style: .default)

    alert.preferredAction = action

    #expect(stage.simulation.takeMisuses().map(\.rule) == ["M76"])
    #expect(alert.preferredAction == nil)
    alert.addAction(action)
    alert.preferredAction = action
    #expect(alert.preferredAction === action)
    alert.preferredAction = nil
    #expect(alert.preferredAction == nil)
    #expect(stage.simulation.takeMisuses() == [])
  }
}
