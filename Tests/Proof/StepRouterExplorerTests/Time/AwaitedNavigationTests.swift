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
    (window, router) = Self.open(on: device)
  }

  private static func open(on device: HeadlessDevice) -> (UIWindow, DefaultRouter) {
    let window = device.perform {
      let window = UIWindow(windowScene: device.connectScene())
      window.rootViewController = UIViewController()
      window.makeKeyAndVisible()
      return window
    }
    device.runUntilIdle()
    return (
      window, DefaultRouter(windowProvider: CustomWindowProvider { [weak window] in window })
    )
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
  private var advice: [String] { Self.advice(of: device) }

  private static func advice(of device: HeadlessDevice) -> [String] {
    device.warnings.filter { $0.hasPrefix("navigate at ") }
  }

  private static func waitForAdvice(of device: HeadlessDevice) async throws {
    // Other tests may hold the main actor for minutes.
    for _ in 0..<60_000 where advice(of: device).isEmpty {
      try await Task.sleep(for: .milliseconds(10))
    }
  }

  /// Leaves the device the time for its three looks: until another device, whose time stands still,
  /// has warned after four.
  private func letDeviceLook() async throws {
    let still = HeadlessDevice(timeMode: .manual)
    let (window, router) = Self.open(on: still)
    try await withoutPauses(looks: 4) {
      let task = Task { try await router.navigate(to: product) }
      try await Self.waitForAdvice(of: still)
      #expect(Self.advice(of: still).count == 1)
      still.runUntilIdle()
      _ = try await task.value
    }
    withExtendedLifetime(window) {}
  }

  @Test("If time stands still, the device warns and says what to write")
  func nobody() async throws {
    try await withoutPauses {
      let line = #line + 1
      let task = Task { try await router.navigate(to: product) }
      try await Self.waitForAdvice(of: device)
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
    // More looks than settle() has turns.
    try await withoutPauses(looks: 1_000) {
      async let shown = router.navigate(to: product)
      await device.settle()
      _ = try await shown
      try await letDeviceLook()
      #expect(advice == [])
    }
  }

  @Test("In automatic time the device doesn't warn")
  func automatic() async throws {
    device.timeMode = .automatic
    try await withoutPauses {
      try await router.navigate(to: product)
      try await letDeviceLook()
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
      try await letDeviceLook()
      #expect(device.warnings == [])
      answer?(.success)
      device.runUntilIdle()
      _ = try await task.value
    }
  }
}
#endif
