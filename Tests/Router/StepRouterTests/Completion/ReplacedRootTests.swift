import PortableUIKit
import StepRouter
import Testing

@MainActor @Suite("A root that is replaced while its successor is built", .onDevice)
struct ReplacedRootTests {
  @Test("Rule 20: a root that the app sets meanwhile is left alone")
  func meanwhile() {
    let stage = Stage(root: HomeViewController())
    let other = AccountViewController()
    let window = stage.window
    let bag = StepAssembly(
      finder: NilFinder<BagViewController, Void>(),
      factory: InlineFactory<BagViewController, Void> { _ in
        window.rootViewController = other
        return BagViewController()
      }
    ).using(.replaceRoot()).from(.root).assemble()
    guard case .failure(.actionFailed(_, let error, _)) = stage.go(to: bag, with: ()) else {
      return #expect(Bool(false))
    }
    #expect("\(error)" == "HomeViewController is not the root of the window.")
    #expect(window.rootViewController === other)
  }
}
