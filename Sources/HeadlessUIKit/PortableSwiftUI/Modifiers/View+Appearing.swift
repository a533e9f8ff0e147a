#if !canImport(UIKit)
extension View {
  public func onAppear(perform action: (() -> Void)? = nil) -> some View {
    modifier(AppearanceModifier(appear: action, disappear: nil))
  }

  public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
    modifier(AppearanceModifier(appear: nil, disappear: action))
  }
}

extension View {
  /// Runs an asynchronous action when the view appears. It's cancelled when the view disappears.
  @preconcurrency
  public func task(
    priority: TaskPriority = .userInitiated,
    _ action: @escaping @Sendable @MainActor () async -> Void
  ) -> some View {
    modifier(TaskModifier(priority: priority, action: action))
  }

  /// Runs an asynchronous action when the view appears, and again when the value changes.
  @preconcurrency
  public func task<T: Equatable>(
    id value: T, priority: TaskPriority = .userInitiated,
    _ action: @escaping @Sendable @MainActor () async -> Void
  ) -> some View {
    modifier(IdentifiedTaskModifier(value: value, priority: priority, action: action))
  }
}

private struct TaskModifier: ViewModifier {
  let priority: TaskPriority
  let action: @Sendable @MainActor () async -> Void
  @State private var running = RunningTask()

  func body(content: Content) -> some View {
    content.onAppear { running.start(priority, action) }.onDisappear { running.cancel() }
  }
}

private struct IdentifiedTaskModifier<Value: Equatable>: ViewModifier {
  let value: Value
  let priority: TaskPriority
  let action: @Sendable @MainActor () async -> Void
  @State private var running = RunningTask()

  func body(content: Content) -> some View {
    content.onAppear { running.start(priority, action) }.onDisappear { running.cancel() }
      .onChange(of: value) { _ in running.start(priority, action) }
  }
}

@MainActor private final class RunningTask {
  private var task: Task<Void, Never>?

  nonisolated init() {}

  func start(
    _ priority: TaskPriority, _ action: @escaping @Sendable @MainActor () async -> Void
  ) {
    cancel()
    task = Task(priority: priority) { await action() }
  }

  func cancel() {
    task?.cancel()
    task = nil
  }
}

private struct AppearanceModifier: RenderedModifier {
  typealias Body = Never

  let appear: (() -> Void)?
  let disappear: (() -> Void)?

  func render(_ content: some View, in node: ViewNode, _ scope: RenderScope) -> [UIView] {
    let appearance = node.element { ViewAppearance() }
    appearance.onAppear = appear
    appearance.onDisappear = disappear
    scope.host.add(appearance)
    node.onRemoval = { appearance.disappeared() }
    return node.render(content, at: .position(0), scope)
  }
}

/// Calls a view's appear and disappear actions, always in alternation.
@MainActor final class ViewAppearance {
  var onAppear: (() -> Void)?
  var onDisappear: (() -> Void)?
  private var isThere = false

  func appeared() {
    guard !isThere else { return }
    isThere = true
    onAppear?()
  }

  func disappeared() {
    guard isThere else { return }
    isThere = false
    onDisappear?()
  }
}
#endif
