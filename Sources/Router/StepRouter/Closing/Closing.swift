import PortableUIKit

/// What closing a screen means as things are.
@MainActor
final class Closing {
  /// Why what goes leaves.
  let reason: LeaveReason
  /// What the user sees afterwards.
  let seen: UIViewController
  /// What stays right below what goes; nil where nothing goes.
  let kept: UIViewController?
  /// Who comes to light where others are popped, each in its stack.
  let reveals: [Reveal]
  /// What is dismissed, from the lowest layer up.
  let dismissed: [UIViewController]

  var isEmpty: Bool { reveals.isEmpty && dismissed.isEmpty }

  /// A closing that removes nothing, as nobody is in the way.
  init(seen: UIViewController) {
    reason = .closed
    self.seen = seen
    (kept, reveals, dismissed) = (nil, [], [])
  }

  /// All goes that lies above `kept`. Where something else is in front of `kept`, such as another
  /// tab, that stays in front.
  ///
  /// - Parameter popsAround: Whether what covers `kept` in stacks goes; not where what is presented
  ///   from a covered screen is dismissed.
  init(
    keeping kept: UIViewController, reason: LeaveReason, seenNow: UIViewController,
    poppingAround popsAround: Bool
  ) {
    var reveals: [Reveal] = []
    var hiding: UIViewController?
    var child = kept
    while let next = child.enclosing ?? child.presentingViewController {
      if child.enclosing === next, !next.shows(child) {
        guard popsAround, next is UINavigationController else {
          hiding = next
          break
        }
        reveals.append(Reveal(child: child, container: next))
      }
      child = next
    }
    self.reason = reason
    self.reveals = reveals
    self.kept = kept
    dismissed = kept.layersAbove(within: hiding)
    seen = hiding == nil ? (popsAround ? kept : kept.layerRoot).inFront : seenNow
  }
}

extension UIViewController {
  /// What the user looks at in this view controller: the innermost that is in front, where columns
  /// stand side by side the last of them.
  var inFront: UIViewController {
    var front = self
    while let next = front.nextInFront { front = next }
    return front
  }

  private var nextInFront: UIViewController? {
    if ClassTraits.of(self).container != .none { return frontChild ?? visibleChildren.last }
    // A screen may have one container in its view, with which the user goes forth and back.
    let containers = children.filter {
      if hides($0) { return false }
      return switch ClassTraits.of($0).container {
      case .navigation, .tabs, .split, .pages, .custom: true
      default: false
      }
    }
    return containers.count == 1 ? containers.first : nil
  }
}
