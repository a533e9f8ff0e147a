import PortableUIKit
import StepRouter
import Testing

@MainActor @Suite("Rule 27: who is waited for looks into the window, too", .onDevice)
struct AwaitedWindowTests {
  private let journal = Journal()

  private struct Looking: AsyncRoutingInterceptor {
    let look: @MainActor (String) -> Void

    func isNeeded(with context: Void) -> Bool {
      look("whether")
      return true
    }

    func perform(with context: Void) async throws {
      look("guard")
      await Task.yield()
      look("guard later")
    }
  }

  private func look(_ who: String) {
    let screen = try? ClassFinder<HomeViewController, Void>().findViewController(with: ())
    journal.note("\(who): \(screen == nil ? "elsewhere" : "here")")
  }

  @Test("An interceptor and a screen that ask, and one that is told; nobody afterwards")
  func looking() async {
    let letter = DraftViewController()
    letter.ask = { _ in
      look("screen")
      await Task.yield()
      look("screen later")
      return true
    }
    let first = Stage(root: stack(HomeViewController(), letter))
    let second = Stage(root: AccountViewController())
    #expect(second.window.isKeyWindow)
    first.router.adding(Looking { look($0) }).navigate(to: Pickers.home, animated: false) { _ in }
    await first.settle()
    look("after")
    #expect(
      journal.lines == [
        "whether: here", "guard: here", "guard later: here", "screen: here", "screen later: here",
        "after: elsewhere",
      ])
    letter.tell = { _ in look("told") }
    first.window.rootViewController = stack(HomeViewController(), letter)
    second.window.makeKeyAndVisible()
    first.router.discarding.navigate(to: Pickers.home, animated: false) { _ in }
    #expect(journal.lines.last == "told: here")
  }

  @Test("Where its window has been closed meanwhile it looks nowhere")
  func closedWindow() async {
    let questions = Questions()
    do {
      let letter = DraftViewController()
      letter.ask = { reason in
        let answer = await questions.ask("letter", reason)
        look("screen")
        return answer
      }
      let first = Stage(root: stack(HomeViewController(), letter))
      first.router.navigate(to: Pickers.home, animated: false) { _ in }
      await first.settle()
    }
    HeadlessDevice.current.runUntilIdle()
    let second = Stage(root: HomeViewController())
    #expect(second.window.isKeyWindow)
    questions.answer("letter", true)
    await second.settle()
    #expect(journal.lines == ["screen: elsewhere"])
    look("after")
    #expect(journal.lines.last == "after: here")
  }
}
