import PortableUIKit
import StepRouter
import Testing

/// A screen that counts how often its presentation controller is read, since UIKit makes it on the
/// first read.
private final class CountingScreen: UIViewController {
  private(set) var count = 0

  override var presentationController: UIPresentationController? {
    count += 1
    return super.presentationController
  }

  override var sheetPresentationController: UISheetPresentationController? {
    count += 1
    return super.sheetPresentationController
  }

  override var popoverPresentationController: UIPopoverPresentationController? {
    count += 1
    return super.popoverPresentationController
  }
}

private final class Adapting: NSObject, UIAdaptivePresentationControllerDelegate {}

@MainActor
@Suite("Rule 20: a screen that isn't presented gets no presentation controller", .onDevice)
struct UntouchedPresentationTests {
  private let home = HomeViewController()
  private let screen = CountingScreen()
  private let stage: Stage

  init() { stage = Stage(root: home) }

  private func end(by action: PresentAction) -> String {
    let screen = screen
    return stage.end(
      of: assembly { screen }.using(action).from(.current).assemble(), with: ())
  }

  private func action(by presenter: UIViewController) -> PresentAction {
    .present(
      startingFrom: .custom(presenter), presentationStyle: .pageSheet,
      sheet: .detents([.medium(), .large()]), presentationDelegate: Adapting())
  }

  @Test("If the host presents already, the screen gets no presentation controller")
  func presenting() {
    stage.present(AccountViewController(), on: home)
    #expect(end(by: action(by: home)).contains("already presents"))
    #expect(screen.count == 0)
  }

  @Test("If the host is in no window, the screen gets no presentation controller")
  func noWindow() {
    #expect(end(by: action(by: UIViewController())).contains("cannot be presented"))
    #expect(screen.count == 0)
  }

  @Test("A refused popover gets no presentation controller, though it has a source")
  func popover() {
    stage.present(AccountViewController(), on: home)
    #expect(
      end(
        by: .present(
          startingFrom: .custom(home), presentationStyle: .popover,
          popoverSource: .view(home.view))
      ).contains("already presents"))
    #expect(screen.count == 0)
  }

  @Test("A presented screen gets a presentation controller with the action's options")
  func presented() {
    #expect(end(by: action(by: home)) == "built")
    #expect(screen.count > 0)
    #expect(screen.sheetPresentationController?.detents.map(\.identifier) == [.medium, .large])
  }

  @Test("A detent is selected on the presented stack, without reading its screens")
  func detent() {
    let screen = screen
    let step = StepAssembly(
      finder: NilFinder<CountingScreen, Void>(), factory: InlineFactory { _ in screen }
    )
    .selectingDetent { _ in .large }
    .using(.push()).from(NavigationControllerStep())
    .using(.present(sheet: .detents([.medium(), .large()]))).from(.current).assemble()
    #expect(stage.end(of: step, with: ()) == "built")
    #expect(screen.count == 0)
    #expect(
      screen.navigationController?.sheetPresentationController?.selectedDetentIdentifier == .large)
  }
}
