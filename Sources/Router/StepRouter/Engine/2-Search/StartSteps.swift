import PortableUIKit

/// A base of a chain.
protocol StartStep<Context>: ChainPart {
  var reference: StepReference { get }

  /// Returns the view controller to start from.
  @MainActor
  func find(with context: Context, in window: UIWindow?) throws(RoutingError) -> UIViewController
}

extension StartStep {
  @MainActor
  func walk(
    with context: Context, search: Search, next: inout Chain<Context>
  ) throws(RoutingError) -> Search.Stretch? {
    let found = try find(with: context, in: search.window)
    return try search.end(at: found, of: reference, with: context)
  }

  @MainActor
  func contextOfFirstStep(for context: Context) throws(RoutingError) -> Any { context }
}

/// A base at a fixed position in the window.
final class WindowStart<Context>: ChainNode, StartStep {
  enum Position { case root, topmost }

  let reference: StepReference
  let position: Position
  /// Whether the base is in shorthand, which can't capture its own location; the verb that takes
  /// the base supplies one.
  private let isShorthand: Bool

  init(position: Position, location: CodeLocation, isShorthand: Bool = false) {
    self.position = position
    self.isShorthand = isShorthand
    reference = StepReference(screen: TypeName(UIViewController.self), location: location)
  }

  func located(at location: CodeLocation) -> Chain<Context> {
    isShorthand ? WindowStart(position: position, location: location) : self
  }

  @MainActor
  func find(
    with context: Context, in window: UIWindow?
  ) throws(RoutingError) -> UIViewController {
    guard let window else { throw .startNotFound(reference, reason: .noWindow) }
    guard let root = window.rootViewController else {
      throw .startNotFound(reference, reason: .noRoot)
    }
    return position == .root ? root : RouterWindowProvider.topmost(in: window) ?? root
  }
}

/// A base that uses a finder.
final class FoundStart<Screen: UIViewController, Context>: ChainNode, StartStep {
  let reference: StepReference
  let finder: any Finder<Screen, Context>

  init(finder: some Finder<Screen, Context>, fileID: String, line: UInt) {
    self.finder = finder
    reference = StepReference(
      screen: TypeName(Screen.self), location: CodeLocation(fileID: fileID, line: line))
  }

  @MainActor
  func find(
    with context: Context, in window: UIWindow?
  ) throws(RoutingError) -> UIViewController {
    let type = TypeName(Swift.type(of: finder))
    do {
      if let found = try finder.findViewController(with: context), !found.isLeaving { return found }
    } catch {
      throw .preparationFailed(
        RoutingParticipant(role: .finder, type: type, step: reference), underlying: error)
    }
    throw .startNotFound(reference, reason: window == nil ? .noWindow : .notFound(finder: type))
  }
}
