#if !canImport(UIKit)
public struct UIPopoverArrowDirection: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  public static let up = UIPopoverArrowDirection(rawValue: 1 << 0)
  public static let down = UIPopoverArrowDirection(rawValue: 1 << 1)
  public static let left = UIPopoverArrowDirection(rawValue: 1 << 2)
  public static let right = UIPopoverArrowDirection(rawValue: 1 << 3)
  public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
  public static let unknown = UIPopoverArrowDirection(rawValue: UInt.max)
}

/// Presents a popover from a source, which you must set before the presentation (M27). In a compact
/// width, the popover becomes a sheet and needs no source (rule 140).
@preconcurrency @MainActor open class UIPopoverPresentationController: UIPresentationController {
  private var adaptiveSheet: UISheetPresentationController?

  open var sourceView: UIView?
  open var sourceRect = CGRect.null
  open var sourceItem: (any UIPopoverPresentationControllerSourceItem)?

  /// The source item, if it's a bar button item (rule 141).
  @available(iOS, deprecated: 100000.0)
  open var barButtonItem: UIBarButtonItem? {
    get { sourceItem as? UIBarButtonItem }
    set {
      guard newValue != nil || sourceItem is UIBarButtonItem else { return }
      sourceItem = newValue
    }
  }

  open var permittedArrowDirections = UIPopoverArrowDirection.any
  open var canOverlapSourceViewRect = false
  open var passthroughViews: [UIView]?
  open var backgroundColor: UIColor?
  open var popoverLayoutMargins = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)

  /// The first permitted direction while the presentation is a popover; otherwise, `.unknown`.
  open var arrowDirection: UIPopoverArrowDirection {
    guard container != nil, adaptation.style == nil else { return .unknown }
    let directions: [UIPopoverArrowDirection] = [.up, .down, .left, .right]
    return directions.first(where: permittedArrowDirections.contains) ?? .unknown
  }

  /// The sheet that replaces the popover in a compact width (rule 140).
  open var adaptiveSheetPresentationController: UISheetPresentationController {
    if let adaptiveSheet { return adaptiveSheet }
    let made = UISheetPresentationController(adapting: self, to: .formSheet)
    adaptiveSheet = made
    return made
  }

  open override var adaptivePresentationStyle: UIModalPresentationStyle { .formSheet }

  var hasSource: Bool { sourceView != nil || sourceItem != nil }

  /// Lets the delegate reposition the popover when the surroundings of its source change. A popover
  /// that points to a bar button item follows it automatically.
  func reposition() {
    guard adaptation.style == nil, container != nil,
      let delegate = storedDelegate as? any UIPopoverPresentationControllerDelegate,
      var view = sourceView ?? sourceItem as? UIView
    else { return }
    var rect = sourceRect.isNull ? view.bounds : sourceRect
    let before = view
    delegate.popoverPresentationController(self, willRepositionPopoverTo: &rect, in: &view)
    if !sourceRect.isNull || rect != before.bounds { sourceRect = rect }
    if view !== before { sourceView = view }
  }
}

#if !canImport(ObjectiveC)
/// A pointer through which a popover's delegate can substitute another view.
public typealias AutoreleasingUnsafeMutablePointer<Pointee> = UnsafeMutablePointer<Pointee>
#endif

@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerDelegate:
  UIAdaptivePresentationControllerDelegate
{
  func prepareForPopoverPresentation(
    _ popoverPresentationController: UIPopoverPresentationController)
  @available(iOS, deprecated: 13.0)
  func popoverPresentationControllerShouldDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController
  ) -> Bool
  @available(iOS, deprecated: 13.0)
  func popoverPresentationControllerDidDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController)
  func popoverPresentationController(
    _ popoverPresentationController: UIPopoverPresentationController,
    willRepositionPopoverTo rect: UnsafeMutablePointer<CGRect>,
    in view: AutoreleasingUnsafeMutablePointer<UIView>)
}

extension UIPopoverPresentationControllerDelegate {
  public func prepareForPopoverPresentation(
    _ popoverPresentationController: UIPopoverPresentationController
  ) {}
  public func popoverPresentationControllerShouldDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController
  ) -> Bool { true }
  public func popoverPresentationControllerDidDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController
  ) {}
  public func popoverPresentationController(
    _ popoverPresentationController: UIPopoverPresentationController,
    willRepositionPopoverTo rect: UnsafeMutablePointer<CGRect>,
    in view: AutoreleasingUnsafeMutablePointer<UIView>
  ) {}

  /// Asks the older method, because the delegate doesn't implement this newer one (rule 143).
  public func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool {
    guard let popover = presentationController as? UIPopoverPresentationController else {
      return true
    }
    return popoverPresentationControllerShouldDismissPopover(popover)
  }

  /// Calls the older method, because the delegate doesn't implement this newer one (rule 143).
  public func presentationControllerDidDismiss(
    _ presentationController: UIPresentationController
  ) {
    guard let popover = presentationController as? UIPopoverPresentationController else { return }
    popoverPresentationControllerDidDismissPopover(popover)
  }
}

/// An item that a popover can point to.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerSourceItem: NSObjectProtocol {}

extension UIView: UIPopoverPresentationControllerSourceItem {}
extension UIBarButtonItem: UIPopoverPresentationControllerSourceItem {}
#endif
