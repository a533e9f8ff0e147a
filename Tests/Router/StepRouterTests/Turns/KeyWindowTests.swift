import PortableUIKit
import StepRouter
import Testing

@MainActor @Suite("Rule 27: the key window, where there are several", .onTablet)
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

  @Test("Of several active scenes, that of the app's key window")
  func appsKeyWindow() {
    #expect(KeyWindowProvider().window === second.window)
    first.window.makeKey()
    #expect(KeyWindowProvider().window === first.window)
    navigate()
    #expect(first.window.rootViewController?.presentedViewController is BagViewController)
    #expect(warnings == [])
  }

  @Test("A window that was key last comes before others of its scene")
  func lastKeyWindow() throws {
    let scene = try #require(second.window.windowScene)
    let later = UIWindow(windowScene: scene)
    later.rootViewController = HomeViewController()
    later.makeKeyAndVisible()
    later.resignKey()
    first.device.user.send(try #require(first.window.windowScene), to: .background)
    #expect(KeyWindowProvider().window === later)
  }

  @Test("Where nobody can tell, always the same one, and observers are told")
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

  @Test("A router that says in which window it works has nothing to tell")
  func named() {
    second.window.resignKey()
    let bag = StepAssembly(finder: ClassFinder<BagViewController, Void>(), factory: ClassFactory())
      .using(.present()).from(.current).assemble()
    #expect(first.end(of: bag, with: ()) == "built")
    #expect(first.recorder.events.allSatisfy { $0.level != .warning })
  }
}
