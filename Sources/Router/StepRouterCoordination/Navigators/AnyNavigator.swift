import PortableUIKit
import StepRouter

/// A screen's handle to its navigator. It reports where the user wants to go, and does nothing
/// else.
///
/// ```swift
/// final class HomeViewController: UIViewController {
///   var navigator: AnyNavigator<ShopNavigator.Destination>?
///
///   func tapped(_ product: Product) { navigator?.navigate(to: .product(product.id)) }
/// }
/// ```
///
/// ``Navigator/handle()`` creates it. In a test of the screen, a closure stands in for the
/// navigator:
///
/// ```swift
/// screen.navigator = AnyNavigator { reported.append($0) }
/// ```
@MainActor
public struct AnyNavigator<Destination> {
  private let report: @MainActor (Destination, _ animated: Bool, _ location: CodeLocation) -> Void

  /// Creates a handle that passes each intent to a closure.
  public init(_ report: @escaping @MainActor (Destination) -> Void) {
    self.report = { destination, _, _ in report(destination) }
  }

  init<Wrapped: Navigator<Destination>>(_ navigator: Wrapped) {
    let router = navigator.router
    report = { [weak navigator] destination, animated, location in
      if let navigator {
        navigator.navigate(
          to: destination, animated: animated, fileID: location.fileID, line: location.line)
      } else {
        let target = Target(
          failing: NavigatorGone(), of: TypeName(Wrapped.self), askedFrom: location)
        router.navigate(to: target, fileID: location.fileID, line: location.line)
      }
    }
  }

  private init(
    reporting report: @escaping @MainActor (Destination, Bool, CodeLocation) -> Void
  ) {
    self.report = report
  }

  /// Reports where the user wants to go.
  ///
  /// The router's observers receive any failure, including the one that the navigator is gone.
  public func navigate(
    to destination: Destination, animated: Bool = true, fileID: String = #fileID,
    line: UInt = #line
  ) {
    report(destination, animated, CodeLocation(fileID: fileID, line: line))
  }

  /// Returns a handle for a smaller scope. Its destinations form one case of this handle's
  /// destinations.
  ///
  /// ```swift
  /// settingsScreen.navigator = navigator.handle().scoped(ShopNavigator.Destination.account)
  /// ```
  public func scoped<Child>(
    _ embed: @escaping @MainActor (Child) -> Destination
  ) -> AnyNavigator<Child> {
    AnyNavigator<Child>(reporting: { [report] child, animated, location in
      report(embed(child), animated, location)
    })
  }
}

/// The error of a screen that has outlived its navigator.
struct NavigatorGone: Error, CustomStringConvertible {
  var description: String {
    "it is gone, because nothing kept it: let the first screen of its scope retain it"
  }
}
