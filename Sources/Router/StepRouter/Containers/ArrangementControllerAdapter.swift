import PortableUIKit

#if !canImport(UIKit) || canImport(UIKit, _version: 9127.0.85)
/// Adapts an arrangement view controller: it contains the view controllers in its two placements,
/// and shows the ones it has room for.
///
/// The router uses this adapter for every arrangement view controller. Wrap it if yours does more:
///
/// ```swift
/// extension PlayerArrangement: CustomContainerViewController {
///   var adapter: any ContainerAdapter {
///     CountingAdapter(wrapped: ArrangementControllerAdapter(arrangementViewController: self))
///   }
/// }
/// ```
@available(iOS 27.1, *)
public struct ArrangementControllerAdapter: ContainerAdapter {
  let arrangementViewController: UIArrangementViewController

  /// Makes an adapter for an arrangement view controller.
  public init(arrangementViewController: UIArrangementViewController) {
    self.arrangementViewController = arrangementViewController
  }

  /// The primary and the secondary view controller, each if there is one.
  public var containedViewControllers: [UIViewController] {
    ArrangementSlot.allCases.compactMap { arrangementViewController.content(of: $0) }
  }

  /// The view controllers that aren't hidden.
  public var visibleViewControllers: [UIViewController] {
    layOut()
    return ArrangementSlot.allCases.compactMap {
      arrangementViewController.hides($0) ? nil : arrangementViewController.content(of: $0)
    }
  }

  /// Does nothing if the view controller is visible. Fails if it's hidden, because only the
  /// arrangement's surroundings determine what's visible.
  public func makeVisible(
    _ viewController: UIViewController, animated: Bool,
    completion: @escaping @MainActor (RoutingResult) -> Void
  ) {
    guard arrangementViewController.placement(for: viewController) != nil else {
      let name = ViewControllerReference(viewController)
      return completion(.failure(IntegrationRefusal.notContained(name)))
    }
    completion(refusal(toShow: viewController).map { .failure($0) } ?? .success)
  }

  /// Replaces the view controllers.
  ///
  /// A new one goes into the placement set by ``Action/setPlacement(_:)``, otherwise into the first
  /// free one.
  public func setContainedViewControllers(
    _ viewControllers: [UIViewController], animated: Bool,
    completion: @escaping @MainActor (RoutingResult) -> Void
  ) {
    do { try fill(with: viewControllers, animated: animated) } catch {
      return completion(.failure(error))
    }
    completion(.success)
  }

  /// Puts the view controllers into the placements. Throws if UIKit can't take them.
  func fill(with viewControllers: [UIViewController], animated: Bool = false) throws {
    let current = containedViewControllers
    defer { for viewController in viewControllers { viewController.placement = nil } }
    try refuseImpossible(viewControllers, beside: current, in: arrangementViewController)
    var contents: [ArrangementSlot: UIViewController] = [:]
    for kept in viewControllers where current.holds(kept) {
      if let slot = arrangementViewController.slot(of: kept) { contents[slot] = kept }
    }
    for newcomer in viewControllers where !current.holds(newcomer) {
      let slot = newcomer.wantedSlot ?? ArrangementSlot.allCases.first { contents[$0] == nil }
      guard let slot, contents[slot] == nil else {
        throw IntegrationRefusal.noFreePlacement(
          ViewControllerReference(arrangementViewController))
      }
      contents[slot] = newcomer
    }
    for slot in ArrangementSlot.allCases
    where arrangementViewController.content(of: slot) !== contents[slot] {
      arrangementViewController.setViewController(
        contents[slot], for: slot.placement, animated: animated)
    }
  }

  /// Returns the reason why the child can't be seen. Nil if it can, or if that isn't known yet: an
  /// arrangement lays out its views when it's on screen.
  func refusal(toShow child: UIViewController) -> IntegrationRefusal? {
    guard let slot = arrangementViewController.slot(of: child), isHidden(slot) else { return nil }
    return .placementHidden(
      ViewControllerReference(child),
      arrangement: ViewControllerReference(arrangementViewController))
  }

  /// Whether it's certain that the arrangement has no room for this placement.
  private func isHidden(_ slot: ArrangementSlot) -> Bool {
    guard arrangementViewController.viewIfLoaded?.window != nil else { return false }
    layOut()
    return arrangementViewController.hides(slot)
  }

  /// Lays out the view, so that the placements' states are up to date: a tab that has just been
  /// selected already has its size, but isn't laid out yet. Does nothing during a transition (rule
  /// 80).
  private func layOut() {
    guard let view = arrangementViewController.viewIfLoaded, view.window != nil,
      arrangementViewController.transitionCoordinator == nil
    else { return }
    view.layoutIfNeeded()
  }
}

@available(iOS 27.1, *)
extension UIArrangementViewController: ContainerViewController {
  /// The router has a built-in adapter for this class.
  public static var _hasAdapter: Void {}
}

@available(iOS 27.1, *)
extension UIArrangementViewController {
  func content(of slot: ArrangementSlot) -> UIViewController? {
    viewController(for: slot.placement)
  }

  func slot(of viewController: UIViewController) -> ArrangementSlot? {
    ArrangementSlot.allCases.first { content(of: $0) === viewController }
  }

  fileprivate func hides(_ slot: ArrangementSlot) -> Bool {
    state(for: slot.placement)?.isHidden ?? false
  }
}

@available(iOS 27.1, *)
extension ArrangementSlot {
  var placement: UIArrangementViewController.ViewPlacement {
    switch self {
    case .primary: .primary
    case .secondary: .secondary
    }
  }

  init(_ placement: UIArrangementViewController.ViewPlacement) {
    self = placement == .primary ? .primary : .secondary
  }
}
#endif

/// A placement of an arrangement view controller, under a name that exists on every system.
enum ArrangementSlot: CaseIterable {
  case primary, secondary
}

extension UIViewController {
  /// The placement that an action has chosen for this view controller.
  fileprivate var wantedSlot: ArrangementSlot? {
    guard case .arrangement(let slot) = placement else { return nil }
    return slot
  }
}
