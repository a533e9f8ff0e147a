import PortableUIKit

typealias ContentFailure =
  @MainActor (_ error: any Error, _ retry: @escaping @MainActor () -> Void) -> UIViewController

/// What an ``AsyncFactory`` tells the screen that it builds.
struct ContentPlan<Content: UIViewController, Context> {
  let context: Context
  /// Returns nil for the plain one.
  let placeholder: @MainActor () -> UIViewController?
  /// Nil for the plain one.
  let failure: ContentFailure?
  let timeLimit: Duration?
  let load: @MainActor () async throws -> Content
}
