#if !canImport(UIKit)
/// A presentation controller that shows a sheet at one of its detents.
@preconcurrency @MainActor open class UISheetPresentationController: UIPresentationController {
  @preconcurrency @MainActor open class Detent: NSObject {
    public struct Identifier: Hashable, RawRepresentable, Sendable {
      public let rawValue: String

      public init(rawValue: String) {
        self.rawValue = rawValue
      }

      public init(_ rawValue: String) {
        self.rawValue = rawValue
      }

      public static let medium = Identifier("com.apple.UIKit.medium")
      public static let large = Identifier("com.apple.UIKit.large")
    }

    public let identifier: Identifier
    private let resolver: (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?

    init(
      identifier: Identifier,
      resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) {
      self.identifier = identifier
      self.resolver = resolver
      super.init()
    }

    open class func medium() -> Detent {
      Detent(identifier: .medium) { context in
        let isLow = context.containerTraitCollection.verticalSizeClass == .compact
        return isLow ? nil : context.maximumDetentValue / 2
      }
    }

    open class func large() -> Detent {
      Detent(identifier: .large) { $0.maximumDetentValue }
    }

    open class func custom(
      identifier: Identifier? = nil,
      resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) -> Detent {
      Detent(identifier: identifier ?? Identifier(UUID().uuidString), resolver: resolver)
    }

    open func resolvedValue(
      in context: any UISheetPresentationControllerDetentResolutionContext
    ) -> CGFloat? {
      resolver(context)
    }
  }

  private var ownDetents: [Detent]?
  /// Whether the app set detents in place of the full-height default.
  var hasOwnDetents: Bool { ownDetents != nil }
  var resolution: SheetResolution?

  /// The detents at which the sheet can rest, smallest first. There must be at least one (M36).
  open var detents: [Detent] {
    get { ownDetents ?? [.large()] }
    set {
      guard !newValue.isEmpty else { return refuseNoDetents() }
      ownDetents = newValue
      invalidateDetents()
    }
  }

  /// The identifier of the selected detent. Nil or an inactive identifier selects the smallest one
  /// (rule 137).
  open var selectedDetentIdentifier: Detent.Identifier? {
    didSet { sheetContainer?.setNeedsLayout() }
  }

  open var largestUndimmedDetentIdentifier: Detent.Identifier?
  open var prefersGrabberVisible = false
  open var prefersScrollingExpandsWhenScrolledToEdge = true
  open var prefersEdgeAttachedInCompactHeight = false
  open var widthFollowsPreferredContentSizeWhenEdgeAttached = false
  open var preferredCornerRadius: CGFloat?
  open var sourceView: UIView?

  @available(iOS 17.0, *)
  open var prefersPageSizing = true

  /// The edge at which the sheet stands in a wide window.
  @available(iOS 27.0, *)
  public enum Placement: Int, Sendable {
    case automatic, leading, center, trailing
  }

  @available(iOS 27.0, *)
  open var preferredPlacement = Placement.automatic

  /// Performs changes and gives the sheet its new size before it returns (rule 138).
  open func animateChanges(_ changes: () -> Void) {
    changes()
    sheetContainer?.layoutIfNeeded()
  }

  /// Makes the sheet resolve its custom detents again.
  open func invalidateDetents() {
    resolution = nil
    sheetContainer?.setNeedsLayout()
  }
}

@preconcurrency @MainActor
public protocol UISheetPresentationControllerDetentResolutionContext: NSObjectProtocol {
  var containerTraitCollection: UITraitCollection { get }
  var maximumDetentValue: CGFloat { get }
}

@preconcurrency @MainActor
public protocol UISheetPresentationControllerDelegate:
  UIAdaptivePresentationControllerDelegate
{
  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController)
}

extension UISheetPresentationControllerDelegate {
  public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController
  ) {}
}
#endif
