import PortableUIKit

typealias ContentFailure =
  @MainActor (_ error: any Error, _ retry: @escaping @MainActor () -> Void) -> UIViewController

/// The settings that an ``AsyncFactory`` passes to the screen it builds.
struct ContentPlan<Content: UIViewController, Context> {
  let context: Context
  /// Returns nil for the default placeholder.
  let placeholder: @MainActor () -> UIViewController?
  /// Nil for the default failure screen.
  let failure: ContentFailure?
  let timeLimit: Duration?
  let load: @MainActor () async throws -> Content
}
