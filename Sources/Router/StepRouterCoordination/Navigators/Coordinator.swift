import PortableUIKit
import StepRouter

/// Leads the user through several screens and returns their result.
///
/// ```swift
/// final class AddressCoordinator: Coordinator {
///   private let address = CoordinatorResult<Address>()
///   private let router: any Router
///
///   init(router: any Router) { self.router = router }
///
///   func run() async throws -> Address {
///     try await address.value(showing: form.with(address.finish), by: router, keeping: self)
///   }
/// }
/// ```
///
/// ```swift
/// let address = try await AddressCoordinator(router: router).run()
/// ```
///
/// A coordinator may run another in its own `run`. You don't need a list of children: the first
/// screen that a coordinator shows keeps it alive, and releases it when it goes.
@MainActor
public protocol Coordinator: AnyObject {
  /// The type of the screens' result.
  associatedtype Result

  /// Shows the screens and returns their result.
  ///
  /// Throws `CancellationError` if the user or another navigation leaves the screens first.
  func run() async throws -> Result
}
