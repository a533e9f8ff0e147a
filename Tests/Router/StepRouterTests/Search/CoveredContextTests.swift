import PortableUIKit
import StepRouter
import Testing

/// A child presents in its own context, and its container presents a sheet over that.
@MainActor @Suite("A child's own presentation below its container's", .onDevice)
struct CoveredContextTests {
  let child = HomeViewController()
  let inner = stack(ProductViewController())
  let outer = LoginViewController()

  private func stage() -> Stage {
    let container = tabs(child, AccountViewController())
    let stage = Stage(root: container)
    child.definesPresentationContext = true
    stage.present(inner, on: child, style: .overCurrentContext)
    stage.present(outer, on: container)
    return stage
  }

  @Test("The container's sheet is the topmost view controller")
  func topmost() throws {
    let stage = stage()
    #expect(try stage.router.plan(to: GeneralStep.current(), with: ()).start === outer)
  }

  @Test("The child's layer counts as covered: its screen is revealed, not already visible")
  func covered() {
    let stage = stage()
    let product = StepAssembly(
      finder: InstanceFinder<UIViewController, Void>(inner.viewControllers[0]),
      factory: NilFactory()
    ).from(.root).assemble()
    #expect(stage.end(of: product, with: ()) == "revealed")
    #expect(stage.window.rootViewController?.presentedViewController == nil)
    #expect(child.presentedViewController === inner)
  }
}
