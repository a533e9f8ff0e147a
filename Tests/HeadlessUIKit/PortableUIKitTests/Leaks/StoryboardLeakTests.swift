import PortableUIKit
import Testing

@MainActor
@Suite("Releasing what a storyboard or a nib makes", .simulated, .standInOnly)
struct StoryboardLeakTests {
  #if !canImport(UIKit)
  let stage = Stage()
  let released = Released()

  private func declare() -> UIStoryboard {
    let released = released
    HeadlessDevice.current.declareStoryboard(
      named: "Main",
      StoryboardContents(
        scenes: [
          "list": { Home() }, "detail": { released.add(UIViewController(), "detail") },
          "host": { UIViewController() },
          "part": { released.add(UIViewController(), "part") },
          "stack": { released.add(UINavigationController(), "stack") },
        ],
        segues: [
          .init("push", from: "list", to: "detail"),
          .init("sheet", from: "list", to: "stack", kind: .presentModally),
          .relationship(from: "stack", to: "detail"),
          .init(from: "host", to: "part", kind: .embed),
          .unwind("back", from: "detail", action: "unwindToHome:"),
        ],
        unwindActions: [.init("unwindToHome:", of: Home.self) { _, _ in }]))
    return UIStoryboard(name: "Main", bundle: nil)
  }

  private final class Home: UIViewController {}

  @Test("Unwinding releases the view controllers that it leaves", arguments: ["push", "sheet"])
  func unwinding(segue: String) async {
    await unwind(segue)
    #expect(released.alive == [])
  }

  private func unwind(_ segue: String) async {
    let home = declare().instantiateViewController(withIdentifier: "list")
    let stack = UINavigationController(rootViewController: home)
    let window = await stage.show(stack)
    home.performSegue(withIdentifier: segue, sender: nil)
    await stage.settle()
    #expect(!released.alive.isEmpty)
    let sheet = home.presentedViewController as? UINavigationController
    (sheet ?? stack).topViewController?.performSegue(withIdentifier: "back", sender: nil)
    await stage.settle()
    #expect(stack.topViewController === home && home.presentedViewController == nil)
    _ = window
  }

  @Test("An embedded view controller is released with its host")
  func embedded() {
    do {
      let host = declare().instantiateViewController(withIdentifier: "host")
      host.loadViewIfNeeded()
      #expect(released.alive == ["part", "view of part"])
    }
    #expect(released.alive == [])
  }

  @Test("A nib's view is released with its owner")
  func nib() {
    weak var made: UIView?
    HeadlessDevice.current.declareNib(
      named: "Home",
      NibContents(owner: Home.self) { _ in
        let view = UIView()
        made = view
        return view
      })
    do {
      let home = Home(nibName: "Home", bundle: nil)
      home.loadViewIfNeeded()
      #expect(made != nil)
    }
    #expect(made == nil)
  }
  #endif
}
