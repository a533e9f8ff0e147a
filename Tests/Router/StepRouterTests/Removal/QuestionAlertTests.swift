import PortableUIKit
import StepRouter
import Testing

@MainActor @Suite("Rule 49: a screen that asks with an alert", .onDevice)
struct QuestionAlertTests {
  private let home = HomeViewController()
  private let letter = DraftViewController()
  private let ends = Ends()

  private static let discard = StepAssembly(
    finder: NilFinder(),
    factory: AlertFactory { (_: Void) in
      AlertContent(
        title: "Discard draft?",
        actions: [
          AlertAction("Discard", style: .destructive, returning: true),
          AlertAction("Keep", style: .cancel, returning: false),
        ])
    }
  )
  .using(.present()).from(.current).assemble()

  /// A draft in a sheet, which asks with an alert.
  private func stage() -> Stage {
    let stage = Stage(root: stack(home))
    letter.title = "letter"
    stage.present(stack(letter), on: home)
    letter.ask = { _ in (try? await stage.router.result(of: Self.discard)) ?? false }
    return stage
  }

  private func choose(_ title: String, on stage: Stage) async throws {
    let alert = try #require(
      letter.navigationController?.presentedViewController as? UIAlertController)
    let action = try #require(alert.actions.first { $0.title == title })
    stage.device.user.choose(action, in: alert)
    await stage.settle()
  }

  private func goHome(on stage: Stage) async {
    stage.router.navigate(to: Pickers.home) { ends.note($0) }
    await stage.settle()
  }

  @Test("After a yes the alert and the screen are gone")
  func yes() async throws {
    let stage = stage()
    await goHome(on: stage)
    #expect(
      stage.tree == """
        UINavigationController
          HomeViewController
        presents formSheet:
          UINavigationController
            DraftViewController "letter"
          presents overFullScreen:
            AlertController<Bool> "Discard draft?" [visible]
        """)
    try await choose("Discard", on: stage)
    #expect(ends.lines == ["revealed"])
    #expect(
      stage.tree == """
        UINavigationController [visible]
          HomeViewController [visible]
        """)
    #expect(stage.recorder.misuses == [])
  }

  @Test("After a no only the alert is gone, and the next navigation asks again")
  func no() async throws {
    let stage = stage()
    let before = stage.tree
    await goHome(on: stage)
    try await choose("Keep", on: stage)
    #expect(stage.tree == before)
    #expect(ends.lines.count == 1)
    #expect(ends.lines.first?.contains("“letter” has to go before HomeViewController") == true)
    await goHome(on: stage)
    try await choose("Discard", on: stage)
    #expect(ends.lines.last == "revealed")
  }

  @Test("An alert still on screen after a yes goes with its screen", arguments: [false, true])
  func stillThere(isAnimated: Bool) async {
    let stage = stage()
    let letter = letter
    letter.ask = { _ in
      let alert = UIAlertController(title: "Busy", message: nil, preferredStyle: .alert)
      letter.present(alert, animated: isAnimated)
      return true
    }
    await goHome(on: stage)
    #expect(ends.lines == ["revealed"])
    #expect(
      stage.tree == """
        UINavigationController [visible]
          HomeViewController [visible]
        """)
    #expect(stage.recorder.misuses == [])
  }

  @Test("An answer given in the completion of a dismissal lets the navigation go on")
  func answeredWithinDismissal() async {
    let stage = stage()
    let letter = letter
    letter.ask = { _ in
      await withCheckedContinuation { continuation in
        let cover = UIViewController()
        letter.present(cover, animated: true) {
          cover.dismiss(animated: true) { continuation.resume(returning: true) }
        }
      }
    }
    await goHome(on: stage)
    #expect(ends.lines == ["revealed"])
    #expect(stage.recorder.misuses == [])
  }

  @Test("Cancelling the navigation removes the alert")
  func cancelled() async {
    let stage = stage()
    let before = stage.tree
    let navigation = stage.router.navigate(to: Pickers.home) { ends.note($0) }
    await stage.settle()
    navigation.cancel()
    await stage.settle()
    #expect(stage.tree == before)
    #expect(ends.lines == ["The navigation was cancelled."])
  }

  @Test("A discarding navigation removes the alert and the draft, and the asking one goes on")
  func forced() async {
    let stage = stage()
    await goHome(on: stage)
    let bag = StepAssembly(finder: NilFinder<BagViewController, Void>(), factory: ClassFactory())
      .using(.replaceRoot()).from(.root).assemble()
    stage.router.discarding.navigate(to: bag) { ends.note($0) }
    await stage.settle()
    #expect(stage.tree == "BagViewController [visible]")
    #expect(ends.lines.count == 2)
    #expect(ends.lines.contains("built"))
    #expect(ends.lines.contains { $0.contains("builds nothing") })
  }
}
