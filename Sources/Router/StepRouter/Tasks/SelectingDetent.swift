import PortableUIKit

extension StepAssembly {
  /// Moves the sheet that the screen is in to a detent, animated, when the navigation has
  /// succeeded. A sheet that is asked for again is not presented again: it moves.
  ///
  /// ```swift
  /// StepAssembly(finder: ClassFinder<OrdersViewController, Bool>(), factory: ClassFactory())
  ///   .selectingDetent { isDetailed in isDetailed ? .large : .medium }
  ///   .using(.present(sheet: .detents([.medium(), .large()])))
  ///   .from(.current)
  /// ```
  ///
  /// Where the screen is in no sheet, as in a popover or in a stack that is not presented, nothing
  /// happens; nor does it where the closure answers nil, or a detent that the sheet does not have.
  public func selectingDetent(
    _ detent: @escaping @MainActor (Context) -> SheetOptions.Detent.Identifier?
  ) -> Self {
    adding(DetentSelection<Screen, Context>(detent: detent))
  }
}

extension UnattachedStep {
  /// Moves the sheet that the container is in to a detent, animated, when the navigation has
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
    // One that is not presented itself would be given a presentation controller by being asked.
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
  /// The outermost that UIKit has around it, which is what it presents.
  fileprivate var outermost: UIViewController {
    var outermost = self
    while let parent = outermost.parent { outermost = parent }
    return outermost
  }
}
