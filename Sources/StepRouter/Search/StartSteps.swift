import PortableUIKit

/// A base at a fixed place of the window.
struct WindowStart<Context>: StartStep {
  enum Position { case root, topmost }

  let position: Position
  let reference: StepReference
  /// Whether it was written in short, which cannot tell its place; the verb that takes it does.
  private let isShorthand: Bool

  init(position: Position, place: CodePlace, isShorthand: Bool = false) {
    self.position = position
    self.isShorthand = isShorthand
    reference = StepReference(screen: TypeName(UIViewController.self), place: place)
  }

  func placed(at place: CodePlace) -> Self {
    isShorthand ? WindowStart(position: position, place: place) : self
  }

  func find(with context: Context, in window: UIWindow?) throws(RoutingError) -> UIViewController {
    guard let window else { throw .startNotFound(reference, reason: .noWindow) }
    guard let root = window.rootViewController else {
      throw .startNotFound(reference, reason: .noRoot)
    }
    return position == .root ? root : RouterWindowProvider.topmost(in: window) ?? root
  }
}

/// A base that a finder finds.
struct FoundStart<Screen: UIViewController, Context>: StartStep {
  let finder: any Finder<Screen, Context>
  let reference: StepReference

  init(finder: some Finder<Screen, Context>, fileID: String, line: UInt) {
    self.finder = finder
    reference = StepReference(
      screen: TypeName(Screen.self), place: CodePlace(fileID: fileID, line: line))
  }

  func find(with context: Context, in window: UIWindow?) throws(RoutingError) -> UIViewController {
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
