import PortableUIKit

/// Presents the screen modally. Write it as
/// ``Action/present(startingFrom:presentationStyle:transitionStyle:transitioningDelegate:preferredContentSize:isModalInPresentation:sheet:popoverSource:presentationDelegate:configuration:zoomingFrom:transition:)``.
///
/// ```swift
/// let action: PresentAction = .present(presentationStyle: .fullScreen)
/// ```
@MainActor
public struct PresentAction: Action, BuiltInAction {
  /// The view controller that presents the screen.
  public enum StartingPoint {
    /// The host: the view controller that the `from` step finds or builds.
    case host
    /// The outermost view controller that encloses the host.
    case topmostParent
    /// The result of this expression, evaluated when the router presents the screen.
    case custom(@autoclosure @MainActor () throws -> UIViewController?)
  }

  /// The presentation options. A nil option leaves the view controller's own value in place.
  struct Options {
    var startingPoint = StartingPoint.host
    var presentationStyle: UIModalPresentationStyle?
    var transitionStyle: UIModalTransitionStyle?
    var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
    var preferredContentSize: CGSize?
    var isModalInPresentation: Bool?
    var sheet: SheetOptions?
    var popoverSource: @MainActor () -> PopoverSource? = { nil }
    var presentationDelegate: (any UIAdaptivePresentationControllerDelegate)?
    var configuration: ((UIViewController) -> Void)?
    var transition: StepTransition?
  }

  /// An object, because chains copy their actions.
  private final class Storage {
    let options: Options

    init(_ options: Options) { self.options = options }
  }

  private let storage: Storage

  var options: Options { storage.options }
  var isAddition: Bool { true }

  init(options: Options) { storage = Storage(options) }

  /// Presents the screen. Succeeds once the screen has appeared, or fails with the reason why UIKit
  /// wouldn't present it.
  public func perform(
    with viewController: UIViewController, on host: UIViewController, animated: Bool,
    completion: @escaping @MainActor (RoutingResult) -> Void
  ) {
    do {
      let presenter = try presenter(from: host)
      let check = PresentationCheck(presenter: presenter, viewController: viewController)
      // Leave a view controller that is already on screen untouched.
      if let refusal = check.refusalOfViewController { throw refusal }
      if viewController.mayLackPages, let refusal = viewController.refusalOfMissingPages {
        throw refusal
      }
      let style = options.presentationStyle ?? viewController.modalPresentationStyle
      try options.sheet?.check(for: viewController, in: style)
      applyStyle(to: viewController, animated: animated)
      // On iOS, a presentation controller that is created but never used leaks.
      if let refusal = check.refusalOfPresenter { throw refusal }
      let source = options.popoverSource()
      applyPresentation(to: viewController, pointingTo: source)
      options.configuration?(viewController)
      // The app's code may have changed the style or presented something.
      if source != nil || options.configuration != nil, let refusal = check.refusalOfPresenter {
        throw refusal
      }
      // The popover's source isn't known until now.
      if let refusal = check.refusalOfContent { throw refusal }
      presenter.present(viewController, animated: animated) { completion(.success) }
      // UIKit ignores a presentation that it refuses, and never calls the completion (M8, M9, M11).
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

  /// Sets the options that need no presentation controller.
  private func applyStyle(to viewController: UIViewController, animated: Bool) {
    if let style = options.presentationStyle { viewController.modalPresentationStyle = style }
    if let style = options.transitionStyle { viewController.modalTransitionStyle = style }
    if let delegate = options.transitioningDelegate {
      viewController.transitioningDelegate = delegate
    }
    StepTransition.give(options.transition, to: viewController)
    if StepTransition.isInUse { ModalTransitions.prepare(viewController, animated: animated) }
    if let size = options.preferredContentSize { viewController.preferredContentSize = size }
    if let isModal = options.isModalInPresentation {
      viewController.isModalInPresentation = isModal
    }
  }

  /// Sets the options stored in the presentation controller, which UIKit creates on first access.
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
  ///
  /// .using(.present(transition: .animator { CardAnimator(operation: $0) })).from(.current)
  ///
  /// .using(.present { (screen: UIViewController) in screen.title = "Offer" }).from(.current)
  /// ```
  ///
  /// If UIKit would refuse the presentation, the navigation ends with
  /// ``RoutingError/presentationRefused(_:_:progress:)``, which says why. Every nil option leaves
  /// the view controller's own value in place.
  ///
  /// - Parameters:
  ///   - startingPoint: The view controller that presents the screen.
  ///   - presentationStyle: The screen's `modalPresentationStyle`.
  ///   - transitionStyle: The screen's `modalTransitionStyle`.
  ///   - transitioningDelegate: The screen's delegate for custom transitions. The view controller
  ///     holds it weakly, the action strongly.
  ///   - preferredContentSize: The screen's size in points, for sheets and popovers.
  ///   - isModalInPresentation: Whether to prevent the user from swiping the screen away.
  ///   - sheet: The detents, for sheets and for popovers that adapt to sheets.
  ///   - popoverSource: The anchor of a popover, evaluated at presentation. If the window is
  ///     compact in width, UIKit shows a popover as a sheet, which needs no source.
  ///   - presentationDelegate: The delegate of the presentation controller, which decides how the
  ///     presentation adapts and whether the user may dismiss it. UIKit holds it weakly, the action
  ///     strongly.
  ///   - configuration: A closure for any other setup. It runs last, just before the presentation.
  ///     If all it does is to set an optional property, such as `title`, write its parameter's type:
  ///     the compiler can't infer it from a single assignment in the middle of a chain.
  ///   - zoomSource: The view that the screen zooms out of and back into, evaluated each time.
  ///     Before iOS 18 the screen uses its regular transition. The screen retains the closure, so
  ///     capture objects weakly.
  ///   - transition: How the screen comes and goes, also when other code dismisses it. What it
  ///     doesn't animate is left to the transitioning delegate. It takes precedence over
  ///     `zoomSource`.
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
    configuration: ((UIViewController) -> Void)? = nil,
    zoomingFrom zoomSource: ((UIViewController) -> UIView?)? = nil,
    transition: StepTransition? = nil
  ) -> PresentAction {
    PresentAction(
      options: .init(
        startingPoint: startingPoint, presentationStyle: presentationStyle,
        transitionStyle: transitionStyle, transitioningDelegate: transitioningDelegate,
        preferredContentSize: preferredContentSize, isModalInPresentation: isModalInPresentation,
        sheet: sheet, popoverSource: popoverSource,
        presentationDelegate: presentationDelegate, configuration: configuration,
        transition: transition ?? zoomSource.map { .zoom(from: $0) }))
  }
}
