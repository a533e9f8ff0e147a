#if !canImport(UIKit)
/// An action that loads a list's content anew.
public struct RefreshAction: Sendable {
  private let action: @MainActor @Sendable () async -> Void

  init(_ action: @escaping @MainActor @Sendable () async -> Void) { self.action = action }

  public func callAsFunction() async { await action() }
}

extension View {
  /// Lets the user pull the list or scroll view in this view.
  @preconcurrency
  public func refreshable(action: @escaping @MainActor @Sendable () async -> Void) -> some View {
    environment(\.refresh, RefreshAction(action))
  }
}

extension EnvironmentValues {
  private struct RefreshKey: EnvironmentKey {
    static var defaultValue: RefreshAction? { nil }
  }

  /// The action of the nearest `refreshable`.
  public internal(set) var refresh: RefreshAction? {
    get { self[RefreshKey.self] }
    set { self[RefreshKey.self] = newValue }
  }
}
#endif
