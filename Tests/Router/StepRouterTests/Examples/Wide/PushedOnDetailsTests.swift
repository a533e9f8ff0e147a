import PortableUIKit
import StepRouter
import Testing

@MainActor
@Suite("Rule 32: a screen on top of the details never takes their place", .onTablet)
struct PushedOnDetailsTests {
  private func pushed(
    onto split: UISplitViewController
  ) -> DestinationStep<UIViewController, Void> {
    assembly { BagViewController().titled("Bag") }.using(.pushOnToDetails()).from(base(split))
      .assemble()
  }

  private func goBack(in split: UISplitViewController, on stage: Stage) throws {
    let one = try #require(split.viewControllers.first?.navigationController)
    stage.device.user.pressBack(in: one)
    stage.device.runUntilIdle()
  }

  enum Details: CaseIterable { case stack, plain }

  @Test(
    "Details that the user has left come back below the pushed screen", arguments: Details.allCases,
    [true, false])
  func left(details: Details, animated: Bool) throws {
    let message = MessageViewController.make(1)
    message.canBeDismissed = false
    let split = Mail.split()
    split.setViewController(details == .stack ? stack(message) : message, for: .secondary)
    let stage = Place.root.stage(with: split, width: .compact)
    try goBack(in: split, on: stage)
    #expect(stage.seen.last == "InboxViewController \"Inbox\"")
    #expect(stage.arrive(at: pushed(onto: split), with: (), animated: animated) == "built")
    #expect(stage.seen.last == "BagViewController \"Bag\"")
    let titles = message.navigationController?.viewControllers.map(\.title)
    #expect(titles == ["Message 1", "Bag"])
    stage.device.user.resize(stage.window, to: Width.regular.size)
    stage.device.runUntilIdle()
    #expect(stage.seen.last == "BagViewController \"Bag\"")
    #expect(message.navigationController?.viewControllers.map(\.title) == ["Message 1", "Bag"])
    #expect(stage.recorder.misuses == [])
  }

  @Test(
    "Details outside a stack stay, and the push is refused", arguments: Width.allCases,
    [true, false])
  func plain(width: Width, isLeft: Bool) throws {
    if isLeft, width == .regular { return }
    let split = Mail.split()
    split.setViewController(tabs(stack(SearchViewController())), for: .secondary)
    let stage = Place.root.stage(with: split, width: width)
    if isLeft { try goBack(in: split, on: stage) }
    stage.expectRefusal(
      "The step of UIViewController at Shop/Routes.swift:4 cannot be integrated: the details of "
        + "UISplitViewController aren't in a navigation controller. "
        + "Use '.pushToDetails()', which takes their place.",
      of: pushed(onto: split))
  }

  @Test("Without details, the screen becomes the details in the collapsed stack")
  func none() {
    let stage = Place.root.stage(with: Mail.split(), width: .compact)
    let split = stage.window.rootViewController as? UISplitViewController
    guard let split else { return #expect(Bool(false)) }
    #expect(stage.arrive(at: pushed(onto: split), with: (), animated: true) == "built")
    #expect(stage.seen.last == "BagViewController \"Bag\"")
  }
}
