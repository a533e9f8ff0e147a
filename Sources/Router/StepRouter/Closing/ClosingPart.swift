import PortableUIKit

/// The chain of a closing, which leads to the view controller the user sees when a screen has gone.
final class ClosingPart: ChainNode, ChainPart {
  /// The target to close: the screen itself, everything above it, or the screen in front.
  enum Subject {
    case screen, above, front
  }

  let subject: Subject
  private(set) weak var screen: UIViewController?
  private let reference: StepReference

  init(_ subject: Subject, _ screen: UIViewController?, reference: StepReference) {
    self.subject = subject
    self.screen = screen
    self.reference = reference
  }

  @MainActor
  func walk(
    with context: Void, search: Search, next: inout Chain<Void>
  ) throws(RoutingError) -> Search.Stretch? {
    guard let window = search.window else { throw .startNotFound(reference, reason: .noWindow) }
    guard let layers = search.layers else { throw .startNotFound(reference, reason: .noRoot) }
    let closing = try closing(in: window, layers)
    search.closing = closing
    // The hit isn't in front yet, unless there's nothing to do.
    let hit = closing.isEmpty ? closing.seen : closing.kept ?? closing.seen
    return .hit(Search.Hit(viewController: hit, reference: reference))
  }

  @MainActor
  func contextOfFirstStep(for context: Void) throws(RoutingError) -> Any { context }

  @MainActor
  private func closing(
    in window: UIWindow, _ layers: WindowLayers
  ) throws(RoutingError) -> Closing {
    let seen = layers.topmost.inFront
    let subject = self.subject == .front ? layers.top.goesBack : screen
    guard let subject else { return Closing(seen: seen) }
    guard subject.isInHierarchy(of: window) else {
      guard let other = subject.viewIfLoaded?.window, other !== window else {
        return Closing(seen: seen)
      }
      throw .startNotFound(
        reference, reason: .notInWindow(ViewControllerReference(subject)))
    }
    if self.subject == .above {
      return Closing(keeping: subject, reason: .closed, seenNow: seen, poppingAround: true)
    }
    guard let below = subject.below else { throw .nothingBelow(ViewControllerReference(subject)) }
    return Closing(
      keeping: below.viewController, reason: self.subject == .front ? .back : .closed,
      seenNow: seen,
      poppingAround: below.isInStack)
  }
}

extension DestinationStep {
  /// Whether the destination closes a screen, even one that is already gone, rather than showing
  /// one.
  package var isClosing: Bool { chain is ClosingPart }
}

extension DestinationStep where Screen == UIViewController, Context == Void {
  package static func closing(_ screen: UIViewController, _ location: CodeLocation) -> Self {
    closing(.screen, screen, "the screen below \(TypeName(type(of: screen)))", location)
  }

  static func closing(upTo screen: UIViewController, _ location: CodeLocation) -> Self {
    closing(.above, screen, "\(TypeName(type(of: screen)))", location)
  }

  package static func goingBack(_ location: CodeLocation) -> Self {
    closing(.front, nil, "the screen before", location)
  }

  private static func closing(
    _ subject: ClosingPart.Subject, _ screen: UIViewController?, _ name: String,
    _ location: CodeLocation
  ) -> Self {
    let reference = StepReference(screen: TypeName(name: name), location: location)
    return Self(chain: ClosingPart(subject, screen, reference: reference), reference: reference)
  }
}

extension UIViewController {
  /// The screen in front. Beside columns, it's that of the first column that can go back, from the
  /// detail on.
  fileprivate var goesBack: UIViewController {
    let front = inFront
    for container in sequence(first: front, next: \.enclosing) {
      guard let split = container as? UISplitViewController, !split.isCollapsed else { continue }
      for column in split.visibleColumnChildren {
        let screen = column.inFront
        if screen.below?.isInStack == true { return screen }
      }
    }
    return front
  }

  /// The view controller right below this one in a stack, or its presenter. If this one can go only
  /// with its container, the view controller below the container. Nil if it's in the window's root
  /// with nothing below it.
  fileprivate var below: (viewController: UIViewController, isInStack: Bool)? {
    var child = self
    while let next = child.enclosing {
      if let stack = next as? UINavigationController {
        let viewControllers = stack.viewControllers
        let index = viewControllers.firstIndex { $0 === child } ?? 0
        if index > 0 { return (viewControllers[index - 1], true) }
      }
      child = next
    }
    return child.presentingViewController.map { ($0, false) }
  }
}
