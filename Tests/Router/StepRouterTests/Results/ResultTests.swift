import PortableUIKit
import StepRouter
import Testing

@MainActor @Suite("Results: waiting for a screen's answer", .onDevice)
struct ResultTests {
  private let home = HomeViewController().titled("home")
  private let waiter = Waiter()

  private func shownPicker(on stage: Stage) -> WordPicker? {
    let finder = ClassFinder<WordPicker, Void>(
      windowProvider: CustomWindowProvider { stage.window })
    return try? finder.findViewController(with: ())
  }

  /// A stage on which a picker is awaited.
  private func stage(
    awaiting step: DestinationStep<WordPicker, Void>, closing: Bool = true
  ) async -> Stage {
    let stage = Stage(root: stack(home))
    waiter.wait { try await stage.router.result(of: step, closing: closing) }
    await stage.settle()
    return stage
  }

  static let steps: [DestinationStep<WordPicker, Void>] = [
    Pickers.presented, Pickers.pushed, Pickers.inStack,
  ]

  @Test("The wait ends with the screen's first answer, once the screen is closed", arguments: 0..<3)
  func answer(index: Int) async throws {
    let stage = await stage(awaiting: Self.steps[index])
    let before = HierarchySnapshotOfHome.text
    let picker = try #require(shownPicker(on: stage))
    picker.returnResult("red")
    picker.returnResult("green")
    #expect(waiter.endings == [])
    await stage.settle()
    #expect(waiter.endings == ["red"])
    #expect(stage.tree == before)
  }

  @Test("With `closing: false` the screen stays after its answer")
  func stays() async throws {
    let stage = await stage(awaiting: Pickers.pushed, closing: false)
    let picker = try #require(shownPicker(on: stage))
    picker.returnResult("red")
    await stage.settle()
    #expect(waiter.endings == ["red"])
    #expect(shownPicker(on: stage) === picker)
  }

  @Test("The wait ends when the screen leaves, however it leaves")
  func leaves() async throws {
    for leave in Leave.allCases {
      let waiter = Waiter()
      let stage = Stage(root: stack(home))
      waiter.wait { try await stage.router.result(of: Pickers.pushed) }
      await stage.settle()
      #expect(waiter.endings == [])
      try leave.happen(on: stage)
      await stage.settle()
      #expect(waiter.endings == ["cancelled"], "\(leave)")
    }
  }

  enum Leave: CaseIterable {
    case back, swipe, deepLink, closedWindow, closing, otherRoot

