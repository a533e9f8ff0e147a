import PortableUIKit
import StepRouter
import Testing

private final class MailboxViewController: UIViewController {
  let filterButton = UIBarButtonItem(title: "Filter", style: .plain, target: nil, action: nil)

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.rightBarButtonItem = filterButton
  }
}

private final class LetterContentViewController: UIViewController, ContextAccepting, ContextChecking
{
  private var id = 0
  func setup(with id: Int) { self.id = id }
  func isTarget(for id: Int) -> Bool { self.id == id }
}

private final class FilterViewController: UIViewController {}

@MainActor private let columns = StepAssembly(
  finder: ClassFinder<UISplitViewController, Void>(),
  factory: CompleteFactoryAssembly(factory: SplitControllerFactory(style: .doubleColumn))
    .with(ClassFactory<MailboxViewController, Void>(), using: .setColumn(.primary))
    .assemble()
)
.using(.replaceRoot())
.from(.root)
.assemble()

@MainActor private let message = StepAssembly(
  finder: ClassWithContextFinder<LetterContentViewController, Int>(), factory: ClassFactory()
)
.adding(ContextSettingTask())
.using(.setColumn(.secondary))
.from(columns)
.assemble()

@MainActor
private func filter(
  from inbox: MailboxViewController
) -> DestinationStep<FilterViewController, Void> {
  StepAssembly(finder: ClassFinder<FilterViewController, Void>(), factory: ClassFactory())
    .using(
      .present(
        presentationStyle: .popover, popoverSource: .barButtonItem(inbox.filterButton))
    )
    .from(.current)
    .assemble()
}

@MainActor @Suite("Recipe: iPad", .onDevice)
struct WideRecipe {
  @Test("One declaration works side by side, collapsed, and side by side again")
  func resized() throws {
    let stage = Stage(root: HomeViewController())
    stage.resize(.regular)
    #expect(stage.end(of: message, with: 7) == "built")
    let split = try #require(stage.window.rootViewController as? UISplitViewController)
    #expect(!split.isCollapsed)
    stage.resize(.compact)
    #expect(split.isCollapsed)
    #expect(stage.end(of: message, with: 7) == "alreadyVisible")
    #expect(stage.end(of: message, with: 8) == "built")
    stage.resize(.regular)
    #expect(stage.end(of: message, with: 8) == "alreadyVisible")
  }

  @Test("A popover stays visible when the window becomes narrow")
  func popover() throws {
    let inbox = MailboxViewController()
    let stage = Stage(root: UINavigationController(rootViewController: inbox))
    stage.resize(.regular)
    #expect(stage.end(of: filter(from: inbox), with: ()) == "built")
    #expect(stage.tree.contains("presents popover:"))
    stage.resize(.compact)
    #expect(stage.end(of: filter(from: inbox), with: ()) == "alreadyVisible")
  }
}
