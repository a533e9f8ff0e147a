#if !canImport(UIKit)
/// A sheet's active detents in a container, and their heights.
struct SheetResolution {
  typealias Identifier = UISheetPresentationController.Detent.Identifier

  let size: CGSize
  let isLow: Bool
  /// The active detents, in the order of the sheet's detents.
  let heights: [(identifier: Identifier, height: CGFloat)]

  func index(of identifier: Identifier?) -> Int? {
    heights.firstIndex { $0.identifier == identifier }
  }
}

extension UISheetPresentationController {
  var sheetContainer: PresentationContainerView? {
    presentedViewController.nearestPresentationController?.container
  }

  func sheetFrame(in bounds: CGRect) -> CGRect {
    guard hasOwnDetents, let height = shownDetent(in: bounds.size)?.height else { return bounds }
    let clipped = min(max(height, 0), bounds.height)
    return CGRect(
      x: bounds.minX, y: bounds.maxY - clipped, width: bounds.width, height: clipped)
  }

  /// Whether touches pass the sheet and reach the content under it (rule 139).
  var isUndimmed: Bool {
    guard let size = sheetContainer?.bounds.size else { return false }
    let resolution = resolved(in: size)
    guard let largest = resolution.index(of: largestUndimmedDetentIdentifier) else { return false }
    return (resolution.index(of: selectedDetentIdentifier) ?? 0) <= largest
  }

  /// Moves the sheet to a detent as the user drags it. The delegate hears only of such changes
  /// (rule 138).
  func receiveDrag(to identifier: Detent.Identifier) -> Bool {
    guard let size = sheetContainer?.bounds.size,
      let target = resolved(in: size).index(of: identifier)
    else { return false }
    guard target != resolved(in: size).index(of: selectedDetentIdentifier) ?? 0 else { return true }
    animateChanges { selectedDetentIdentifier = identifier }
    (storedDelegate as? any UISheetPresentationControllerDelegate)?
      .sheetPresentationControllerDidChangeSelectedDetentIdentifier(self)
    return true
  }

  /// The active detents other than the selected one.
  var detentsToDragTo: [Detent.Identifier] {
    guard let size = sheetContainer?.bounds.size else { return [] }
    let resolution = resolved(in: size)
    let rest = resolution.index(of: selectedDetentIdentifier) ?? 0
    return resolution.heights.indices.filter { $0 != rest }.map {
      resolution.heights[$0].identifier
    }
  }

  func refuseNoDetents() {
    presentedViewController.device.misuse(
      "M36", "NSInvalidArgumentException",
      "\(described): the array of detents must have at least one element.")
  }

  private func shownDetent(in size: CGSize) -> (identifier: Detent.Identifier, height: CGFloat)? {
    let resolution = resolved(in: size)
    return resolution.index(of: selectedDetentIdentifier).map { resolution.heights[$0] }
      ?? resolution.heights.first
  }

  /// Returns the resolved detents, cached until the detents or the container change.
  private func resolved(in size: CGSize) -> SheetResolution {
    let traits = presentedViewController.traitCollection
    let isLow = traits.verticalSizeClass == .compact
    if let resolution, resolution.size == size, resolution.isLow == isLow { return resolution }
    let context = DetentContext(traits: traits, maximum: size.height)
    let made = SheetResolution(
      size: size, isLow: isLow,
      heights: detents.compactMap { detent in
        detent.resolvedValue(in: context).map { (detent.identifier, $0) }
      })
    resolution = made
    return made
  }
}

private final class DetentContext: NSObject, UISheetPresentationControllerDetentResolutionContext {
  let containerTraitCollection: UITraitCollection
  let maximumDetentValue: CGFloat

  init(traits: UITraitCollection, maximum: CGFloat) {
    containerTraitCollection = traits
    maximumDetentValue = maximum
  }
}
#endif
