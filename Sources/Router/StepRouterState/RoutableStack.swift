import PortableUIKit
import StepRouter

/// Changes the content of its screen when a ``RoutableStack`` calls it. Implement it in a view
/// controller or in a separate object.
///
/// ```swift
/// final class HomeRoutable: Routable {
///   func push(_ element: RouteElement, animated: Bool) async throws -> any Routable {
///     let product = try ProductViewController(productID: element.value("id"))
///     await stack.push(product, animated: animated)
///     return ProductRoutable(product)
///   }
///
///   func pop(_ element: RouteElement, animated: Bool) async throws {
///     await stack.pop(animated: animated)
///   }
///
///   func change(_ element: RouteElement, to new: RouteElement, animated: Bool) async throws
///     -> any Routable
///   {
///     try await pop(element, animated: false)
///     return try await push(new, animated: animated)
///   }
/// }
/// ```
///
/// Return when the movement has ended. Throw only if nothing has changed.
@MainActor
public protocol Routable: AnyObject {
  /// Shows an element on this screen, and returns the `Routable` responsible for further elements.
  func push(_ element: RouteElement, animated: Bool) async throws -> any Routable

  /// Removes the element that this screen shows.
  func pop(_ element: RouteElement, animated: Bool) async throws

  /// Shows another element in place of the current one, and returns the `Routable` responsible for
  /// further elements.
  func change(_ element: RouteElement, to new: RouteElement, animated: Bool) async throws
    -> any Routable
}

/// Shows routes by calling the `Routable` responsible for each change.
///
/// ```swift
/// let driver = RouteDriver(RoutableStack(root: RootRoutable(window: window)))
/// ```
@MainActor
public final class RoutableStack: RoutePresenter {
  private let root: any Routable
  /// The `Routable`s pushed so far, with their elements.
  private var pushed: [(element: RouteElement, routable: any Routable)] = []
  /// Counts movements, so that a late answer is ignored once the next movement has begun.
  private var movement = 0

  /// Creates a stack that shows nothing yet; `root` is responsible for the first element.
  public init(root: any Routable) { self.root = root }

  /// Returns the route after the next single change.
  public func next(from shown: Route, to wanted: Route) -> Route {
    RouteChange.changes(from: shown, to: wanted).first?.applied(to: shown) ?? shown
  }

  /// Calls the responsible `Routable` for each change between the two routes.
  public func move(
    from shown: Route, to next: Route, animated: Bool,
    completion: @escaping @MainActor (RoutingResult) -> Void
  ) {
    let known = zip(pushed, shown).prefix { $0.element == $1 }.count
    pushed.removeLast(pushed.count - known)
    movement += 1
    Task { [movement] in
      do {
        for change in RouteChange.changes(from: shown, to: next) {
          let routable = try await perform(change, animated: animated)
          guard movement == self.movement else { return }
          pushed.removeLast(pushed.count - change.responsible)
          if let routable, let element = next.last { pushed.append((element, routable)) }
        }
        completion(.success)
      } catch {
        completion(.failure(error))
      }
    }
  }

  private func perform(_ change: RouteChange, animated: Bool) async throws -> (any Routable)? {
    let index = change.responsible
    guard index <= pushed.count else { throw RouteError.noRoutable(change) }
    let routable = index == 0 ? root : pushed[index - 1].routable
    switch change {
    case .push(let element, _): return try await routable.push(element, animated: animated)
    case .change(let element, let new, _):
      return try await routable.change(element, to: new, animated: animated)
    case .pop(let element, _):
      try await routable.pop(element, animated: animated)
      return nil
    }
  }
}

extension RouteChange {
  /// The index of the `Routable` responsible for the change.
  public var responsible: Int {
    switch self {
    case .pop(_, let index), .change(_, _, let index), .push(_, let index): index
    }
  }
}
