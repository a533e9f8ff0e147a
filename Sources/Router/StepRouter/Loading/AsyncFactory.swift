import PortableUIKit

/// Builds a screen that needs data before it can be made.
///
/// ```swift
/// let order = StepAssembly(
///   finder: ClassWithContextFinder(),
///   factory: AsyncFactory { (id: Order.ID) in OrderScreen(order: try await api.order(id)) }
/// )
/// .using(.push())
/// .from(NavigationControllerStep())
/// .using(.present())
/// .from(.current)
/// .assemble()
/// ```
///
/// It builds an ``AsyncScreen``, which appears at once with a placeholder. When the closure's
/// screen has loaded, it takes the placeholder's place. So the navigation succeeds without waiting,
/// and nothing is pushed or presented later.
///
/// A screen that is ``ContextAccepting`` may refuse its context before anything moves, and gets it
/// when it has loaded.
@MainActor
public struct AsyncFactory<Content: UIViewController, Context>: Factory {
  /// The class of view controller that the factory builds.
  public typealias ViewController = AsyncScreen<Content, Context>

  private let placeholder: (@MainActor (Context) -> UIViewController)?
  private let failure: ContentFailure?
  private let timeLimit: Duration?
  private let load: @MainActor (Context) async throws -> Content

  /// Makes a factory that calls `load` when its screen is about to appear.
  ///
  /// ```swift
  /// let factory = AsyncFactory(
  ///   placeholder: { _ in SkeletonScreen() },
  ///   failure: { error, retry in ErrorScreen(error, retry: retry) },
  ///   timeLimit: .seconds(10)
  /// ) { (id: Order.ID) in
  ///   OrderScreen(order: try await api.order(id))
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - placeholder: Makes the view controller to show until the content is there. The default
  ///     shows an activity indicator.
  ///   - failure: Makes the view controller to show if there won't be any content. Its button calls
  ///     `retry`, which loads again. The default shows the error's `errorDescription` and a button.
  ///   - timeLimit: The time after which the load is cancelled, with
  ///     ``AsyncScreenError/timedOut(after:)`` as the error. Nil for no limit.
  ///   - load: Loads the data and makes the screen. Its task is cancelled if the screen leaves.
  public init(
    placeholder: (@MainActor (Context) -> UIViewController)? = nil,
    failure: (
      @MainActor (_ error: any Error, _ retry: @escaping @MainActor () -> Void) -> UIViewController
    )? = nil,
    timeLimit: Duration? = .seconds(30),
    _ load: @escaping @MainActor (Context) async throws -> Content
  ) {
    self.placeholder = placeholder
    self.failure = failure
    self.timeLimit = timeLimit
    self.load = load
  }

  /// Lets a screen that is ``ContextAccepting`` refuse its context.
  public mutating func prepare(with context: Context) throws {
    guard let accepting = Content.self as? any ContextAccepting.Type else { return }
    try accepting.check(context)
  }

  /// Returns a new screen that waits.
  public func build(with context: Context) throws -> AsyncScreen<Content, Context> {
    let screen = AsyncScreen<Content, Context>()
    screen.setUp(
      ContentPlan(
        context: context, placeholder: { [placeholder] in placeholder?(context) },
        failure: failure, timeLimit: timeLimit, load: { [load] in try await load(context) }))
    return screen
  }
}

extension ContextAccepting {
  fileprivate static func check(_ context: Any) throws {
    guard let context = context as? Context else { return }
    try checkCompatibility(with: context)
  }
}
