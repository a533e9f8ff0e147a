import PortableUIKit
import StepRouter
import Testing

/// An inbox and its messages in columns: the same declaration side by side and collapsed.
@MainActor
@Suite("Mail in columns", .onTablet) struct MailTests {
  private func titles(seenOn stage: Stage) -> [String] {
    stage.seen.filter { $0.contains("\"") }.map { String($0.split(separator: "\"")[1]) }
  }

  private func split(on stage: Stage) throws -> UISplitViewController {
    var next: UIViewController? = stage.window.rootViewController
    while let viewController = next {
      if let split = viewController as? UISplitViewController { return split }
      if let tabs = viewController as? UITabBarController {
        if let split = tabs.viewControllers?.lazy.compactMap({ $0 as? UISplitViewController }).first
        {
          return split
        }
      }
      next = viewController.presentedViewController
    }
    return try #require(nil)
  }

  @Test("A message can be reached from everywhere", arguments: Place.allCases, Width.allCases)
  func message(_ place: Place, width: Width) throws {
    for (details, number) in [(Details.column, 1), (.column, 2), (.pushed, 1), (.pushed, 2)] {
      let stage = place.stage(with: Mail.split(showing: 1), width: width)
      let isThere = place != .nowhere && number == 1
      let end = stage.arrive(at: Mail.message(details), with: number, animated: true)
      let isInFront = [.root, .tab, .fullScreen].contains(place)
      #expect(end == (isThere ? isInFront ? "alreadyVisible" : "revealed" : "built"))
      let seen = titles(seenOn: stage)
      #expect(seen == (width == .compact ? ["Message \(number)"] : ["Inbox", "Message \(number)"]))
      #expect(
        stage.arrive(at: Mail.message(details), with: number, animated: true) == "alreadyVisible")
      let split = try split(on: stage)
      let kept = details == .pushed && number == 2 && place != .nowhere ? [1, 2] : [number]
      #expect(split.messages == kept)
    }
  }

  @Test("The inbox can be reached from everywhere", arguments: Place.allCases, Width.allCases)
  func inbox(_ place: Place, width: Width) throws {
    let stage = place.stage(with: Mail.split(showing: 1), width: width)
    // Before a split view controller's first appearance, it isn't known how it will collapse.
    let isUnseen = [.otherTab, .otherTabUnderSheet].contains(place)
    let end =
      isUnseen
      ? stage.end(of: Mail.inbox, with: 0)
      : stage.arrive(at: Mail.inbox, with: 0, animated: true)
    let isInFront = [.root, .tab, .fullScreen].contains(place) && width == .regular
    #expect(end == (place == .nowhere ? "built" : isInFront ? "alreadyVisible" : "revealed"))
    #expect(try split(on: stage).preferredDisplayMode == .automatic)
    let details = width == .regular && place != .nowhere ? ["Message 1"] : []
    #expect(titles(seenOn: stage) == ["Inbox"] + details)
  }

  @Test("Back leads from a message to the inbox", arguments: Details.allCases)
  func back(details: Details) throws {
    let stage = Place.nowhere.stage(with: Mail.split(), width: .compact)
    #expect(stage.arrive(at: Mail.message(details), with: 5, animated: true) == "built")
    let split = try split(on: stage)
    let stack = try #require(split.viewControllers.first?.navigationController)
    stage.device.user.pressBack(in: stack)
    stage.device.runUntilIdle()
    #expect(titles(seenOn: stage) == ["Inbox"])
    // The message that the user has left is still the column's, and comes back.
    #expect(stage.arrive(at: Mail.message(details), with: 5, animated: true) == "revealed")
    #expect(titles(seenOn: stage) == ["Message 5"])
    stage.device.user.pressBack(in: stack)
    stage.device.runUntilIdle()
    #expect(stage.arrive(at: Mail.message(details), with: 6, animated: true) == "built")
    #expect(titles(seenOn: stage) == ["Message 6"])
    #expect(split.messages == [6])
  }

  @Test("A message stays in front when the columns expand or collapse", arguments: Details.allCases)
  func resizing(details: Details) throws {
    let stage = Place.nowhere.stage(with: Mail.split(), width: .regular)
    #expect(stage.arrive(at: Mail.message(details), with: 5, animated: true) == "built")
    for width in [Width.compact, .regular, .compact, .regular] {
      stage.device.user.resize(stage.window, to: width.size)
      stage.device.runUntilIdle()
      #expect(
        stage.arrive(at: Mail.message(details), with: 5, animated: true) == "alreadyVisible")
      #expect(try split(on: stage).messages == [5])
    }
  }

  @Test("Pushed details keep their order while the width changes", arguments: Width.allCases)
  func order(width: Width) throws {
    let stage = Place.nowhere.stage(with: Mail.split(), width: width)
    let other = width == .compact ? Width.regular : .compact
    for (number, width) in zip(1..., [width, other, width, other]) {
      stage.device.user.resize(stage.window, to: width.size)
      stage.device.runUntilIdle()
      #expect(stage.arrive(at: Mail.message(.pushed), with: number, animated: true) == "built")
    }
    #expect(try split(on: stage).messages == [1, 2, 3, 4])
    #expect(titles(seenOn: stage).last == "Message 4")
    #expect(stage.arrive(at: Mail.message(.pushed), with: 2, animated: true) == "revealed")
    #expect(try split(on: stage).messages == [1, 2])
  }

  @Test("A hidden primary column is shown for the inbox, but stays hidden for a message")
  func hiddenPrimary() throws {
    let mail = Mail.split(showing: 1)
    mail.preferredDisplayMode = .secondaryOnly
    let stage = Place.root.stage(with: mail, width: .regular)
    #expect(titles(seenOn: stage) == ["Message 1"])
    #expect(stage.arrive(at: Mail.message(.column), with: 2, animated: true) == "built")
    #expect(titles(seenOn: stage) == ["Message 2"])
    #expect(stage.arrive(at: Mail.inbox, with: 0, animated: true) == "revealed")
    #expect(titles(seenOn: stage) == ["Inbox", "Message 2"])
  }

  @Test(
    "A message that refuses to go can't be replaced, but can be pushed onto",
    arguments: Width.allCases)
  func lockedMessage(width: Width) throws {
    let stage = Place.root.stage(with: Mail.split(showing: 1), width: width)
    let split = try split(on: stage)
    split.message?.canBeDismissed = false
    let end = stage.arrive(at: Mail.message(.column), with: 2, animated: true)
    #expect(end.hasPrefix("MessageViewController “Message 1” has to go before"), "\(end)")
    #expect(split.messages == [1])
    #expect(stage.arrive(at: Mail.message(.pushed), with: 2, animated: true) == "built")
    #expect(split.messages == [1, 2])
  }
}

extension UISplitViewController {
  /// The messages in the secondary column, from the bottom of its stack.
  fileprivate var messages: [Int] {
    let content = viewController(for: .secondary)
    let stack = content as? UINavigationController ?? content?.parent as? UINavigationController
    return (stack?.viewControllers ?? []).compactMap { ($0 as? MessageViewController)?.number }
  }

  fileprivate var message: MessageViewController? {
    (viewController(for: .secondary) as? UINavigationController)?.topViewController
      as? MessageViewController
  }
}
