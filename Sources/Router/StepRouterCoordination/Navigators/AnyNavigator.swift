import PortableUIKit
import StepRouter

/// A screen's handle to its navigator, which reports where the user wants to go, and nothing else.
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
  /// A failure goes to the router's observers, including the failure that the navigator is gone.
  public func navigate(
    to destination: Destination, animated: Bool = true, fileID: String = #fileID,
    line: UInt = #line
  ) {
    report(destination, animated, CodeLocation(fileID: fileID, line: line))
  }

  /// Returns a handle for a smaller scope, whose destinations are a case of this handle's.
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

/// A screen has outlived its navigator.
struct NavigatorGone: Error, CustomStringConvertible {
  var description: String {
    "it is gone, because nothing kept it: let the first screen of its scope retain it"
  }
}
