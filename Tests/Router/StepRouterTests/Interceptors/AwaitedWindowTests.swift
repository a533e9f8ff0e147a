import PortableUIKit
import StepRouter
import Testing

@MainActor
@Suite("Rule 27: code that a navigation waits for searches the navigation's window", .onDevice)
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

  @Test("Interceptors and screens search the navigation's window while it runs, but not afterwards")
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

  private struct NotingFinder: Finder {
    let note: @MainActor () -> Void

    func findViewController(with context: Void) -> HomeViewController? {
      note()
      return nil
    }
  }

  @Test(
    "If the window goes while an interceptor waits, no finder is asked and the navigation ends",
    arguments: [true, false])
  func goneWindow(isKept: Bool) throws {
    let held = Held()
    var end: RoutingError?
    let step = StepAssembly(
      finder: NotingFinder { journal.note("asked") }, factory: ClassFactory()
    )
    .adding(InlineInterceptor<Void> { _, completion in held.completions.append(completion) })
    .using(.push())
    .from(GeneralStep.custom(using: ClassFinder<UINavigationController, Void>()))
    .assemble()
    var kept: UIWindow?
    do {
      let stage = Stage(root: stack(AccountViewController()))
      if isKept { kept = stage.window }
      stage.router.navigate(to: step, animated: false) { end = $0.failure }
      stage.device.disconnect(try #require(stage.window.windowScene))
    }
    HeadlessDevice.current.runUntilIdle()
    let second = Stage(root: stack(AccountViewController()))
    #expect(second.window.isKeyWindow)
    #expect(journal.lines == ["asked"])
    held.answer(.success)
    second.device.runUntilIdle()
    guard case .startNotFound(let reference, .noWindow) = end else {
      return #expect(Bool(false), "\(end as Any)")
    }
    #expect(reference == step.reference)
    #expect(journal.lines == ["asked"])
    #expect((kept?.rootViewController as? UINavigationController)?.viewControllers.count ?? 1 == 1)
  }

  private struct Waiting: AsyncRoutingInterceptor {
    let wait: @MainActor () async -> Void

    func perform(with context: Void) async throws { await wait() }
  }

  @Test("An interceptor whose window is closed meanwhile finds nothing in another window")
  func closedWindow() async {
    let questions = Questions()
    do {
      let first = Stage(root: stack(HomeViewController()))
      let waiting = Waiting {
        _ = await questions.ask("login", .closed)
        look("guard")
      }
      first.router.adding(waiting).navigate(to: Pickers.home, animated: false) { _ in }
      await first.settle()
    }
    HeadlessDevice.current.runUntilIdle()
    let second = Stage(root: HomeViewController())
    #expect(second.window.isKeyWindow)
    questions.answer("login", true)
    await second.settle()
    #expect(journal.lines == ["guard: elsewhere"])
    look("after")
    #expect(journal.lines.last == "after: here")
  }
}
