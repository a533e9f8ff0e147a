import PortableUIKit

#if !canImport(UIKit) || canImport(UIKit, _version: 9127.0.85)
/// Sets the view controller of a placement in an arrangement view controller. Write it as
/// ``Action/setPlacement(_:)``.
///
/// ```swift
/// let action: SetPlacementAction<UIArrangementViewController> = .setPlacement(.primary)
/// ```
@available(iOS 27.1, *)
@MainActor
public struct SetPlacementAction<ViewController: UIArrangementViewController>:
  ContainerAction, BuiltInAction
{
  let slot: ArrangementSlot

  /// Puts the view controller in its placement, replacing the one already there.
  public func perform(
    embedding child: UIViewController, in children: inout [UIViewController]
  ) throws {
    child.placement = .arrangement(slot)
    if let taken = children.firstIndex(where: { $0.slotAmongOthers == slot }) {
      children[taken] = child
    } else {
      children.insert(child, at: slot == .primary ? 0 : children.endIndex)
    }
  }

  func checkPlan(host: UIViewController, window: UIWindow?, step: StepReference)
    throws(RoutingError)
  {
    guard let arrangement = host as? UIArrangementViewController,
      let current = arrangement.content(of: slot),
      let refusal = ArrangementControllerAdapter(arrangementViewController: arrangement)
        .refusal(toShow: current)
    else { return }
    throw .integrationRefused(step, refusal, progress: RoutingProgress())
  }
}

extension UIViewController {
  /// The placement that holds this view controller, or is about to.
  fileprivate var slotAmongOthers: ArrangementSlot? {
    if let slot = slotInArrangement { return slot }
    guard case .arrangement(let slot) = placement else { return nil }
    return slot
  }
}

@available(iOS 27.1, *)
extension Action {
  /// Puts the screen into a placement of an arrangement view controller, replacing the screen
  /// there.
  ///
  /// ```swift
  /// let queue = StepAssembly(finder: ClassFinder<QueueViewController, Void>(), factory: ClassFactory())
  ///   .using(.setPlacement(.secondary))
  ///   .from(ArrangementControllerStep(.split))
  ///   .using(.push())
  ///   .from(mailList.expectingContainer())
  /// ```
  ///
  /// The router first asks the screen in the placement whether it may go. If the arrangement has no
  /// room for the placement, the user couldn't see the screen, so the navigation ends with
  /// ``RoutingError/integrationRefused(_:_:progress:)``. If a screen is already hidden there, it
  /// ends before anything moves.
  public static func setPlacement<Arrangement: UIArrangementViewController>(
    _ placement: UIArrangementViewController.ViewPlacement
  ) -> Self where Self == SetPlacementAction<Arrangement> {
    SetPlacementAction(slot: ArrangementSlot(placement))
  }
}
#endif
