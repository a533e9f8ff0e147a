import PortableUIKit
import StepRouter
import Testing

@MainActor @Suite("Rule 27: the key window among several", .onTablet)
struct KeyWindowTests {
  private let first = Stage(root: HomeViewController())
  private let second = Stage(root: HomeViewController())
  private let recorder = EventRecorder()

  private var warnings: [String] {
    recorder.events.filter { $0.level == .warning }.map { "\($0.kind)" }
  }

  private func navigate() {
    let bag = StepAssembly(finder: ClassFinder<BagViewController, Void>(), factory: ClassFactory())
      .using(.present()).from(.current).assemble()
    DefaultRouter(observers: [recorder]).navigate(to: bag)
    first.device.runUntilIdle()
  }

  @Test("With several active scenes the app's key window counts")
  func appsKeyWindow() {
    #expect(KeyWindowProvider().window === second.window)
    first.window.makeKey()
    #expect(KeyWindowProvider().window === first.window)
    navigate()
    #expect(first.window.rootViewController?.presentedViewController is BagViewController)
    #expect(warnings == [])
  }

  #if !canImport(UIKit)
  @Test("A scene of another role doesn't count, even in front")
  func otherRole() throws {
    let display = first.device.connectScene(role: .windowExternalDisplayNonInteractive)
    let window = UIWindow(windowScene: display)
    window.rootViewController = HomeViewController()
    window.makeKeyAndVisible()
    first.device.user.send(try #require(second.window.windowScene), to: .background)
    #expect(KeyWindowProvider().window === first.window)
    navigate()
    #expect(first.window.rootViewController?.presentedViewController is BagViewController)
    #expect(window.rootViewController?.presentedViewController == nil)
  }
  #endif

  @Test("The window that was key last comes before the others of its scene")
  func lastKeyWindow() throws {
    let scene = try #require(second.window.windowScene)
    let later = UIWindow(windowScene: scene)
    later.rootViewController = HomeViewController()
    later.makeKeyAndVisible()
    later.resignKey()
    first.device.user.send(try #require(first.window.windowScene), to: .background)
    #expect(KeyWindowProvider().window === later)
  }

  @Test(
    "If UIKit doesn't say which window counts, it's always the same one, and observers hear of it")
  func unclear() {
    second.window.resignKey()
    let window = KeyWindowProvider().window
    #expect(window === first.window || window === second.window)
    for _ in 1...5 { #expect(KeyWindowProvider().window === window) }
    navigate()
    #expect(window?.rootViewController?.presentedViewController is BagViewController)
    #expect(
      warnings == [
        "works in one of 2 key windows; a CustomWindowProvider would say in which"
      ])
  }

  @Test("A message's window that takes key above the app's isn't navigated in")
  func overlay() throws {
    let scene = try #require(second.window.windowScene)
    let message = UIWindow(windowScene: scene)
    message.windowLevel = .alert
    message.rootViewController = UIViewController()
    message.makeKeyAndVisible()
    #expect(scene.keyWindow === message)
    #expect(KeyWindowProvider().window === second.window)
    navigate()
    #expect(second.window.rootViewController?.presentedViewController is BagViewController)
    #expect(message.rootViewController?.presentedViewController == nil)
    #expect(warnings == [])

    second.window.isHidden = true
    #expect(KeyWindowProvider().window === message)
  }

  @Test("A router with a window of its own gives no warning")
  func named() {
    second.window.resignKey()
    let bag = StepAssembly(finder: ClassFinder<BagViewController, Void>(), factory: ClassFactory())
      .using(.present()).from(.current).assemble()
    #expect(first.end(of: bag, with: ()) == "built")
    #expect(first.recorder.events.allSatisfy { $0.level != .warning })
  }
}
