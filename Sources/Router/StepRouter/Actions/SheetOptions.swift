import PortableUIKit

/// The detents of a sheet, the heights at which it can rest.
///
/// ```swift
/// .using(.present(sheet: .detents([.medium(), .large()], selected: .large)))
/// ```
///
/// visionOS sizes sheets itself and has no detents, so nothing there makes options.
@MainActor
public struct SheetOptions {
  #if os(visionOS)
  func check(for viewController: UIViewController, in style: UIModalPresentationStyle) throws {}

  func apply(to viewController: UIViewController) {}
  #else
  /// A height at which a sheet rests.
  public typealias Detent = UISheetPresentationController.Detent

  private let detents: [Detent]
  private let selected: Detent.Identifier?
  private let largestUndimmed: Detent.Identifier?
  private let showsGrabber: Bool?

  /// Makes options with these detents, the smallest first.
  ///
  /// ```swift
  /// .using(.present(sheet: .detents([.medium(), .large()], largestUndimmed: .medium)))
  /// ```
  ///
  /// - Parameters:
  ///   - detents: The detents, at least one.
  ///   - selected: The detent at which the sheet appears. If it isn't among the detents, the
  ///     smallest.
  ///   - largestUndimmed: The largest detent at which the user can still touch the content under
  ///     the sheet.
  ///   - showsGrabber: Whether the sheet shows a grabber.
  public static func detents(
    _ detents: [Detent], selected: Detent.Identifier? = nil,
    largestUndimmed: Detent.Identifier? = nil, showsGrabber: Bool? = nil
  ) -> SheetOptions {
    SheetOptions(
      detents: detents, selected: selected, largestUndimmed: largestUndimmed,
      showsGrabber: showsGrabber)
  }

  func check(for viewController: UIViewController, in style: UIModalPresentationStyle) throws {
    let name = ViewControllerReference(viewController)
    switch style {
    case .automatic, .pageSheet, .formSheet, .popover: break
    default: throw PresentationRefusal.detentsWithoutSheet(name)
    }
    if detents.isEmpty { throw PresentationRefusal.noDetents(name) }
  }

  func apply(to viewController: UIViewController) {
    let sheet =
      viewController.sheetPresentationController
      ?? viewController.popoverPresentationController?.adaptiveSheetPresentationController
    sheet?.detents = detents
    if let selected { sheet?.selectedDetentIdentifier = selected }
    if let largestUndimmed { sheet?.largestUndimmedDetentIdentifier = largestUndimmed }
    if let showsGrabber { sheet?.prefersGrabberVisible = showsGrabber }
  }
  #endif
}
