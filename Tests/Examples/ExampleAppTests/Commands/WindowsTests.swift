import ExampleApp
import PortableUIKit
import Testing

/// `windows`, `window` and `close`: two windows of one shop.
@MainActor
@Suite(.headlessOnly) struct WindowsTests {
  private let terminal = Terminal()

  @Test("A single window is listed, and its drawing has no title")
  func one() {
    #expect(terminal.obey("windows") == ["1  /home  in front"])
    #expect(!terminal.app.drawing.contains("Window"))
  }

  @Test("A second window opens at the first tab, and has a place of its own")
  func two() {
    terminal.obey("go product 42", "window 2")
    terminal.expect(emptyTabs)
    #expect(terminal.app.drawing.hasPrefix("┌─ Window 2 of 2 ─────"))
    terminal.obey("tab 2", "go bag")
    #expect(
      terminal.obey("windows") == [
        """
        1  /home/product?id=42  beside it
        2  /search/bag          in front
        """
      ])
    terminal.obey("window 1")
    #expect(terminal.app.drawing.hasPrefix("┌─ Window 1 of 2 ─────"))
    #expect(terminal.obey("route") == ["/home/product?id=42"])
  }

  @Test("There are at most two windows")
  func three() {
    terminal.obey("window 2")
    #expect(
      terminal.app.obey("window 3").problem
        == "There is no window 3; there are the windows 1 to 2.")
  }

  @Test("Both windows share one bag")
  func shared() {
    terminal.obey("window 2", "window 1", "go product 42", "tap Add to bag", "window 2")
    #expect(terminal.app.drawing.contains("Bag (1)"))
  }

  @Test("Each window keeps its own width")
  func shapes() {
    terminal.obey("window 2", "resize regular", "go setting offers")
    let wide = terminal.app.drawing
    terminal.obey("window 1", "go setting offers")
    #expect(terminal.app.drawing != wide)
    terminal.obey("relaunch", "window 2")
    #expect(terminal.app.drawing == wide)
  }

  @Test("Closing a window brings the other one to the front")
  func closed() {
    terminal.obey("window 2", "go bag", "close")
    terminal.expect(emptyTabs)
    #expect(terminal.obey("windows") == ["1  /home  in front"])
    terminal.obey("window 2")
    terminal.expect(emptyTabs)
  }

  @Test("A shop without a window can't be touched, and a new window starts at the first tab")
  func none() {
    terminal.obey("go bag", "close")
    let problem = "The shop has no window; “return” opens one."
    #expect(terminal.app.obey("tree").problem == problem)
    #expect(terminal.obey("windows") == [problem])
    #expect(
      terminal.app.obey("window 2").problem
        == "There is no window 2; there is none, and “window 1” opens one more.")
    terminal.obey("return")
    terminal.expect(emptyTabs)
  }

  @Test("Both windows come back where they were, with the same one in front", arguments: [1, 2])
  func relaunched(front: Int) {
    terminal.obey(
      "go product 42", "go bag", "window 2", "tab 2", "type 1 tea", "window \(front)")
    let (list, tree) = (terminal.obey("windows"), terminal.tree)
    terminal.obey("relaunch")
    #expect(terminal.obey("windows") == list)
    #expect(terminal.tree == tree)
    terminal.obey("home", "return")
    #expect(terminal.obey("windows") == list)
    #expect(terminal.tree == tree)
  }

  @Test("A shop that isn't running lists its windows, and choosing one launches it in front")
  func chosen() {
    terminal.obey("go product 42", "window 2", "tab 3", "kill")
    #expect(
      terminal.obey("windows") == [
        """
        1  /home/product?id=42  does not run
        2  /account             does not run
        """
      ])
    terminal.obey("window 1")
    #expect(
      terminal.obey("windows") == [
        """
        1  /home/product?id=42  in front
        2  /account             beside it
        """
      ])
  }
}
