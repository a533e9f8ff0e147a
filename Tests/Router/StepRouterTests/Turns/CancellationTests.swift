import PortableUIKit
import StepRouter
import Testing

@MainActor @Suite("Rule 25: cancellation", .onDevice)
struct CancellationTests {
  let home = HomeViewController()
  let journal = Journal()

  func step(_ answer: Answer = .pass) -> DestinationStep<ProductViewController, Int> {
    StepAssembly(finder: NilFinder<ProductViewController, Int>(), factory: ClassFactory())
      .adding(TestGuard<Int>(name: "A", journal: journal, answer: answer))
      .using(.push()).from(NavigationControllerStep()).using(.present()).from(.root).assemble()
  }

  @Test("Cancelling during an interceptor changes nothing, and the late answer doesn't count")
  func duringGuard() {
    let held = Held()
    let stage = Stage(root: home)
    var ends: [String] = []
    let navigation = stage.router.navigate(to: step(.hold(held)), with: 1) {
      ends.append($0.failure?.description ?? "reached")
    }
    navigation.cancel()
    navigation.cancel()
    held.answer(.success)
    stage.device.runUntilIdle()
    #expect(ends == ["The navigation was cancelled."])
    #expect(navigation.isFinished)
    #expect(stage.tree == "HomeViewController [visible]")
    #expect(stage.end(of: step(), with: 1) == "built")
  }

  @Test("A navigation cancelled in the queue gives up its place")
  func inQueue() {
    let stage = Stage(root: home)
    var ends: [String] = []
    stage.router.navigate(to: step(), with: 1) { _ in ends.append("1") }
    let second = stage.router.navigate(to: step(), with: 2) {
      ends.append($0.failure?.description ?? "2")
    }
    stage.router.navigate(to: step(), with: 3) { _ in ends.append("3") }
    second.cancel()
    stage.device.runUntilIdle()
    #expect(ends == ["The navigation was cancelled.", "1", "3"])
  }

  @Test("A navigation cancelled in the queue after other turns gives up its place")
  func inQueueForLong() {
    let stage = Stage(root: home)
    var ends: [String] = []
    let navigations = [1, 2, 3, 4].map { number in
      stage.router.navigate(to: step(), with: number) {
        ends.append($0.failure?.description ?? "\(number)")
      }
    }
    for _ in 1...1000 where ends.isEmpty { stage.device.advance(by: .milliseconds(10)) }
    #expect(ends == ["1"])
    navigations[2].cancel()
    stage.device.runUntilIdle()
    #expect(ends == ["1", "The navigation was cancelled.", "2", "4"])
    #expect(stage.end(of: step(), with: 5) == "built")
  }

  @Test("Cancelling during the execution finishes the current movement and leaves out the rest")
  func duringBuild() {
    let stage = Stage(root: home)
    stage.present(LoginViewController(), on: home)
    var end: String?
    let navigation = stage.router.navigate(to: step(), with: 1) { end = $0.failure?.description }
    navigation.cancel()
    #expect(end == nil)
    stage.device.runUntilIdle()
    #expect(
      end == "The navigation was cancelled. By then it had dismissed LoginViewController.")
    #expect(stage.tree == "HomeViewController [visible]")
  }

  /// The end of a navigation that is cancelled as soon as its first movement runs.
  private func end<Screen>(
    of step: DestinationStep<Screen, Void>, cancelledOn stage: Stage
  ) -> String {
    var ends: [String] = []
    stage.router.navigate(to: step) { ends.append($0.failure?.description ?? "reached") }.cancel()
    #expect(ends == [])
    stage.device.runUntilIdle()
    return ends.joined(separator: ", ")
  }

  @Test("Cancelling during the last movement reports the work done, and no post task runs")
  func duringLastMovement() {
    let bag = StepAssembly(finder: NilFinder<BagViewController, Void>(), factory: ClassFactory())
      .adding(
        InlinePostTask { [journal] (_: BagViewController, _: Void, _) in journal.note("bag") })
    let account = StepAssembly(
      finder: ClassFinder<AccountViewController, Void>(), factory: NilFactory()
    )
    .adding(
      InlinePostTask { [journal] (_: AccountViewController, _: Void, _) in journal.note("account") }
    )
    .from(.root).assemble()
    let pushedOnto = stack(home)
    #expect(
      end(
        of: bag.using(.push()).from(base(pushedOnto)).assemble(),
        cancelledOn: Stage(root: pushedOnto))
        == "The navigation was cancelled. By then it had integrated BagViewController.")
    let presented = Stage(root: HomeViewController())
    #expect(
      end(of: bag.using(.present()).from(.current).assemble(), cancelledOn: presented)
        == "The navigation was cancelled. By then it had integrated BagViewController.")
    let root = AccountViewController()
    let dismissed = Stage(root: root).present(LoginViewController(), on: root)
    #expect(
      end(of: account, cancelledOn: dismissed)
        == "The navigation was cancelled. By then it had dismissed LoginViewController.")
    let popped = Stage(root: stack(AccountViewController(), HomeViewController()))
    #expect(
      end(of: account, cancelledOn: popped)
        == "The navigation was cancelled. By then it had revealed AccountViewController.")
    #expect(journal.lines == [])
    #expect(popped.end(of: account, with: ()) == "alreadyVisible")
    #expect(presented.end(of: bag.using(.present()).from(.current).assemble(), with: ()) == "built")
    #expect(journal.lines == ["account", "bag"])
    #expect(
      presented.tree == """
        HomeViewController
        presents formSheet:
          BagViewController
          presents formSheet:
            BagViewController [visible]
        """)
  }

  @Test("Cancelling after the end changes nothing")
  func afterEnd() {
    let stage = Stage(root: home)
    var ends = 0
    let navigation = stage.router.navigate(to: step(), with: 1) { _ in ends += 1 }
    stage.device.runUntilIdle()
    navigation.cancel()
    stage.device.runUntilIdle()
    #expect(ends == 1)
  }

  @Test("Cancelling the task cancels the navigation and its interceptor's task")
  func task() async {
    struct Endless: AsyncRoutingInterceptor {
      let journal: Journal
      func perform(with context: Int) async throws {
        do { try await Task.sleep(for: .seconds(1000)) } catch {
          journal.note("guard cancelled")
          throw error
        }
      }
    }
    let stage = Stage(root: home)
    let endless = StepAssembly(
      finder: NilFinder<ProductViewController, Int>(), factory: ClassFactory()
    ).adding(Endless(journal: journal)).using(.present()).from(.current).assemble()
    let task = Task { try await stage.router.navigate(to: endless, with: 1) }
    await stage.device.letTasksRun()
    task.cancel()
    let result = await task.result
    #expect((result.failure as? RoutingError)?.description == "The navigation was cancelled.")
    await stage.device.letTasksRun()
    #expect(journal.lines == ["guard cancelled"])
    #expect(stage.tree == "HomeViewController [visible]")
  }

  @Test("A task that is already cancelled requests nothing")
  func cancelledTask() async {
    let stage = Stage(root: home)
    let guarded = step()
    let task = Task { try await stage.router.navigate(to: guarded, with: 1) }
    task.cancel()
    let result = await task.result
    #expect((result.failure as? RoutingError)?.description == "The navigation was cancelled.")
    #expect(journal.lines == [])
  }
}
