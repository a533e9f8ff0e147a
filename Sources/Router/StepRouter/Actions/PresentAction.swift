import PortableUIKit

/// Presents the screen modally. You write it as
/// ``Action/present(startingFrom:presentationStyle:transitionStyle:transitioningDelegate:preferredContentSize:isModalInPresentation:sheet:popoverSource:presentationDelegate:configuration:zoomingFrom:)``.
///
/// ```swift
/// let action: PresentAction = .present(presentationStyle: .fullScreen)
/// ```
@MainActor
public struct PresentAction: Action, BuiltInAction {
  /// Which view controller presents the screen.
  public enum StartingPoint {
    /// The host: the view controller that the step given to `from` finds or builds.
    case host
    /// The outermost view controller that encloses the host.
    case topmostParent
    /// The view controller that this expression gives, asked for when the screen is presented.
    case custom(@autoclosure @MainActor () throws -> UIViewController?)
  }

  /// How the screen is presented. What is nil stays as the view controller has it.
  struct Options {
    var startingPoint = StartingPoint.host
    var presentationStyle: UIModalPresentationStyle?
    var transitionStyle: UIModalTransitionStyle?
    var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
    var preferredContentSize: CGSize?
    var isModalInPresentation: Bool?
    var sheet: SheetOptions?
    var popoverSource: @MainActor () -> PopoverSource? = { nil }
    var zoomSource: (@MainActor (UIViewController) -> UIView?)?
    var presentationDelegate: (any UIAdaptivePresentationControllerDelegate)?
    var configuration: (@MainActor (UIViewController) -> Void)?
  }

  let options: Options

  var isAddition: Bool { true }

  init(options: Options) { self.options = options }

  /// Presents; answers when the screen has appeared, or why UIKit would not present it.
  public func perform(
    with viewController: UIViewController, on host: UIViewController, animated: Bool,
    completion: @escaping @MainActor (RoutingResult) -> Void
  ) {
    do {
      let presenter = try presenter(from: host)
      let check = PresentationCheck(presenter: presenter, viewController: viewController)
      // A view controller that is on screen already stays as it is.
      if let refusal = check.refusalOfViewController { throw refusal }
      if viewController.mayLackPages, let refusal = viewController.refusalOfMissingPages {
        throw refusal
      }
      let style = options.presentationStyle ?? viewController.modalPresentationStyle
      try options.sheet?.check(for: viewController, in: style)
      applyStyle(to: viewController)
      // On iOS a presentation controller that is made and not used is never released.
      if let refusal = check.refusalOfPresenter { throw refusal }
      let source = options.popoverSource()
      applyPresentation(to: viewController, pointingTo: source)
      options.configuration?(viewController)
      // The app's own code may have changed the style, or presented something.
      if source != nil || options.configuration != nil, let refusal = check.refusalOfPresenter {
        throw refusal
      }
      // A popover's source is known only now.
      if let refusal = check.refusalOfContent { throw refusal }
      presenter.present(viewController, animated: animated) { completion(.success) }
      // UIKit ignores what it refuses, without calling back (M8, M9, M11).
      if viewController.presentingViewController == nil {
        throw PresentationRefusal.ignored(ViewControllerReference(viewController))
      }
    } catch {
      completion(.failure(error))
    }
  }

  private func presenter(from host: UIViewController) throws -> UIViewController {
    switch options.startingPoint {
    case .host: return host
    case .topmostParent: return host.layerRoot
    case .custom(let find):
      guard let presenter = try find() else { throw PresentationRefusal.noPresenter }
      if presenter.isInAnotherWindow(than: host) {
        throw PresentationRefusal.inAnotherWindow(ViewControllerReference(presenter))
      }
      return presenter
    }
  }

