import PortableUIKit
import StepRouter
import Testing

@MainActor @Suite("Results: alerts and action sheets", .onDevice)
struct AlertTests {
  private let home = HomeViewController().titled("home")
  private let waiter = Waiter()

  private static func confirmation(
    style: UIAlertController.Style = .alert
  ) -> DestinationStep<AlertController<Bool>, Int> {
    StepAssembly(
      finder: NilFinder(),
      factory: AlertFactory { (order: Int) in
        AlertContent(
          title: "Delete order \(order)?", message: "It cannot be brought back.", style: style,
          actions: [
            AlertAction("Delete", style: .destructive, returning: true),
            AlertAction("Keep", style: .cancel, isPreferred: true, returning: false),
          ])
      }
    )
    .using(.present()).from(.current).assemble()
  }

  private func alert() throws -> UIAlertController {
    try #require(home.presentedViewController as? UIAlertController)
  }

  private func action(_ title: String) throws -> UIAlertAction {
    try #require(try alert().actions.first { $0.title == title })
  }

  @Test(
    "The result is the value of the chosen action",
    arguments: [UIAlertController.Style.alert, .actionSheet])
  func chosen(style: UIAlertController.Style) async throws {
    for (title, value) in [("Delete", "true"), ("Keep", "false")] {
      let stage = Stage(root: home)
      let waiter = Waiter()
      waiter.wait { try await stage.router.result(of: Self.confirmation(style: style), with: 7) }
      await stage.settle()
      let alert = try alert()
      #expect(alert.title == "Delete order 7?")
      #expect(alert.message == "It cannot be brought back.")
      #expect(alert.preferredStyle == style)
      #expect(alert.preferredAction?.title == "Keep")
      stage.device.user.choose(try action(title), in: alert)
      await stage.settle()
      #expect(waiter.endings == [value])
      #expect(home.presentedViewController == nil)
      #expect(stage.recorder.misuses == [])
    }
  }

  @Test("The result can be the text of a text field")
  func text() async throws {
    let rename = StepAssembly(
      finder: NilFinder(),
      factory: AlertFactory<String, Void> { _ in
        AlertContent(
          title: "Rename",
          actions: [AlertAction("OK") { alert in alert.textFields?.first?.text ?? "" }],
          textFields: [{ $0.text = "Winter" }])
      }
    )
    .using(.present()).from(.current).assemble()
    let stage = Stage(root: home)
    waiter.wait { try await stage.router.result(of: rename) }
    await stage.settle()
    let (ok, alert) = (try action("OK"), try alert())
    alert.textFields?.first?.text = "Summer"
    stage.device.user.choose(ok, in: alert)
    await stage.settle()
    #expect(waiter.endings == ["Summer"])
  }

  @Test("A navigation that dismisses the alert ends the wait")
  func dismissed() async throws {
    let stage = Stage(root: home)
    waiter.wait { try await stage.router.result(of: Self.confirmation(), with: 7) }
    await stage.settle()
    stage.go(to: Pickers.home, with: ())
    await stage.settle()
    #expect(waiter.endings == ["cancelled"])
    #expect(home.presentedViewController == nil)
  }

  @Test("An action chosen just before a navigation isn't lost")
  func chosenUnderNavigation() async throws {
    for delay in [0, 10, 100, 300] {
      let stage = Stage(root: home)
      let waiter = Waiter()
      waiter.wait { try await stage.router.result(of: Self.confirmation(), with: 7) }
      await stage.settle()
      let (delete, alert) = (try action("Delete"), try alert())
      stage.device.user.choose(delete, in: alert)
      stage.device.advance(by: .milliseconds(delay))
      stage.go(to: Pickers.presented, with: ())
      await stage.settle()
      #expect(waiter.endings == ["true"])
      #expect(home.presentedViewController is WordPicker)
      home.dismiss(animated: false)
      await stage.settle()
    }
  }

  @Test("Escape chooses the cancel action")
  func escape() async throws {
    let stage = Stage(root: home)
    waiter.wait { try await stage.router.result(of: Self.confirmation(), with: 7) }
    await stage.settle()
    #expect(stage.device.user.performEscape())
    await stage.settle()
    #expect(waiter.endings == ["false"])
  }

  @Test("Cancelling the task dismisses the alert and releases it")
  func cancelled() async throws {
    weak var released: UIViewController?
    let stage = Stage(root: home)
    do {
      waiter.wait { try await stage.router.result(of: Self.confirmation(), with: 7) }
      await stage.settle()
      released = try alert()
    }
    waiter.cancel()
    await stage.settle()
    #expect(waiter.endings == ["cancelled"])
    #expect(home.presentedViewController == nil)
    #expect(released == nil)
  }

  @Test("An alert without a title, a message and an action is refused")
  func empty() async {
    let step = StepAssembly(
      finder: NilFinder(), factory: AlertFactory<Bool, Void>(actions: [])
    )
    .using(.present()).from(.current).assemble()
    let stage = Stage(root: home)
    waiter.wait { try await stage.router.result(of: step) }
    await stage.settle()
    #expect(waiter.endings.count == 1)
    #expect(waiter.endings.first?.contains("no title, no message and no action") == true)
  }
}
