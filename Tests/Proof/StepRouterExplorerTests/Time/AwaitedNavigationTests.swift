#if !canImport(UIKit)
import PortableUIKit
import StepRouter
import Testing

/// Navigations awaited on a device whose time stands still.
@MainActor
@Suite struct AwaitedNavigationTests {
  private let device = HeadlessDevice(timeMode: .manual)
  /// As long as it exists, every task is known from its beginning.
  private let observer = TestDevice()
  private let window: UIWindow
  private let router: DefaultRouter

  init() {
    let device = device
    let window = device.perform {
      let window = UIWindow(windowScene: device.connectScene())
      window.rootViewController = UIViewController()
      window.makeKeyAndVisible()
      return window
    }
    self.window = window
    router = DefaultRouter(windowProvider: CustomWindowProvider { [weak window] in window })
    device.runUntilIdle()
  }

  private var screen:
    StepAssembly<
      NilFinder<ProductViewController, Void>, ClassFactory<ProductViewController, Void>
    >
  {
    StepAssembly(finder: NilFinder(), factory: ClassFactory())
  }

  private var product: DestinationStep<ProductViewController, Void> {
    screen.using(.present()).from(.current).assemble()
  }

  /// Lets the device look this often, without pauses in between.
  private func withoutPauses(
    looks: Int = 3, _ body: @MainActor () async throws -> Void
  ) async rethrows {
    let patience = StoppedTime.Patience(looks: looks, pause: .zero)
    try await StoppedTime.Patience.$current.withValue(patience) { try await body() }
  }

  /// The warnings about navigate, without the one about the screen that the router builds outside
  /// of `device.perform`.
  private var advice: [String] { device.warnings.filter { $0.hasPrefix("navigate at ") } }

  private func yieldOften() async {
    for _ in 0..<1_000 where device.warnings.isEmpty { await Task.yield() }
  }

  @Test("If time stands still, the device warns and says what to write")
  func nobody() async throws {
    try await withoutPauses {
      let line = #line + 1
      let task = Task { try await router.navigate(to: product) }
      // Other tests may hold the main actor for minutes.
      for _ in 0..<60_000 where advice.isEmpty { try await Task.sleep(for: .milliseconds(10)) }
      #expect(
        advice == [
          "navigate at StepRouterExplorerTests/AwaitedNavigationTests.swift:\(line) waits for this "
            + "device's time, which stands still (timeMode: .manual). Let it pass meanwhile: begin "
            + "with `async let` or in a `Task`, then call `device.runUntilIdle()` or `await "
            + "device.settle()`. Or let it pass by itself: HeadlessDevice(timeMode: .automatic)."
        ])
      device.runUntilIdle()
      _ = try await task.value
      #expect(advice.count == 1)
    }
  }

  @Test("If the test lets time pass meanwhile, the device doesn't warn")
  func meanwhile() async throws {
    // More looks than a busy machine needs to let time pass below.
    try await withoutPauses(looks: 100_000) {
      async let shown = router.navigate(to: product)
      while device.isIdle { await Task.yield() }
      device.runUntilIdle()
      _ = try await shown
      await yieldOften()
      #expect(advice == [])
    }
  }

  @Test("In automatic time the device doesn't warn")
  func automatic() async throws {
    device.timeMode = .automatic
    try await withoutPauses {
      try await router.navigate(to: product)
      await yieldOften()
      #expect(advice == [])
    }
  }

  @Test("An interceptor that waits for the user needs no time")
  func waitingInterceptor() async throws {
    var answer: (@MainActor (RoutingResult) -> Void)?
    let guarded =
      screen
      .adding(InlineInterceptor { (_: Void, completion) in answer = completion })
      .using(.present()).from(.current).assemble()
    try await withoutPauses {
      let task = Task { try await router.navigate(to: guarded) }
      await yieldOften()
      #expect(device.warnings == [])
      answer?(.success)
      device.runUntilIdle()
      _ = try await task.value
    }
  }
}
#endif
