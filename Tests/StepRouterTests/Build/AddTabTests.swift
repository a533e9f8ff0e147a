import PortableUIKit
import StepRouter
import Testing

@MainActor @Suite("Rule 19: where a tab is added", .onDevice)
struct AddTabTests {
  @Test(
    "At its index, or at the end where none is given",
    arguments: [
      (nil, false, "A B New"), (0, false, "New A B"), (1, false, "A New B"), (2, false, "A B New"),
      (nil, true, "A B New"), (0, true, "New B"), (1, true, "A New"),
    ] as [(Int?, Bool, String)])
  func index(index: Int?, isReplacing: Bool, titles: String) {
    let root = tabs(HomeViewController().titled("A"), AccountViewController().titled("B"))
    let stage = Stage(root: root)
    let step = StepAssembly(
      finder: NilFinder<Screen, Void>(), factory: ClassFactory { $0.title = "New" }
    )
    .using(.addTab(at: index, replacing: isReplacing))
    .from(GeneralStep.custom(using: InstanceFinder<UITabBarController, Void>(root))).assemble()
    #expect(stage.end(of: step, with: ()) == "built")
    #expect((root.viewControllers ?? []).compactMap(\.title).joined(separator: " ") == titles)
    #expect(root.selectedViewController?.title == "New")
  }
}