  /// Sets what needs no presentation controller.
  private func applyStyle(to viewController: UIViewController) {
    if let style = options.presentationStyle { viewController.modalPresentationStyle = style }
    if let style = options.transitionStyle { viewController.modalTransitionStyle = style }
    if let delegate = options.transitioningDelegate {
      viewController.transitioningDelegate = delegate
    }
    if let size = options.preferredContentSize { viewController.preferredContentSize = size }
    if let isModal = options.isModalInPresentation {
      viewController.isModalInPresentation = isModal
    }
    if let source = options.zoomSource, #available(iOS 18.0, *) {
      viewController.preferredTransition = .zoom { source($0.zoomedViewController) }
    }
  }

  /// Sets what UIKit keeps in the presentation controller, which it makes for that.
  private func applyPresentation(
    to viewController: UIViewController, pointingTo source: PopoverSource?
  ) {
    options.sheet?.apply(to: viewController)
    source?.apply(to: viewController.popoverPresentationController)
    if let delegate = options.presentationDelegate {
      viewController.presentationController?.delegate = delegate
    }
  }
}

extension Action where Self == PresentAction {
  /// Presents the screen modally.
  ///
  /// ```swift
  /// .using(.present()).from(.current)
  ///
  /// .using(.present(presentationStyle: .pageSheet, isModalInPresentation: true)).from(.current)
  ///
  /// .using(.present(sheet: .detents([.medium(), .large()]))).from(.current)
  /// ```
  ///
  /// If UIKit would refuse the presentation, the navigation ends with
  /// ``RoutingError/presentationRefused(_:_:progress:)``, which says why. Every option that is nil
  /// stays as the view controller has it.
  ///
  /// - Parameters:
  ///   - startingPoint: Which view controller presents the screen.
  ///   - presentationStyle: Its `modalPresentationStyle`.
  ///   - transitionStyle: Its `modalTransitionStyle`.
  ///   - transitioningDelegate: Its delegate for custom transitions. A view controller keeps it
  ///     weakly, the action strongly.
  ///   - preferredContentSize: Its size, in points, for sheets and popovers.
  ///   - isModalInPresentation: Whether it refuses to be swiped away.
  ///   - sheet: Its detents, for sheets, and for popovers where they become sheets.
  ///   - popoverSource: What a popover points to; asked for when it is presented. Where the
  ///     window's width is compact a popover is shown as a sheet, and needs none.
  ///   - presentationDelegate: The delegate of its presentation controller, which says how it
  ///     adapts and whether the user may dismiss it. UIKit keeps it weakly, the action strongly.
  ///   - configuration: Whatever else you want to set, last of all.
  ///   - zoomSource: The view that the screen grows out of and shrinks back into, asked for each
  ///     time. Before iOS 18 the screen moves as its style does. The screen keeps the closure: let
  ///     it hold what it captures weakly.
  public static func present(
    startingFrom startingPoint: PresentAction.StartingPoint = .host,
    presentationStyle: UIModalPresentationStyle? = nil,
    transitionStyle: UIModalTransitionStyle? = nil,
    transitioningDelegate: (any UIViewControllerTransitioningDelegate)? = nil,
    preferredContentSize: CGSize? = nil,
    isModalInPresentation: Bool? = nil,
    sheet: SheetOptions? = nil,
    popoverSource: @escaping @autoclosure @MainActor () -> PopoverSource? = nil,
    presentationDelegate: (any UIAdaptivePresentationControllerDelegate)? = nil,
    configuration: (@MainActor (UIViewController) -> Void)? = nil,
    zoomingFrom zoomSource: (@MainActor (UIViewController) -> UIView?)? = nil
  ) -> PresentAction {
    PresentAction(
      options: .init(
        startingPoint: startingPoint, presentationStyle: presentationStyle,
        transitionStyle: transitionStyle, transitioningDelegate: transitioningDelegate,
        preferredContentSize: preferredContentSize, isModalInPresentation: isModalInPresentation,
        sheet: sheet, popoverSource: popoverSource, zoomSource: zoomSource,
        presentationDelegate: presentationDelegate, configuration: configuration))
  }
}
