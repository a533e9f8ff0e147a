import PortableUIKit
import Testing

@testable import Storyboards

/// A touch begins the segue that the storyboard connects to it.
@MainActor @Suite(.serialized) struct SegueTests {
  @Test func `the Info.plist's scene shows the main storyboard`() throws {
    try Launched().run { app in
      let screens = try app.tabs.viewControllers ?? []
      #expect(screens.count == 4)
      #expect(
        app.log() == [
          "list awakes, true", "scene true", "list loads", "cell awakes Star", "cell awakes Star",
        ])
      #expect(app.misuses == [])
      #expect(app.device.warnings == [])
    }
  }

  @Test func `a row makes its destination by the segue action before the delegate hears of it`()
    throws
  {
    try Launched().run { app in
      _ = app.log()
      let detail = try app.detail()
      #expect(
        app.log() == [
          "should showDetail", "prepare showDetail 0", "selected 0", "detail loads, embeds 1",
        ])
      #expect(detail.children.map { "\(type(of: $0))" } == ["EmbeddedViewController"])
      #expect(detail.children.first?.view.superview === detail.box)
      #expect(detail.view.subviews.compactMap { ($0 as? UILabel)?.text } == ["Milk"])
      #expect(detail.hidesBottomBarWhenPushed)
      #expect(app.misuses == [])
    }
  }

  @Test func `a segue that the source refuses isn't performed`() throws {
    try Launched().run { app in
      try app.list.notes = []
      _ = app.log()
      app.select(row: 0, in: try app.list)
      #expect(app.log() == ["should showDetail", "selected 0"])
      try #expect(app.stack.viewControllers.count == 1)
    }
  }

  @Test func `a button unwinds, also without an identifier`() throws {
    try Launched().run { app in
      let detail = try app.detail()
      _ = app.log()
      let buttons = detail.view.subviews.compactMap { $0 as? UIButton }
      #expect(buttons.map(\.currentTitle) == ["Share", "Back to the list"])
      app.tap(buttons[0])
      app.tap(buttons[1])
      #expect(app.log() == ["share", "unwound from DetailViewController"])
      try #expect(app.stack.viewControllers.count == 1)
    }
  }

  @Test func `a gesture shows the detail, a bar button the popover`() throws {
    try Launched().run { app in
      let detail = try app.detail()
      #expect(detail.tap.numberOfTapsRequired == 2)
      app.tap(try #require(detail.navigationItem.rightBarButtonItems?.first))
      let menu = try #require(try app.tabs.presentedViewController as? MenuViewController)
      #expect(menu.modalPresentationStyle == .popover)
      #expect(
        menu.popoverPresentationController?.sourceItem
          === detail.navigationItem.rightBarButtonItems?.first)
      #expect(menu.preferredContentSize == CGSize(width: 200, height: 300))
      menu.dismiss(animated: false)
      app.device.runUntilIdle()
      #expect(app.device.user.tap(detail.picture, times: 2))
      app.device.runUntilIdle()
      try #expect(app.tabs.presentedViewController is MenuViewController)
      #expect(app.misuses == [])
    }
  }

  @Test func `a presentation takes the segue's styles, and unwinds by the exit`() throws {
    try Launched().run { app in
      let editor = try app.editor()
      let stack = try #require(editor.navigationController)
      #expect(stack.modalPresentationStyle == .fullScreen)
      #expect(stack.modalTransitionStyle == .crossDissolve)
      _ = app.log()
      app.tap(try #require(editor.navigationItem.rightBarButtonItem))
      #expect(app.log() == ["unwound from EditorViewController"])
      try #expect(app.tabs.presentedViewController == nil)
    }
  }

  @Test func `the accessory's button and a custom class have their segues`() throws {
    try Launched().run { app in
      _ = app.log()
      app.device.user.tapAccessory(
        ofRowAt: IndexPath(row: 1, section: 0), in: try app.list.tableView)
      app.device.runUntilIdle()
      #expect(app.log() == ["should info", "prepare info 1"])
      let menu = try #require(try app.tabs.presentedViewController)
      #expect(menu.modalPresentationStyle == .formSheet)
      menu.dismiss(animated: false)
      app.device.runUntilIdle()
      app.tap(try #require(try app.list.toolbarItems?.last))
      #expect(app.log() == ["should slide", "prepare slide -", "slide"])
      try #expect(app.tabs.presentedViewController is MenuViewController)
    }
  }

  @Test func `a segue without a control waits for its identifier`() throws {
    try Launched().run { app in
      _ = app.log()
      try app.list.performSegue(withIdentifier: "manual", sender: nil)
      #expect(app.log() == ["prepare manual -"])
      try #expect(app.stack.topViewController is MenuViewController)
    }
  }

  @Test func `a reference leads to another storyboard`() throws {
    try Launched().run { app in
      let editor = try app.editor()
      app.tap(editor.help)
      let about = try #require(editor.presentedViewController as? AboutViewController)
      #expect(about.restorationIdentifier == "about")
      let close = try #require(about.view.subviews.first as? UIButton)
      #expect(close.accessibilityLabel == "Close this")
      #expect(close.accessibilityIdentifier == "close")
      #expect(close.accessibilityTraits == .button)
      app.tap(close)
      #expect(editor.presentedViewController == nil)
    }
  }

  @Test func `a split view controller gets its columns`() throws {
    try Launched().run { app in
      let split = try #require(app.other("split") as? UISplitViewController)
      #expect(split.style == .doubleColumn)
      #expect(split.viewController(for: .primary)?.title == "Primary")
      #expect(split.viewController(for: .secondary)?.title == "Secondary")
    }
  }
}
