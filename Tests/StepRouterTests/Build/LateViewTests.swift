import PortableUIKit
import StepRouter
import Testing

/// A page that its container puts in front, and whose view comes into the window later or never.
@MainActor @Suite("Rule 20: a host whose view is not in the window yet", .onDevice)
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

  @Test("It is waited for")
  func late() {
    var kind: NavigationKind?
    stage.router.navigate(to: bag) { kind = try? $0.get().kind }
    stage.device.schedule(after: .milliseconds(100)) { [pages, page] in
      pages.view.addSubview(page.view)
    }
    stage.device.advance(by: .milliseconds(90))
    #expect(kind == nil)
    stage.device.advance(by: .seconds(1))
    #expect(kind == .built)
    #expect(page.presentedViewController is BagViewController)
  }

  @Test("It is not waited for without end, and the refusal says what is missing")
  func never() {
    var error: RoutingError?
    stage.router.navigate(to: bag) { result in
      if case .failure(let failure) = result { error = failure }
    }
    stage.device.advance(by: .seconds(1))
    guard case .presentationRefused(_, .hostNotInWindow(let host), _) = error else {
      return #expect(Bool(false), "\(error as Any)")
    }
    #expect(host.description == "AccountViewController")
    #expect(stage.device.warnings == [])
  }
}
