import PortableUIKit
import StoryboardsIn6
import Testing

@testable import Storyboards

/// Nibs, mistakes that only show when a screen loads, and the ways to declare it all.
@MainActor @Suite(.serialized) struct NibTests {
  @Test func `a nib connects its owner`() throws {
    try Launched().run { app in
      let badge = BadgeView(frame: CGRect(x: 0, y: 0, width: 120, height: 44))
      #expect(badge.content.superview === badge)
      #expect(badge.label.text == "New")
      _ = app.log()
      let button = try #require(badge.content.subviews.last as? UIButton)
      button.sendActions(for: .touchUpInside)
      #expect(app.log() == ["badge New"])
    }
  }

  @Test func `a view controller finds the nib of its name`() throws {
    try Launched().run { app in
      let lonely = LonelyViewController()
      lonely.loadViewIfNeeded()
      #expect(lonely.label.text == "Alone")
      #expect(app.misuses == [])
    }
  }

  @Test func `a table registers a nib with a cell`() throws {
    try Launched().run { app in
      let table = UITableView()
      table.register(UINib(nibName: "LineCell", bundle: nil), forCellReuseIdentifier: "line")
      let cell = try #require(table.dequeueReusableCell(withIdentifier: "line") as? LineCell)
      #expect(cell.line.text == "Line")
      #expect(cell.line.superview === cell.contentView)
      #expect(app.misuses == [])
    }
  }

  @Test func `a missing outlet is UIKit's exception when the view loads`() throws {
    try Launched().run { app in
      let broken = app.other("brokenOutlet")
      #expect(app.misuses == [])
      broken.loadViewIfNeeded()
      #expect(app.misuses.count == 1)
      #expect(
        app.misuses.first?.hasSuffix(
          "setValue:forUndefinedKey:]: this class is not key value coding-compliant for the key "
            + "lostLabel.") ?? false)
    }
  }

  @Test func `a missing action is UIKit's exception when it's sent`() throws {
    try Launched().run { app in
      let broken = app.other("brokenOutlet")
      try app.stack.pushViewController(broken, animated: false)
      app.device.runUntilIdle()
      let count = app.misuses.count
      app.tap(try #require(broken.view.subviews.last as? UIButton))
      app.tap(try #require(broken.navigationItem.rightBarButtonItem))
      #expect(
        app.misuses.dropFirst(count) == [
          "-[BrokenViewController vanish:]: unrecognized selector sent to instance",
          "-[BrokenViewController gone]: unrecognized selector sent to instance",
        ])
    }
  }

  @Test func `a test without a launch declares them by itself`() throws {
    let device = HeadlessDevice(timeMode: .manual)
    device.declare(StoryboardsInterfaces.self)
    try device.perform {
      let detail = try #require(
        UIStoryboard(name: "Main", bundle: nil).instantiateViewController(
          identifier: "detail",
          creator: { DetailViewController(coder: $0, note: Note(title: "Own", text: "")) }))
      #expect(detail.view.subviews.compactMap { ($0 as? UILabel)?.text } == ["Own"])
    }
  }

  @Test func `a creator has to pass its coder on`() throws {
    try Launched().run { app in
      let about = UIStoryboard(name: "Other", bundle: nil).instantiateViewController(
        identifier: "about", creator: { _ in AboutViewController() })
      #expect(about.view.subviews.isEmpty)
      #expect(
        app.misuses.map { $0.hasPrefix("Custom instantiated <") } == [true])
      #expect(
        app.misuses.first?.hasSuffix("must be initialized via -[super initWithCoder:]") ?? false)
    }
  }

  @Test func `the language mode 6 takes the same files`() {
    let device = HeadlessDevice(timeMode: .manual)
    device.declare(StoryboardsIn6Interfaces.self)
    device.perform {
      let tabs = UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController()
      #expect(tabs is UITabBarController)
    }
  }
}
