import PortableUIKit
import StepRouter
import StepRouterLinks
import Testing

@MainActor @Suite("The context in the event of a request", .onDevice)
struct RequestedContextTests {
  let product = StepAssembly(
    finder: ClassWithContextFinder<ProductViewController, Int>(), factory: ClassFactory()
  )
  .adding(ContextSettingTask())
  .using(.present())

  private func contexts(_ navigate: (DefaultRouter) throws -> Void) rethrows -> [String] {
    let stage = Stage(root: HomeViewController())
    try navigate(stage.router)
    stage.device.runUntilIdle()
    return stage.recorder.events.compactMap {
      if case .requested(_, let context, _) = $0.kind { "\(context)" } else { nil }
    }
  }

  @Test("A target's event has the context bound to it")
  func target() {
    let step = product.from(.current).assemble()
    #expect(contexts { $0.navigate(to: step.with(1)) } == ["Int"])
    #expect(contexts { $0.navigate(to: product.with(1).from(.current())) } == ["Int"])
    #expect(contexts { $0.navigate(to: Target.root()) } == ["()"])
    #expect(contexts { $0.navigate(to: step, with: 1) } == ["Int"])
  }

  @Test("A link's event has the context read from its URL")
  func link() throws {
    let links = LinkMap(schemes: ["shop"], hosts: []) {
      LinkPattern(product.from(.current).assemble(), "product", PathParameter<Int>("id"))
    }
    let url = try #require(URL(string: "shop:///product/7"))
    #expect(try contexts { try $0.open(url, using: links, completion: nil) } == ["Int"])
  }
}
