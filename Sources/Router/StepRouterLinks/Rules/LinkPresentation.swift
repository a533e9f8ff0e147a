import PortableUIKit
import StepRouter

/// The way in which a rule presents a screen: the style, the detents of its sheet, the grabber.
///
/// ```swift
/// func productSheet(_ presentation: LinkPresentation) -> DestinationStep<ProductViewController, Int> {
///   StepAssembly(finder: ClassFinder(), factory: ProductFactory())
///     .using(.present(presentation))
///     .from(.current)
///     .assemble()
/// }
/// ```
///
/// In a document, it's `{"modal": {"style": "pageSheet", "detents": ["medium", 0.8]}}`. A property
/// that the document doesn't set is nil, and the view controller keeps its own value.
public struct LinkPresentation: Hashable, Sendable {
  /// A style that needs no value from the app. A popover, for example, would need its source.
  enum Style: String, CaseIterable {
    case automatic, pageSheet, formSheet, fullScreen, overFullScreen

    var isSheet: Bool { self == .automatic || self == .pageSheet || self == .formSheet }
  }

  /// A height at which the sheet rests.
  enum Detent: Hashable {
    case medium, large
    /// A share of the full height.
    case share(Double)
  }

  var ownStyle: Style?
  var ownDetents: [Detent] = []
  var largestUndimmed: Detent?
  /// Whether the sheet shows a grabber; nil if the rule doesn't say.
  public internal(set) var showsGrabber: Bool?
  /// Whether the user can't swipe the screen away; nil if the rule doesn't say.
  public internal(set) var isModalInPresentation: Bool?

  init() {}

  /// The presentation style; nil if the rule sets none.
  public var style: UIModalPresentationStyle? {
    switch ownStyle {
    case .automatic: .automatic
    case .pageSheet: .pageSheet
    case .formSheet: .formSheet
    case .fullScreen: .fullScreen
    case .overFullScreen: .overFullScreen
    case nil: nil
    }
  }

  /// The sheet's detents, with the largest undimmed one and the grabber; nil if the rule sets no
  /// detents, and on visionOS, which has none.
  @MainActor public var sheet: SheetOptions? {
    #if os(visionOS)
    return nil
    #else
    guard !ownDetents.isEmpty else { return nil }
    return .detents(
      ownDetents.map(\.uiKit), largestUndimmed: largestUndimmed?.identifier,
      showsGrabber: showsGrabber)
    #endif
  }
}

#if !os(visionOS)
extension LinkPresentation.Detent {
  var identifier: UISheetPresentationController.Detent.Identifier {
    switch self {
    case .medium: .medium
    case .large: .large
    case .share(let share): .init("share \(share)")
    }
  }

  @MainActor
  fileprivate var uiKit: UISheetPresentationController.Detent {
    switch self {
    case .medium: .medium()
    case .large: .large()
    case .share(let share): .custom(identifier: identifier) { $0.maximumDetentValue * share }
    }
  }
}
#endif

extension Action where Self == PresentAction {
  /// Presents the screen as a rule says.
  ///
  /// ```swift
  /// .using(.present(presentation)).from(.current)
  /// ```
  public static func present(_ presentation: LinkPresentation) -> PresentAction {
    .present(
      presentationStyle: presentation.style,
      isModalInPresentation: presentation.isModalInPresentation, sheet: presentation.sheet)
  }
}
