import PortableUIKit
import StepRouter
import Testing

@MainActor @Suite("A screen presented within a container", .onDevice)
struct PresentedInsideTests {
  private let page = UIViewController().titled("page")
  private let sheet = UIViewController().titled("sheet")
  private let root: UITabBarController
  private let stage: Stage

  init() {
    page.definesPresentationContext = true
    root = tabs(page, UIViewController().titled("other")).titled("tabs")
    stage = Stage(root: root).present(sheet, on: page, style: .overCurrentContext)
  }

  @Test(
    "Rule 8: a search visits the screen only with `.presented`",
    arguments: [
      (.contained, ["page", "other"]),
      ([.contained, .presented], ["page", "sheet", "other"]),
      (.visible, ["tabs", "page"]),
      ([.visible, .presented], ["tabs", "page", "sheet"]),
    ] as [(SearchOptions, [String])])
  func searched(options: SearchOptions, titles: [String]) throws {
    let journal = Journal()
    let finder = InlineStackIteratingFinder<UIViewController, Void>(
      options: options, startingPoint: .root,
      windowProvider: CustomWindowProvider { stage.window }
    ) { viewController, _ in
      journal.note(viewController.title ?? "untitled")
      return false
    }
    #expect(try finder.findViewController(with: ()) == nil)
    #expect(journal.lines == titles)
  }

  @Test("Rule 3: the screen counts as not there while the layer around it is being dismissed")
  func leaving() throws {
    let stage = Stage(root: HomeViewController())
    let home = try #require(stage.window.rootViewController)
    let (inside, above) = (UIViewController(), UIViewController())
    inside.definesPresentationContext = true
    stage.present(stack(inside), on: home).present(above, on: inside, style: .overCurrentContext)
    home.dismiss(animated: true)
    #expect(!above.isBeingDismissed)
    #expect(try stage.router.plan(to: GeneralStep.current(), with: ()).start === home)
  }
}
