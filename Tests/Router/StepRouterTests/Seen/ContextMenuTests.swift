import PortableUIKit
import StepRouter
import Testing

/// Named as what UIKit presents for an open context menu.
private final class _UIContextMenuActionsOnlyViewController: UIViewController {}

@MainActor @Suite("Rule 3: nobody navigates on a context menu", .onDevice)
struct ContextMenuTests {
  private let home = HomeViewController()
  private let bag = StepAssembly(
    finder: ClassFinder<BagViewController, Void>(), factory: ClassFactory()
  )
  .using(.present()).from(.current).assemble()

  @Test("What is asked for from an open menu is presented on what lies below it")
  func presented() {
    let stage = Stage(root: home)
      .present(_UIContextMenuActionsOnlyViewController(), on: home, style: .overFullScreen)
    #expect(stage.end(of: bag, with: ()) == "built")
    #expect(
      stage.tree
        == """
        HomeViewController
        presents formSheet:
          BagViewController [visible]
        """.replacingOccurrences(of: "formSheet", with: stage.sheet))
  }

  @Test("What is seen below an open menu is the topmost")
  func topmost() throws {
    let stage = Stage(root: home)
      .present(_UIContextMenuActionsOnlyViewController(), on: home, style: .overFullScreen)
    let finder = ClassFinder<HomeViewController, Void>(
      options: .current, startingPoint: .topmost,
      windowProvider: CustomWindowProvider { stage.window })
    #expect(try finder.findViewController(with: ()) === home)
  }
}

extension Stage {
  /// In which style UIKit presents by itself, as the tree says it.
  fileprivate var sheet: String { tree.contains("presents formSheet") ? "formSheet" : "pageSheet" }
}
