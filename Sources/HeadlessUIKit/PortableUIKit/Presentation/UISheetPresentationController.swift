#if !canImport(UIKit)
/// Presents a sheet at one of its detents.
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
  /// Whether it has detents other than the one that takes all the room.
  var hasOwnDetents: Bool { ownDetents != nil }
  var resolution: SheetResolution?

  /// Smallest first, and at least one (M36).
  open var detents: [Detent] {
    get { ownDetents ?? [.large()] }
    set {
      guard !newValue.isEmpty else { return refuseNoDetents() }
      ownDetents = newValue
      invalidateDetents()
    }
  }

  /// Nil, or one that is not there, stands for the smallest (rule 137).
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

  /// The sheet has its new size on return (rule 138).
  open func animateChanges(_ changes: () -> Void) {
    changes()
    sheetContainer?.layoutIfNeeded()
  }

  /// Custom detents are resolved anew.
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
