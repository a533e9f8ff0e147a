import PortableUIKit
import StepRouter
import Testing

/// A page whose container shows it, but adds its view to the window later or never.
@MainActor @Suite("Rule 20: a host whose view isn't in the window yet", .onDevice)
struct LateViewTests {
  private let pages = PagesViewController()
  private let page = AccountViewController()
  private let stage: Stage
  private let bag: DestinationStep<BagViewController, Void>

  init() {
    pages.pages = [page]
    stage = Stage(root: pages)
    page.definesPresentationContext = true
    bag = StepAssembly(finder: NilFinder<BagViewController, Void>(), factory: ClassFactory())
      .using(.present(presentationStyle: .overCurrentContext))
      .from(GeneralStep.custom(using: InstanceFinder<AccountViewController, Void>(page)))
      .assemble()
  }

  /// The end of the navigation if the view comes into the window after the delay.
  private func end(addingViewAfter delay: Duration) -> Result<NavigationKind, RoutingError>? {
    var end: Result<NavigationKind, RoutingError>?
    stage.router.navigate(to: bag) { end = $0.map { $0.kind } }
    stage.device.schedule(after: delay) { [pages, page] in pages.view.addSubview(page.view) }
    stage.device.advance(by: .milliseconds(90))
    #expect(end == nil)
    stage.device.advance(by: .milliseconds(910))
    return end
  }

  @Test("The router waits up to ten frames of 16 ms for the view", arguments: [100, 152])
  func late(milliseconds: Int) throws {
    #expect(try end(addingViewAfter: .milliseconds(milliseconds))?.get() == .built)
    #expect(page.presentedViewController is BagViewController)
  }

  @Test("After ten frames the router refuses, and says that the host isn't in a window")
  func tooLate() {
    let end = end(addingViewAfter: .milliseconds(168))
    guard case .failure(.presentationRefused(_, .hostNotInWindow(let host), _)) = end else {
      return #expect(Bool(false), "\(end as Any)")
    }
    #expect(host.description == "AccountViewController")
    #expect(stage.device.warnings == [])
  }
}
