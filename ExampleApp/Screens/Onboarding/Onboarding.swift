import PortableUIKit
import StepRouter
import StepRouterFlows

/// The introduction to the shop: pages in a document's order, without those already done.
@MainActor
public final class Onboarding {
  private let router: any Router
  private let diary: Diary
  private let standard: FlowDocument?
  private var done: Set<String> = []
  /// Whether the introduction has finished or the customer has given up.
  private var isOver = false
  private weak var stack: OnboardingNavigationController?
  private lazy var navigator = FlowNavigator<String>(Flow([]), router: router, from: sheet)

  /// Creates an introduction from this document; if it's nil, from the shop's own.
  public init(document: FlowDocument? = nil, router: any Router, diary: Diary = Diary()) {
    self.router = router
    self.diary = diary
    standard = document ?? OnboardingPage.document
  }

  /// Starts the introduction or returns to its current page. A document replaces the previous list.
  public func start(with document: FlowDocument? = nil) {
    if let list = document ?? standard {
      navigator.flow = list.flow(of: pages) { [weak self] step in
        self?.done.contains(step.id) == true ? .completed : step.status
      }
    }
    isOver = false
    navigator.onFinish = { [weak self] in self?.close() }
    navigator.onLeave = { [weak self] page, reason in self?.left(page, reason) }
    Task { try await navigator.start() }
  }

  private func close() {
    done = []
    isOver = true
    guard let presenter = stack?.presentingViewController else { return }
    router.navigate(to: .viewController(presenter), completion: nil)
  }

  /// Notes the page at which the customer gave up, which means that the sheet goes before the end.
  /// The last page leaves first. Going back leaves only a page, and the sheet stays.
  private func left(_ page: String, _ reason: LeaveReason) {
    guard !isOver, stack?.presentingViewController == nil else { return }
    isOver = true
    diary.note("The introduction was given up at “\(page)”: \(reason).")
  }

  private func finish(_ page: OnboardingPage) {
    done.insert(page.id)
    Task { try await navigator.advance(from: page.id) }
  }

  /// The sheet that contains the pages.
  private var sheet: Target {
    let step = SingleContainerStep(
      finder: ClassFinder<OnboardingNavigationController, Void>(),
      factory: NavigationControllerFactory { [weak self] stack in self?.stack = stack })
    return ChainAssembly.from(step)
      .using(.present(presentationStyle: .formSheet))
      .from(.current)
      .with(())
  }

  private var pages: [String: AnyScreen] {
    let screen = StepAssembly(
      finder: ClassWithContextFinder<OnboardingViewController, OnboardingPage>(),
      factory: InlineFactory { [weak self] (page: OnboardingPage) in
        let screen = OnboardingViewController()
        screen.page = page
        screen.onContinue = { self?.finish(page) }
        return screen
      }
    ).using(.push())
    let pages = OnboardingPage.all.map { ($0.id, screen.with($0)) }
    return Dictionary(pages) { first, _ in first }
  }
}
