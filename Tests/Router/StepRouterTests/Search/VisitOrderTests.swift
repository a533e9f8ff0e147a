import PortableUIKit
import StepRouter
import Testing

@MainActor
@Suite("Rule 8: the order of visits", .onDevice)
struct VisitOrderTests {
  private let layers = Layers()

  @Test(
    "A search from the topmost view controller goes down through the layers",
    arguments: [
      ([.current], "g"),
      ([.visible], "g"),
      ([.contained], ""),
      ([.presented], ""),
      ([.presenting], ""),
      ([.parent], ""),
      ([.current, .visible, .presented, .presenting], "g m f tabs n1 b"),
      (.allVisible, "g m f tabs n1 b"),
      ([.visible, .presenting], "g m f tabs n1 b"),
      ([.current, .presenting], "g m tabs"),
      ([.contained, .presenting], "f e n1 b a n2 d c"),
      ([.current, .contained, .presenting], "g m f e tabs n1 b a n2 d c"),
      (.currentAndDown, "g m f e tabs n1 b a n2 d c"),
      (.fullStack, "g m f e tabs n1 b a n2 d c"),
    ] as [(SearchOptions, String)])
  func topmost(options: SearchOptions, visited: String) throws {
    #expect(try layers.visited(from: .topmost, options).joined(separator: " ") == visited)
  }

  @Test(
    "A search from the root goes up through the layers",
    arguments: [
      ([.current], "tabs"),
      ([.visible], "tabs n1 b"),
      ([.contained], "n1 b a n2 d c"),
      ([.current, .contained], "tabs n1 b a n2 d c"),
      (.currentAllStack, "tabs n1 b a n2 d c"),
      ([.current, .visible], "tabs n1 b"),
      ([.visible, .contained], "tabs n1 b n2 d"),
      (.currentVisibleOnly, "tabs n1 b"),
      ([.current, .presented], "tabs m g"),
      ([.visible, .presented], "tabs n1 b m f g"),
      (.currentAndUp, "tabs n1 b a n2 d c m f e g"),
      (.fullStack, "tabs n1 b a n2 d c m f e g"),
      ([.parent], ""),
      ([.presenting], ""),
    ] as [(SearchOptions, String)])
  func root(options: SearchOptions, visited: String) throws {
    #expect(try layers.visited(from: .root, options).joined(separator: " ") == visited)
  }

  @Test(
    "A search from a child visits its ancestors and the layers above",
    arguments: [
      ([.current, .parent], "b n1 tabs"),
      ([.parent], "n1 tabs"),
      ([.current, .presented], "b m g"),
      ([.current, .parent, .presented], "b n1 tabs m g"),
      ([.current, .contained], "b"),
      ([.current, .presenting], "b"),
    ] as [(SearchOptions, String)])
  func within(options: SearchOptions, visited: String) throws {
    #expect(
      try layers.visited(from: .custom(layers.b), options).joined(separator: " ") == visited)
  }

  @Test("A search from a presented child goes down to the presenter")
  func withinPresented() throws {
    #expect(
      try layers.visited(from: .custom(layers.f), [.current, .parent, .presenting])
        == ["f", "m", "tabs"])
    #expect(
      try layers.visited(from: .custom(layers.f), [.visible, .presenting])
        == ["f", "tabs", "n1", "b"])
  }

  @Test("A visible child comes before the children to its left")
  func secondTab() throws {
    layers.root.selectedIndex = 1
    #expect(
      try layers.visited(from: .root, .currentAllStack)
        == ["tabs", "n2", "d", "c", "n1", "b", "a"])
    #expect(try layers.visited(from: .root, .visible) == ["tabs", "n2", "d"])
  }

  @Test("A screen that a child presents in its own context comes right after the child")
  func presentedWithin() throws {
    let sheet = UIViewController().titled("sheet")
    let child = UIViewController().titled("child")
    child.definesPresentationContext = true
    let root = stack(child).titled("stack")
    let stage = Stage(root: root).present(sheet, on: child, style: .overCurrentContext)
    var visited: [String] = []
    let finder = InlineStackIteratingFinder<UIViewController, Void>(
      options: [.current, .contained, .presented], startingPoint: .root,
      windowProvider: CustomWindowProvider { stage.window }
    ) { viewController, _ in
      visited.append(viewController.title ?? "")
      return false
    }
    #expect(try finder.findViewController(with: ()) == nil)
    #expect(visited == ["stack", "child", "sheet"])
  }

  @Test("Below a layer that covers only a child, the search visits the whole layer")
  func partlyCovered() throws {
    let child = UIViewController().titled("child")
    child.definesPresentationContext = true
    let root = tabs(UIViewController().titled("other"), stack(child).titled("stack"), selected: 1)
    let stage = Stage(root: root.titled("tabs"))
      .present(UIViewController().titled("sheet"), on: child, style: .overCurrentContext)
    var visited: [String] = []
    let finder = InlineStackIteratingFinder<UIViewController, Void>(
      windowProvider: CustomWindowProvider { stage.window }
    ) { viewController, _ in
      visited.append(viewController.title ?? "")
      return false
    }
    #expect(try finder.findViewController(with: ()) == nil)
    #expect(visited == ["sheet", "tabs", "stack", "child", "other"])
  }

  @Test("A search ends with the first match")
  func target() throws {
    var visited: [String] = []
    let finder = InlineStackIteratingFinder<UIViewController, String>(
      windowProvider: CustomWindowProvider { [layers] in layers.stage.window }
    ) { viewController, wanted in
      visited.append(viewController.title ?? "")
      return viewController.title == wanted
    }
    #expect(try finder.findViewController(with: "f") === layers.f)
    #expect(visited == ["g", "m", "f"])
  }
}
