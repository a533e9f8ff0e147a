// Observation needs iOS 17, and the package begins before that.
#if !canImport(UIKit)
import Observation
import StepRouterState

enum ShopPage: PathElement, Codable {
  case home, search, product(Int), settings, bag, form
}

/// A model with a path. `@Observable` needs the toolchain's macros; this is what it makes.
final class PathModel: Observable {
  private let registrar = ObservationRegistrar()
  private var stored: [ShopPage]
  /// The values that the path has been given, by whomever.
  private(set) var history: [[ShopPage]] = []
  /// What the model makes of a value.
  var correction: ([ShopPage]) -> [ShopPage] = { $0 }

  init(_ path: [ShopPage] = []) { stored = path }

  var path: [ShopPage] {
    get {
      registrar.access(self, keyPath: \.path)
      return stored
    }
    set {
      history.append(newValue)
      registrar.withMutation(of: self, keyPath: \.path) { stored = correction(newValue) }
    }
  }

  func takeHistory() -> [[ShopPage]] {
    defer { history = [] }
    return history
  }
}
#endif
