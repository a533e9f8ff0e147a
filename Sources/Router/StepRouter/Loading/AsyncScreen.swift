import PortableUIKit

/// A screen whose content needs data before it can be made. An ``AsyncFactory`` builds it.
///
/// ```swift
/// let order: DestinationStep<AsyncScreen<OrderScreen, Order.ID>, Order.ID> = StepAssembly(
///   finder: ClassWithContextFinder(),
///   factory: AsyncFactory { id in OrderScreen(order: try await api.order(id)) }
/// )
/// .using(.present())
/// .from(.current)
/// .assemble()
/// ```
///
/// It contains one view controller: the placeholder, then the content, or the failure. The content
/// takes the placeholder's place, and nothing else moves. `ClassFinder<OrderScreen, …>` finds the
/// content from then on; ``ClassWithContextFinder`` finds this screen by its context at any time,
/// so that a second request doesn't load it again.
///
/// The bars, the status bar and the tab take their values from the contained view controller. A
/// value that you set on this screen applies wherever the contained view controller sets none.
///
/// The load begins when the screen is about to appear for the first time, or when a navigation
/// needs the content. So a tab that the user never opens loads nothing. The load is cancelled when
/// the screen is popped, dismissed or replaced, or when its window goes away.
@MainActor
public final class AsyncScreen<Content: UIViewController, Context>: UIViewController {
  private enum Stage {
    case ready
    case waiting(ContentLoad)
    case loaded(Content)
    case failed(any Error)
  }

  private var plan: ContentPlan<Content, Context>?
  private var stage = Stage.ready
  /// The placeholder, the content, or the failure.
  private(set) var shown: UIViewController?
  private var isShowingPlaceholder = false
  private let items = FollowedItems()
  private var completions: [@MainActor ((any Error)?) -> Void] = []

  /// The context that the content is for. Nil if no factory has built the screen.
  public var context: Context? { plan?.context }

  /// The content; nil until it has loaded.
  public var content: Content? { if case .loaded(let content) = stage { content } else { nil } }

  /// The error that the failure screen is for; nil if that isn't shown.
  public var failure: (any Error)? { if case .failed(let error) = stage { error } else { nil } }

  /// Whether the screen is loading its content.
  public var isWaiting: Bool { if case .waiting = stage { true } else { false } }

  /// Loads the content again after a failure; otherwise does nothing.
  ///
  /// ```swift
  /// if orderScreen.failure is NoConnection { orderScreen.retry() }
  /// ```
  public func retry() {
    if case .failed = stage { begin() }
  }

  /// Updates the bars and the tab with the contained view controller's current items. The screen
  /// does this by itself when its content has loaded, before it appears and whenever it lays out
  /// its view. Call it if your content changes its `navigationItem` at another time.
  ///
  /// ```swift
  /// orderScreen.content?.navigationItem.prompt = "Paid"
  /// orderScreen.followContent()
  /// ```
  public func followContent() {
    guard let shown else { return }
    items.follow(shown, in: self)
  }

  /// Places the contained view controller's view.
  public override func viewDidLoad() {
    super.viewDidLoad()
    if let shown { place(shown) }
  }

  /// Begins the load the first time, and updates the bars and the tab.
  public override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    if case .ready = stage { begin() }
    followContent()
  }

  /// Updates the bars and the tab.
  public override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    followContent()
  }

  /// Updates the bars and the tab.
  public override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    followContent()
  }

  /// Takes the size that the contained view controller prefers.
  public override func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {
    super.preferredContentSizeDidChange(forChildContentContainer: container)
    preferredContentSize = container.preferredContentSize
  }

  /// The contained view controller.
  public override var childForStatusBarStyle: UIViewController? { shown }
  /// The contained view controller.
  public override var childForStatusBarHidden: UIViewController? { shown }
  /// The contained view controller.
  public override var childForHomeIndicatorAutoHidden: UIViewController? { shown }
  /// The contained view controller.
  public override var childForScreenEdgesDeferringSystemGestures: UIViewController? { shown }
  /// The contained view controller.
  public override var childViewControllerForPointerLock: UIViewController? { shown }

  /// The orientations that the contained view controller supports.
  public override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    shown?.supportedInterfaceOrientations ?? super.supportedInterfaceOrientations
  }

  /// Whether this screen or the contained view controller hides the bar. UIKit asks when it pushes
  /// the screen, so the placeholder needs the same value as the content.
  public override var hidesBottomBarWhenPushed: Bool {
    get { super.hidesBottomBarWhenPushed || shown?.hidesBottomBarWhenPushed ?? false }
    set { super.hidesBottomBarWhenPushed = newValue }
  }

  /// Whether this screen or the contained view controller keeps the user from swiping it away.
  public override var isModalInPresentation: Bool {
    get { super.isModalInPresentation || shown?.isModalInPresentation ?? false }
    set { super.isModalInPresentation = newValue }
  }
}

