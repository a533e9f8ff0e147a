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

  /// Its closure knows what was shown when it was given.
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

  @Test("The user goes back")
  func back() {
    let (stage, stack) = pushed()
    stage.device.user.pressBack(in: stack)
    stage.rest()
    #expect(journal.lines == ["0: left by Back"])
  }

  @Test("The closure that the view has given last is the one that is called, and no other")
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

  @Test("The user swipes back, and at first lets go")
  func swipe() throws {
    let (stage, stack) = pushed()
    try #require(stage.device.user.beginPop(in: stack)).cancel()
    stage.rest()
    #expect(journal.lines == [])
    try #require(stage.device.user.beginPop(in: stack)).finish()
    stage.rest()
    #expect(journal.lines == ["0: swiped away"])
  }

  @Test("The user pulls the sheet down")
  func pull() {
    let (stage, sheet) = presented()
    stage.device.user.swipeDown(sheet)
    stage.rest()
    #expect(journal.lines == ["0: swiped away"])
  }

  @Test("The view closes its screen, wherever it is", arguments: [true, false])
  func close(isPushed: Bool) {
    let stage = isPushed ? pushed().0 : presented().0
    stage.tap("Close")
    #expect(journal.lines == ["0: closed"])
  }

  @Test("Another navigation takes it away, and what has changed meanwhile is known")
  func navigated() {
    let root = UIViewController()
    let stage = Stage(root: root)
    root.present(host(), animated: false)
    stage.rest()
    stage.tap("Count 0")
    #expect(stage.end(of: Shop.place(root), with: ()) == "revealed")
    #expect(journal.lines == ["1: navigated to UIViewController"])
  }

  @Test("To be covered, and to come back, is no leave")
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

  @Test("A view on no screen of a router's is not told")
  func unhosted() {
    let stage = Stage(root: UIHostingController(rootView: Leaving(journal: journal)))
    stage.window.rootViewController = UIViewController()
    stage.rest()
    #expect(journal.lines == [])
  }
}
