import PortableSwiftUI
import PortableUIKit
import StepRouter
import StepRouterSwiftUI
import Testing

@MainActor
@Suite("A new context for an existing host", .onDevice) struct ContextTests {
  @Test("A new context replaces the view and keeps its state")
  func replaced() throws {
    let stage = Stage(root: stack(UIViewController()))
    #expect(stage.end(of: Shop.anyProduct, with: 1) == "built")
    stage.tap("Count 0")
    #expect(stage.end(of: Shop.anyProduct, with: 2) == "alreadyVisible")
    #expect(stage.texts == ["Product 2", "[Count 1]"])
    #expect(stage.end(of: Shop.product, with: 2) == "alreadyVisible")
  }

  @Test("A view can read the context of the last navigation")
  func lastContext() throws {
    let journal = Journal()
    let step = StepAssembly(
      finder: HostingControllerFinder<Actor, Int>(),
      factory: HostingControllerFactory { (number: Int) in
        Actor(name: "\(number)") { _, screen in
          journal.note("\(String(describing: screen.context(as: Int.self)))")
          journal.note("\(String(describing: screen.context(as: String.self)))")
        }
      }
    ).adding(HostingContextTask()).using(.present()).from(.current).assemble()
    let stage = Stage(root: UIViewController())
    _ = stage.end(of: step, with: 1)
    stage.tap("Act")
    _ = stage.end(of: step, with: 2)
    stage.tap("Act")
    #expect(journal.lines == ["Optional(1)", "nil", "Optional(2)", "nil"])
  }

  private func step(_ task: HostingContextTask<ProductView, Int>) -> DestinationStep<
    HostingScreen<ProductView>, Int
  > {
    StepAssembly(finder: HostingControllerFinder<ProductView, Int>(), factory: NilFactory())
      .adding(task).from(.current).assemble()
  }

  @Test("A host that the factory hasn't built is refused with advice, and keeps its view")
  func unknown() {
    let stage = Stage(root: HostingScreen(showing: ProductView(id: 1)))
    let end = stage.end(of: step(HostingContextTask()), with: 2)
    #expect(
      end.contains(
        "The host of ProductView was not built by a HostingControllerFactory that takes Int. Give "
          + "the HostingContextTask a closure that makes the view."), "\(end)")
    #expect(stage.texts == ["Product 1", "[Count 0]"])
  }

  @Test("A task with a closure accepts any host")
  func closure() {
    let stage = Stage(root: HostingScreen(showing: ProductView(id: 1)))
    stage.tap("Count 0")
    let end = stage.end(of: step(HostingContextTask { ProductView(id: $0) }), with: 2)
    #expect(end == "alreadyVisible")
    #expect(stage.texts == ["Product 2", "[Count 1]"])
  }
}
