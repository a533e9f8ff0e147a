#if !os(visionOS)
import PortableUIKit

extension StepAssembly {
  /// Moves the sheet that contains the screen to a detent, animated, when the navigation has
  /// succeeded. If the sheet is already there, it moves instead of appearing again.
  ///
  /// ```swift
  /// StepAssembly(finder: ClassFinder<OrdersViewController, Bool>(), factory: ClassFactory())
  ///   .selectingDetent { isDetailed in isDetailed ? .large : .medium }
  ///   .using(.present(sheet: .detents([.medium(), .large()])))
  ///   .from(.current)
  /// ```
  ///
  /// A popover counts as the sheet that it becomes in a narrow window. If the screen is in neither,
  /// for example in a stack that isn't presented, nothing happens. The same is true if the closure
  /// returns nil, or a detent that the sheet doesn't have. visionOS has no detents.
  public func selectingDetent(
    _ detent: @escaping @MainActor (Context) -> SheetOptions.Detent.Identifier?
  ) -> Self {
    adding(DetentSelection<Screen, Context>(detent: detent))
  }
}

extension UnattachedStep {
  /// Moves the sheet that contains the container to a detent, animated, when the navigation has
  /// succeeded.
  ///
  /// ```swift
  /// .from(NavigationControllerStep().selectingDetent { _ in .large })
  /// .using(.present(sheet: .detents([.medium(), .large()])))
  /// ```
  public func selectingDetent(
    _ detent: @escaping @MainActor (Context) -> SheetOptions.Detent.Identifier?
  ) -> Self {
    adding(DetentSelection<ScreenFinder.ViewController, Context>(detent: detent))
  }
}

private struct DetentSelection<ViewController: UIViewController, Context>: PostRoutingTask {
  let detent: @MainActor (Context) -> SheetOptions.Detent.Identifier?

  func perform(
    on viewController: ViewController, with context: Context, routingStack: [UIViewController]
  ) {
    let layer = viewController.outermost
    // Reading the presentation controller of a layer that isn't presented would create one.
    guard layer.presentingViewController != nil, !layer.isBeingDismissed,
      let identifier = detent(context),
      let sheet = layer.sheetPresentationController
        ?? layer.popoverPresentationController?.adaptiveSheetPresentationController,
      sheet.selectedDetentIdentifier != identifier,
      sheet.detents.contains(where: { $0.identifier == identifier })
    else { return }
    sheet.animateChanges { sheet.selectedDetentIdentifier = identifier }
  }
}

extension UIViewController {
  /// The outermost view controller around this one, which is the one UIKit presents.
  fileprivate var outermost: UIViewController {
    var outermost = self
    while let parent = outermost.parent { outermost = parent }
    return outermost
  }
}
#endif