    @MainActor
    func happen(on stage: Stage) throws {
      let stack = try #require(stage.window.rootViewController as? UINavigationController)
      switch self {
      case .back: stage.device.user.pressBack(in: stack)
      case .swipe: try #require(stage.device.user.beginPop(in: stack)).finish()
      case .deepLink: stage.router.navigate(to: Pickers.home)
      case .closedWindow: stage.device.disconnect(try #require(stage.window.windowScene))
      case .closing: stage.router.close(try #require(stack.topViewController))
      case .otherRoot: stage.window.rootViewController = BagViewController()
      }
    }
  }

  @Test(
    "Rules 43, 46: the wait ends if the scene closes in the turn that shows the screen",
    arguments: 0..<3)
  func closedAtOnce(index: Int) async throws {
    let stage = Stage(root: stack(home))
    var reasons: [LeaveReason] = []
    waiter.wait { try await stage.router.result(of: Self.steps[index]) }
    await stage.device.letTasksRun()
    let picker = try #require(shownPicker(on: stage))
    picker.onLeave { reasons.append($0) }
    stage.device.disconnect(try #require(stage.window.windowScene))
    await stage.settle()
    #expect(waiter.endings == ["cancelled"])
    #expect(reasons == [.windowClosed])
  }

  @Test("Rule 27: the wait ends if the scene closes while the navigation waits for its turn")
  func closedBefore() async throws {
    let stage = Stage(root: stack(home))
    home.present(BagViewController(), animated: true)
    waiter.wait { try await stage.router.result(of: Pickers.presented) }
    await stage.device.letTasksRun()
    stage.device.disconnect(try #require(stage.window.windowScene))
    await stage.settle()
    #expect(waiter.endings.count == 1)
    #expect(waiter.endings.first?.contains("the router has no window") == true)
  }

  @Test("The wait goes on after a cancelled swipe and below another screen")
  func goesOn() async throws {
    let stage = await stage(awaiting: Pickers.pushed)
    let stack = try #require(stage.window.rootViewController as? UINavigationController)
    try #require(stage.device.user.beginPop(in: stack)).cancel()
    await stage.settle()
    stage.present(BagViewController(), on: stack)
    await stage.settle()
    #expect(waiter.endings == [])
    try #require(shownPicker(on: stage)).returnResult("late")
    await stage.settle()
    #expect(waiter.endings == ["late"])
  }

  @Test("Cancelling the task closes the screen")
  func cancelled() async throws {
    let stage = await stage(awaiting: Pickers.inStack)
    waiter.cancel()
    await stage.settle()
    #expect(waiter.endings == ["cancelled"])
    #expect(stage.tree == HierarchySnapshotOfHome.text)
  }

  @Test("With `closing: false`, cancelling the task closes the screen all the same")
  func cancelledThoughKept() async throws {
    let stage = await stage(awaiting: Pickers.inStack, closing: false)
    _ = try #require(shownPicker(on: stage))
    waiter.cancel()
    await stage.settle()
    #expect(waiter.endings == ["cancelled"])
    #expect(stage.tree == HierarchySnapshotOfHome.text)
  }

  @Test("Cancelling while the screen is being presented leaves none behind")
  func cancelledOnTheWay() async throws {
    for delay in [0, 5, 100, 349, 350, 351] {
      let waiter = Waiter()
      let stage = Stage(root: stack(home))
      waiter.wait { try await stage.router.result(of: Pickers.presented) }
      await stage.device.letTasksRun()
      stage.device.advance(by: .milliseconds(delay))
      waiter.cancel()
      await stage.settle()
      #expect(waiter.endings == ["cancelled"])
      #expect(stage.tree == HierarchySnapshotOfHome.text, "\(delay) ms")
    }
  }

  @Test("A screen can answer as soon as it appears")
  func atOnce() async {
    let step = StepAssembly(
      finder: NilFinder<WordPicker, Void>(),
      factory: InlineFactory { (_: Void) in
        let picker = WordPicker()
        picker.answersAtOnce = "quick"
        return picker
      }
    )
    .using(.present()).from(.current).assemble()
    let stage = await stage(awaiting: step)
    #expect(waiter.endings == ["quick"])
    #expect(stage.tree == HierarchySnapshotOfHome.text)
  }

  @Test("A screen that refuses to go stays, and its answer counts")
  func refuses() async throws {
    let picker = StubbornPicker()
    let step = StepAssembly(
      finder: NilFinder<StubbornPicker, Void>(), factory: InlineFactory { (_: Void) in picker }
    )
    .using(.present()).from(.current).assemble()
    let stage = Stage(root: home)
    waiter.wait { try await stage.router.result(of: step) }
    await stage.settle()
    picker.returnResult("blue")
    await stage.settle()
    #expect(waiter.endings == ["blue"])
    #expect(home.presentedViewController === picker)
  }

  @Test("If the screen can't be shown, the wait ends with the router's error")
  func failure() async {
    let step = StepAssembly(
      finder: ClassFinder<WordPicker, Void>(), factory: NilFactory()
    ).from(.root)
    let stage = Stage(root: home)
    waiter.wait { try await stage.router.result(of: step) }
    await stage.settle()
    #expect(waiter.endings.count == 1)
    #expect(waiter.endings.first?.contains("builds nothing") == true)
  }

  @Test("Two waits for one screen get the same answer")
  func two() async throws {
    let stage = await stage(awaiting: Pickers.presented)
    waiter.wait { try await stage.router.result(of: Pickers.presented) }
    await stage.settle()
    try #require(shownPicker(on: stage)).returnResult("both")
    await stage.settle()
    #expect(waiter.endings == ["both", "both"])
  }

  @Test("An answer that nothing waits for is lost, and a later wait gets the next one")
  func nobody() async throws {
    let stage = Stage(root: stack(home))
    stage.go(to: Pickers.presented, with: ())
    try #require(shownPicker(on: stage)).returnResult("old")
    await stage.settle()
    waiter.wait { try await stage.router.result(of: Pickers.presented) }
    await stage.settle()
    #expect(waiter.endings == [])
    try #require(shownPicker(on: stage)).returnResult("new")
    await stage.settle()
    #expect(waiter.endings == ["new"])
  }

  @Test("A wait keeps neither the screen nor its window")
  func keepsNothing() async throws {
    weak var screen: UIViewController?
    weak var window: UIWindow?
    do {
      let stage = await stage(awaiting: Pickers.presented)
      screen = shownPicker(on: stage)
      window = stage.window
      stage.device.disconnect(try #require(stage.window.windowScene))
      stage.window.rootViewController = nil
      await stage.settle()
    }
    #expect(waiter.endings == ["cancelled"])
    #expect(screen == nil)
    #expect(window == nil)
  }
}

/// The hierarchy before anything is shown.
enum HierarchySnapshotOfHome {
  static let text = """
    UINavigationController [visible]
      HomeViewController "home" [visible]
    """
}