extension AsyncScreen {
  /// Takes the factory's plan, and shows the placeholder.
  func setUp(_ plan: ContentPlan<Content, Context>) {
    AsyncScreens.haveBeenBuilt = true
    self.plan = plan
    showPlaceholder()
  }

  private func showPlaceholder() {
    guard !isShowingPlaceholder, let plan else { return }
    show(plan.placeholder() ?? PlainPlaceholder())
    isShowingPlaceholder = true
  }

  private func begin() {
    guard let plan else { return }
    showPlaceholder()
    let load = ContentLoad()
    stage = .waiting(load)
    load.watch = onLeave(for: load) { [weak self, weak load] _ in
      if let load { self?.leave(load) }
    }
    if let limit = plan.timeLimit {
      load.timer = OneShotTimer(after: limit, role: .deadline, on: self) { [weak self, weak load] in
        if let load { self?.end(load, with: .failure(AsyncScreenError.timedOut(after: limit))) }
      }
    }
    let make = plan.load
    load.task = OpenTask.begin({ "the screen \(TypeName(Self.self))" }) { [weak self, weak load] in
      let result: Result<Content, any Error>
      do { result = .success(try await make()) } catch { result = .failure(error) }
      if let load { self?.end(load, with: result) }
    }
  }

  private func isCurrent(_ load: ContentLoad) -> Bool {
    if case .waiting(let current) = stage { current === load } else { false }
  }

  private func leave(_ load: ContentLoad) {
    guard isCurrent(load) else { return }
    load.stop()
    stage = .ready
    complete(AsyncScreenError.left)
  }

  /// Ends a load. The result of any but the current one comes too late.
  private func end(_ load: ContentLoad, with result: Result<Content, any Error>) {
    guard isCurrent(load) else { return }
    load.stop()
    do {
      let content = try result.get()
      try take(content)
      stage = .loaded(content)
      show(content)
      complete(nil)
    } catch {
      stage = .failed(error)
      show(failureScreen(for: error))
      complete(error)
    }
  }

  /// Checks that this screen can show the content, then gives the content its context if it accepts
  /// one. Throws if either fails.
  private func take(_ content: Content) throws {
    if let refusal = IntegrationCheck(host: self).refusal(of: content) {
      throw AsyncScreenError.refused(refusal)
    }
    if let parent = content.parent {
      throw AsyncScreenError.refused(
        .hasParent(ViewControllerReference(content), parent: ViewControllerReference(parent)))
    }
    guard let plan, let accepting = content as? any ContextAccepting else { return }
    try accepting.take(plan.context)
  }

  /// Returns the screen for a failure. For a cancelled load, it has no error to show, only a way to
  /// load again.
  private func failureScreen(for error: any Error) -> UIViewController {
    let retry: @MainActor () -> Void = { [weak self] in self?.retry() }
    guard let failure = plan?.failure, !(error is CancellationError) else {
      return PlainFailure.made(for: error, retry: retry)
    }
    return failure(error, retry)
  }

  private func complete(_ error: (any Error)?) {
    let told = completions
    completions = []
    for completion in told { completion(error) }
  }

  /// Shows a view controller in place of the one before.
  private func show(_ next: UIViewController) {
    isShowingPlaceholder = false
    let previous = shown
    previous?.willMove(toParent: nil)
    addChild(next)
    shown = next
    if isViewLoaded { place(next) }
    previous?.viewIfLoaded?.removeFromSuperview()
    previous?.removeFromParent()
    next.didMove(toParent: self)
    if next.preferredContentSize != .zero { preferredContentSize = next.preferredContentSize }
    followContent()
    guard isViewLoaded else { return }
    #if !os(visionOS)
    setNeedsStatusBarAppearanceUpdate()
    #endif
    setNeedsUpdateOfHomeIndicatorAutoHidden()
    setNeedsUpdateOfScreenEdgesDeferringSystemGestures()
    setNeedsUpdateOfPrefersPointerLocked()
    setNeedsUpdateOfSupportedInterfaceOrientations()
  }

  private func place(_ child: UIViewController) {
    guard let content = child.view, let view else { return }
    content.frame = view.bounds
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(content)
  }
}

extension AsyncScreen: ContentLoading {
  package var lacksContent: Bool { plan != nil && content == nil }

  package var waitsWithoutLimit: Bool { isWaiting && plan?.timeLimit == nil }

  package func loadContent(then completion: @escaping @MainActor ((any Error)?) -> Void) {
    guard lacksContent else { return completion(nil) }
    completions.append(completion)
    if !isWaiting { begin() }
  }
}

extension ContextAccepting {
  fileprivate func take(_ context: Any) throws {
    guard let context = context as? Context else { return }
    try setup(with: context)
  }
}
