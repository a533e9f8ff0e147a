import PortableUIKit
import StepRouter

/// Leads through several screens and comes back with what they were for.
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
/// One coordinator may run another in its own `run`. Nobody has to keep a list of children: each is
/// kept by the first screen that it shows, and goes with it.
@MainActor
public protocol Coordinator: AnyObject {
  /// What the screens are for.
  associatedtype Result

  /// Shows the screens and returns their result.
  ///
  /// Throws `CancellationError` where the user or another navigation leaves the screens first.
  func run() async throws -> Result
}
