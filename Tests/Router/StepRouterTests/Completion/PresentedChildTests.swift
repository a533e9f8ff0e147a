import PortableUIKit
import StepRouter
import Testing

@MainActor @Suite("M13: a view controller in a container can't be presented", .onDevice)
struct PresentedChildTests {
  @Test("The refusal names the child's parent, even if that parent is presented")
  func child() throws {
    let stage = Stage(root: HomeViewController())
    let home = try #require(stage.window.rootViewController)
    let account = AccountViewController()
    stage.present(stack(account), on: home)
    let step = StepAssembly(
      finder: NilFinder<AccountViewController, Void>(), factory: InlineFactory { account }
    ).using(.present()).from(.current).assemble()
    guard
      case .failure(.presentationRefused(_, .hasParent(let child, let parent), _)) =
        stage.go(to: step, with: ())
    else { return #expect(Bool(false)) }
    #expect(child.description == "AccountViewController")
    #expect(parent.description == "UINavigationController")
    #expect(stage.recorder.misuses == [])
  }
}
