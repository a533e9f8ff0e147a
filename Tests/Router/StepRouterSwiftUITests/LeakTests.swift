import PortableSwiftUI
import PortableUIKit
import StepRouter
import StepRouterSwiftUI
import Testing

@MainActor
@Suite("Releasing hosts", .onDevice) struct LeakTests {
  @Test("A host and its views are released when the screen has left")
  func host() {
    let journal = Journal()
    weak var host: UIViewController?
    weak var noted: Journal?
    do {
      let stage = Stage(root: stack(UIViewController()))
      let kept = Journal()
      let step = StepAssembly(
        finder: NilFinder(),
        factory: HostingControllerFactory { (_: Int) in
          Actor(journal: kept) { router, _ in router.navigate(to: Shop.account) }
            .onLeave { _ in
              kept.note("left")
              journal.note("left")
            }
        }
      ).using(.push()).from(Shop.stackInFront).assemble()
      #expect(stage.end(of: step, with: 1) == "built")
      let stack = stage.window.rootViewController as? UINavigationController
      host = stack?.topViewController
      noted = kept
      #expect(host != nil)
      stage.tap("Act")
      stage.window.rootViewController?.dismiss(animated: true)
      stage.rest()
      stack?.popViewController(animated: true)
      stage.rest()
      #expect(journal.lines == ["left"])
      #expect(host == nil)
    }
    HeadlessDevice.current.runUntilIdle()
    #expect(noted == nil)
  }
}
