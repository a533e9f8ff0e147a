import PortableSwiftUI
import PortableUIKit
import StepRouter
import StepRouterSwiftUI
import Testing

@MainActor
@Suite("Telling a view why its screen has left", .onDevice) struct LeaveTests {
  private let journal = Journal()

  private struct Leaving: View {
    let journal: Journal
    var closes = false
    @Environment(\.screen) private var screen
    @State private var count = 0

    var body: some View {
      VStack {
        Button("Close") { screen.close() }
        Button("Count \(count)") { count += 1 }
      }
      .onLeave { reason in
        let word =
          switch reason {
          case .navigated(let step): "navigated to \(step.screen)"
          default: "\(reason)"
          }
        journal.note("\(count): \(word)")
      }
    }
  }

  /// Its closure captures the count of the moment when it's set.
  private struct Remembering: View {
    let journal: Journal
    @State private var count = 0

    var body: some View {
      let shown = count
      Button("Count \(count)") { count += 1 }
        .onLeave { [journal] _ in journal.note("left with \(shown)") }
    }
  }

  private func host() -> HostingScreen<Leaving> {
    HostingScreen(showing: Leaving(journal: journal))
  }

  /// On top of a stack.
  private func pushed() -> (Stage, UINavigationController) {
    let stack = stack(UIViewController(), host())
    return (Stage(root: stack), stack)
  }

  private func presented() -> (Stage, UIViewController) {
    let stage = Stage(root: UIViewController())
    let host = host()
    stage.window.rootViewController?.present(host, animated: false)
    stage.rest()
    return (stage, host)
  }

  @Test("A view hears that the user has gone back")
  func back() {
    let (stage, stack) = pushed()
    stage.device.user.pressBack(in: stack)
    stage.rest()
    #expect(journal.lines == ["0: left by Back"])
  }

  @Test("Only the closure that the view has set last is called")
  func newest() {
    let stack = stack(
      UIViewController(), HostingScreen(showing: Remembering(journal: journal)))
    let stage = Stage(root: stack)
    stage.tap("Count 0")
    stage.tap("Count 1")
    stage.device.user.pressBack(in: stack)
    stage.rest()
    #expect(journal.lines == ["left with 2"])
  }

  @Test("A view hears of a finished swipe back, but not of a cancelled one")
  func swipe() throws {
    let (stage, stack) = pushed()
    try #require(stage.device.user.beginPop(in: stack)).cancel()
    stage.rest()
    #expect(journal.lines == [])
    try #require(stage.device.user.beginPop(in: stack)).finish()
    stage.rest()
    #expect(journal.lines == ["0: swiped away"])
  }

  @Test("A view hears that the user has pulled its sheet down")
  func pull() {
    let (stage, sheet) = presented()
    stage.device.user.swipeDown(sheet)
    stage.rest()
    #expect(journal.lines == ["0: swiped away"])
  }

  @Test(
    "A view hears that it has closed its screen, pushed or presented", arguments: [true, false])
  func close(isPushed: Bool) {
    let stage = isPushed ? pushed().0 : presented().0
    stage.tap("Close")
    #expect(journal.lines == ["0: closed"])
  }

  @Test("A view hears of the navigation that removes its screen, and knows its latest state")
  func navigated() {
    let root = UIViewController()
    let stage = Stage(root: root)
    root.present(host(), animated: false)
    stage.rest()
    stage.tap("Count 0")
    #expect(stage.end(of: Shop.place(root), with: ()) == "revealed")
    #expect(journal.lines == ["1: navigated to UIViewController"])
  }

  @Test("Being covered and coming back doesn't count as leaving")
  func covered() {
    let (stage, stack) = pushed()
    stack.pushViewController(UIViewController(), animated: true)
    stage.rest()
    stack.popViewController(animated: true)
    stage.rest()
    #expect(journal.lines == [])
    stage.window.rootViewController = UIViewController()
    stage.rest()
    #expect(journal.lines == ["0: replaced by others"])
  }

  @Test("A view outside a hosted screen hears nothing")
  func unhosted() {
    let stage = Stage(root: UIHostingController(rootView: Leaving(journal: journal)))
    stage.window.rootViewController = UIViewController()
    stage.rest()
    #expect(journal.lines == [])
  }
}
