import PortableUIKit
import StepRouter
import Testing

/// A container that answers every change with an error.
private final class Unwilling: UIViewController, CustomContainerViewController {
  var error: any Error = Refusal()
  private(set) var pages: [UIViewController] = []

  func setPages(_ pages: [UIViewController]) {
    for page in pages {
      addChild(page)
      page.didMove(toParent: self)
    }
    self.pages = pages
  }

  var adapter: any ContainerAdapter { Adapter(container: self) }

  struct Adapter: ContainerAdapter {
    let container: Unwilling

    var containedViewControllers: [UIViewController] { container.pages }
    var visibleViewControllers: [UIViewController] { container.pages.suffix(1) }

    func makeVisible(
      _ viewController: UIViewController, animated: Bool,
      completion: @escaping @MainActor (RoutingResult) -> Void
    ) { completion(.failure(container.error)) }

    func setContainedViewControllers(
      _ viewControllers: [UIViewController], animated: Bool,
      completion: @escaping @MainActor (RoutingResult) -> Void
    ) { completion(.failure(container.error)) }
  }
}

private struct AddUnwillingly: ContainerAction {
  typealias ViewController = Unwilling
}

@MainActor @Suite("An app's own container that fails", .onDevice)
struct FailingContainerTests {
  private func stage(_ error: any Error) -> (stage: Stage, root: Unwilling) {
    let root = Unwilling()
    root.error = error
    root.setPages([HomeViewController(), AccountViewController()])
    return (Stage(root: root).present(LoginViewController(), on: root), root)
  }

  private let shown = GeneralStep.custom(
    using: ClassFinder<HomeViewController, Void>(), fileID: "Shop/Routes.swift", line: 1)

  private func added(to root: Unwilling) -> DestinationStep<BagViewController, Void> {
    StepAssembly(
      finder: NilFinder<BagViewController, Void>(), factory: ClassFactory(),
      fileID: "Shop/Routes.swift", line: 3
    ).using(AddUnwillingly(), fileID: "Shop/Routes.swift", line: 4).from(base(root)).assemble()
  }

  private let dismissed = "By then it had dismissed LoginViewController."

  @Test("An error on showing a page is reported as the adapter's failure")
  func showing() {
    let (stage, _) = stage(Refusal())
    #expect(
      stage.end(of: shown, with: ())
        == "The adapter Unwilling of HomeViewController at Shop/Routes.swift:1 failed: refused by "
        + "the test. " + dismissed)
  }

  @Test("A refusal to show a page is reported as the destination's")
  func refusingToShow() {
    let (stage, _) = stage(IntegrationRefusal.noAdapter(TypeName(name: "Pages")))
    #expect(
      stage.end(of: shown, with: ())
        == "The step of HomeViewController at Shop/Routes.swift:1 cannot be integrated: Pages has no "
        + "adapter. " + dismissed + " Conform it to 'CustomContainerViewController'.")
  }

  @Test("An error on taking a page is reported as the action's failure")
  func taking() {
    let (stage, root) = stage(Refusal())
    #expect(
      stage.end(of: added(to: root), with: ())
        == "The action AddUnwillingly of BagViewController at Shop/Routes.swift:4 failed: refused by "
        + "the test. " + dismissed)
  }

  @Test("A refusal to take a page is reported as the step's")
  func refusingToTake() {
    let (stage, root) = stage(IntegrationRefusal.noAdapter(TypeName(name: "Pages")))
    #expect(
      stage.end(of: added(to: root), with: ())
        == "The step of BagViewController at Shop/Routes.swift:3 cannot be integrated: Pages has no "
        + "adapter. " + dismissed + " Conform it to 'CustomContainerViewController'.")
  }

  @Test("A container isn't given a screen that it already has")
  func twice() {
    let home = HomeViewController()
    let pages = PagesViewController()
    pages.pages = [home, AccountViewController()]
    Stage(root: pages).expectRefusal(
      "The step of UIViewController at Shop/Routes.swift:4 cannot be integrated: HomeViewController "
        + "would be in the container twice. Let the factory build a new view controller.",
      of: assembly { home }.using(AddPage()).from(base(pages)).assemble())
  }
}
