import PortableUIKit

/// Predicts whether UIKit would raise an exception or ignore a presentation, before the router
/// calls it.
@MainActor
package struct PresentationCheck {
  let presenter: UIViewController
  let viewController: UIViewController

  package init(presenter: UIViewController, viewController: UIViewController) {
    self.presenter = presenter
    self.viewController = viewController
  }

  /// The reason why UIKit can't present this view controller in any style, for example because it's
  /// already on screen. Nil if there is none.
  package var refusalOfViewController: PresentationRefusal? {
    guard viewController === presenter || !viewController.isDetached(from: presenter) else {
      return nil
    }
    if viewController.isPresentedItself { return .alreadyPresented(name) }
    if presenter === viewController { return .presentsItself(name) }
    if let parent = viewController.parent {
      return .hasParent(name, parent: ViewControllerReference(parent))
    }
    if presenter.stands(in: viewController) {
      return .encloses(name, presenter: ViewControllerReference(presenter))
    }
    return viewController.isRootOfWindow ? .rootOfWindow(name) : nil
  }

  /// The reason why nothing can be presented from the presenter in the view controller's style. Nil
  /// if a presentation is possible.
  var refusalOfPresenter: PresentationRefusal? {
    let presenter = resolvedPresenter
    if let presented = presenter.ownPresented {
      return .hostIsPresenting(
        ViewControllerReference(presenter), presented: ViewControllerReference(presented))
    }
    if presenter.viewIfLoaded?.window == nil {
      return .hostNotInWindow(ViewControllerReference(presenter))
    }
    return nil
  }

  private var name: ViewControllerReference { ViewControllerReference(viewController) }

  /// The view controller that would actually present in this style (UIKit rules 66 and 67).
  private var resolvedPresenter: UIViewController {
    let style = viewController.modalPresentationStyle
    let seeksContext = style == .currentContext || style == .overCurrentContext
    var current = presenter
    while !(seeksContext && current.definesPresentationContext), let parent = current.parent {
      current = parent
    }
    return current
  }

  /// The reason why UIKit can't present the content: an alert without text, or a popover without a
  /// source. Nil if there is none.
  var refusalOfContent: PresentationRefusal? {
    if let alert = viewController as? UIAlertController, alert.title == nil,
      alert.message == nil, alert.actions.isEmpty
    {
      return .emptyAlert
    }
    return refusalOfPopover
  }

  /// The reason why UIKit can't show a popover: it has no source, or its source isn't in the
  /// window. Nil if it needs none: in compact width UIKit shows a popover as a sheet, unless its
  /// delegate keeps it a popover, and an action sheet on a phone needs no source (UIKit rule 237).
  private var refusalOfPopover: PresentationRefusal? {
    guard viewController.modalPresentationStyle == .popover, !isActionSheetOnPhone,
      let window = resolvedPresenter.viewIfLoaded?.window,
      let popover = viewController.popoverPresentationController,
      popover.stays(in: window.traitCollection)
    else { return nil }
    let item = popover.sourceItem ?? popover.barButtonItem
    if popover.sourceView == nil, item == nil { return .popoverWithoutSource(name) }
    let view = popover.sourceView ?? item as? UIView ?? (item as? UIBarButtonItem)?.customView
    guard let view, view.window !== window else { return nil }
    return .popoverSourceGone(name, source: "\(type(of: view))")
  }
}

extension PresentationCheck {
  private var isActionSheetOnPhone: Bool {
    viewController is UIAlertController
      && viewController.traitCollection.userInterfaceIdiom == .phone
  }
}

extension UIPopoverPresentationController {
  fileprivate func stays(in traits: UITraitCollection) -> Bool {
    if delegate == nil { return traits.horizontalSizeClass == .regular }
    let style = adaptivePresentationStyle(for: traits)
    return style == .none || style == .popover
  }
}
