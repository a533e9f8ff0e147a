import PortableUIKit
import StepRouter
import Testing

/// Has the name of the view controller that UIKit presents for an open context menu.
private final class _UIContextMenuActionsOnlyViewController: UIViewController {}

@MainActor @Suite("Rule 3: a context menu doesn't count as topmost", .onDevice)
struct ContextMenuTests {
  private let home = HomeViewController()
  private let bag = StepAssembly(
    finder: ClassFinder<BagViewController, Void>(), factory: ClassFactory()
  )
  .using(.present()).from(.current).assemble()

  @Test("A screen requested from an open menu is presented on the screen below the menu")
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

  @Test("The screen below an open menu is the topmost view controller")
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
  /// UIKit's default style of presentation, as the tree names it.
  fileprivate var sheet: String { tree.contains("presents formSheet") ? "formSheet" : "pageSheet" }
}
