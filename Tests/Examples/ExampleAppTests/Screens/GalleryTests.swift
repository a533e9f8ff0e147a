import ExampleApp
import PortableUIKit
import Testing

/// The photos of a product, which the user leafs through.
@MainActor
@Suite(.headlessOnly) struct GalleryTests {
  private let terminal = Terminal()

  /// The gallery on screen.
  private func gallery() throws -> UIPageViewController {
    let stack = terminal.window.rootViewController?.presentedViewController
    return try #require(stack?.children.first as? UIPageViewController)
  }

  private func swipe(_ direction: UIPageViewController.NavigationDirection) throws -> Bool {
    let gallery = try gallery()
    let isTurned = terminal.app.device.user.swipePage(direction, in: gallery)
    terminal.app.device.runUntilIdle()
    return isTurned
  }

  @Test("A product opens the gallery with its first photo")
  func opened() {
    terminal.obey("go product 42")
    #expect(
      terminal.obey("tap Photos") == [
        "PhotoViewController was shown: built PhotoViewController, GalleryViewController "
          + "and UINavigationController."
      ])
    #expect(
      terminal.app.drawing == """
        ┌──────────────────────────────────────────────────────────┐
        │ [1] Close                Photos                          │
        ├──────────────────────────────────────────────────────────┤
        │ Espresso Cup, from the front                             │
        │ 1 of 3                                                   │
        └──────────────────────────────────────────────────────────┘
        """)
    terminal.obey("tap Close")
    #expect(terminal.tree.contains("ProductViewController \"Espresso Cup\" [visible]"))
  }

  @Test("An open gallery turns to another photo, even of another product")
  func turned() {
    terminal.obey("go photo 42-1")
    for photo in ["42-3", "42-2", "7-1"] {
      #expect(
        terminal.obey("go photo \(photo)") == [
          "PhotoViewController was shown: built PhotoViewController."
        ])
      #expect(
        terminal.tree.hasSuffix(
          """
          presents fullScreen:
            UINavigationController [visible]
              GalleryViewController "Photos" [visible]
                PhotoViewController "Photo \(photo)" [visible]
          """))
    }
  }

  @Test("The user can swipe from the requested photo to the last one and the first")
  func swiped() throws {
    terminal.obey("go photo 42-2")
    #expect(try swipe(.forward))
    #expect(terminal.tree.contains("PhotoViewController \"Photo 42-3\" [visible]"))
    #expect(try !swipe(.forward))
    #expect(
      terminal.obey("go photo 42-3") == [
        "PhotoViewController was visible already; nothing moved."
      ])
    #expect(try swipe(.reverse))
    #expect(try swipe(.reverse))
    #expect(try !swipe(.reverse))
    #expect(terminal.app.drawing.contains("1 of 3"))
  }
}
