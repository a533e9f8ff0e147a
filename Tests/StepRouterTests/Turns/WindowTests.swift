import PortableUIKit
import StepRouter
import Testing

@MainActor @Suite("Windows", .onDevice)
struct WindowTests {
  var bag: DestinationStep<BagViewController, Void> {
    StepAssembly(finder: ClassFinder<BagViewController, Void>(), factory: ClassFactory())
      .using(.present()).from(.current, fileID: "Shop/Routes.swift", line: 6).assemble()
  }

  @Test("Fault 15: before there is a window, or a root, a navigation ends with an error")
  func noWindow() {
    let router = DefaultRouter()
    var ends: [String] = []
    router.navigate(to: bag) { ends.append($0.failure?.description ?? "reached") }
    let stage = Stage(root: nil)
    ends.append(stage.end(of: bag, with: ()))
    #expect(
      ends == [
        "The base at Shop/Routes.swift:6 gives nothing to start from: the router has no window. "
          + "Navigate when the scene has its window.",
        "The base at Shop/Routes.swift:6 gives nothing to start from: the window has no root view "
          + "controller. Give the window a root view controller first.",
      ])
  }

  @Test("Rule 27: a router works in its window, and nowhere else")
  func twoWindows() {
    let first = Stage(root: stack(BagViewController()))
    let second = Stage(root: HomeViewController())
    #expect(second.window.isKeyWindow)
    #expect(first.end(of: bag, with: ()) == "alreadyVisible")
    #expect(second.end(of: bag, with: ()) == "built")
    #expect(
      first.tree == """
        UINavigationController [visible]
          BagViewController [visible]
        """)
    #expect(
      second.tree == """
        HomeViewController
        presents pageSheet:
          BagViewController [visible]
        """)
  }

  @Test("The default router works in the key window")
  func keyWindow() {
    let stage = Stage(root: HomeViewController())
    var kind: NavigationKind?
    DefaultRouter().navigate(to: bag) { kind = try? $0.get().kind }
    stage.device.runUntilIdle()
    #expect(kind == .built)
  }

  @Test("Turns of two windows do not wait for each other")
  func turns() {
    let first = Stage(root: HomeViewController())
    let second = Stage(root: HomeViewController())
    var ends: [String] = []
    first.router.navigate(to: bag) { _ in ends.append("first, animated") }
    second.router.navigate(to: bag, animated: false) { _ in ends.append("second") }
    second.device.runUntilIdle()
    #expect(ends == ["second", "first, animated"])
  }
}
