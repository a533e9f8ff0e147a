import PortableUIKit
import StepRouter
import Testing

@MainActor @Suite("Rule 18: how an app's own container is changed", .onDevice)
struct SidebarUpdateTests {
  private let sidebar = SidebarViewController()

  private func end() -> String {
    let stage = Stage(root: sidebar)
    let bag = StepAssembly(finder: NilFinder<BagViewController, Void>(), factory: ClassFactory())
      .using(AddSidebarPage())
      .from(GeneralStep.custom(using: InstanceFinder<SidebarViewController, Void>(sidebar)))
      .assemble()
    return stage.end(of: bag, with: ())
  }

  @Test("A page that the container shows by itself isn't shown again")
  func shownAlready() {
    #expect(end() == "built")
    #expect(sidebar.journal.lines == ["set 1, animated: true"])
  }

  @Test("A page that the container doesn't show by itself is shown by the router")
  func shownNext() {
    sidebar.setPages([HomeViewController()])
    #expect(end() == "built")
    #expect(
      sidebar.journal.lines == ["set 2, animated: true", "show BagViewController, animated: true"])
  }

  @Test("If the container refuses its pages, nothing is shown")
  func refused() {
    sidebar.isObedient = false
    #expect(end().contains("refused by the test"))
    #expect(sidebar.journal.lines == ["set 1, animated: true"])
  }
}
