import PortableUIKit
import StepRouter
import Testing

/// A child that presents in its own context, with a sheet of the container around it over that.
@MainActor @Suite("What is presented around a context that presents itself", .onDevice)
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

  @Test("The outer one is topmost")
  func topmost() throws {
    let stage = stage()
    #expect(try stage.router.plan(to: GeneralStep.current(), with: ()).start === outer)
  }

  @Test("The inner one is covered by it: it is revealed, not already visible")
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
