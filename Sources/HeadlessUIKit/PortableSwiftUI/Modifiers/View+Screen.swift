#if !canImport(UIKit)
extension View {
  /// Sets the title that the navigation bar shows for this screen.
  public func navigationTitle(_ title: Text) -> some View {
    let title = title.content
    return modifier(ScreenModifier { $0.navigationItem.title = title })
  }

  public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
    navigationTitle(Text(titleKey))
  }

  @_disfavoredOverload
  public func navigationTitle<S: StringProtocol>(_ title: S) -> some View {
    navigationTitle(Text(title))
  }

  public func navigationBarTitleDisplayMode(
    _ displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    modifier(ScreenModifier { $0.navigationItem.largeTitleDisplayMode = displayMode.inUIKit })
  }

  /// Conditionally prevents the user from pulling down the sheet that contains this view.
  public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
    modifier(ScreenModifier { $0.isModalInPresentation = isDisabled })
  }

  /// Sets the heights at which a sheet with this view rests.
  public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
    modifier(
      ScreenModifier { screen in
        let kinds = [PresentationDetent.medium, .large].filter { detents.contains($0) }
        // A sheet has to have a detent.
        guard !kinds.isEmpty else { return }
        screen.sheetPresentationController?.detents =
          kinds.map { $0 == .medium ? .medium() : .large() }
      })
  }

  /// Does nothing, because a headless device doesn't draw.
  public func presentationDragIndicator(_ visibility: Visibility) -> some View { self }

  /// Does nothing, because a headless device doesn't draw.
  public func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View { self }
}

/// A configuration of a navigation bar.
public struct NavigationBarItem: Sendable {
  public enum TitleDisplayMode: Sendable {
    case automatic, inline, large

    @MainActor fileprivate var inUIKit: UINavigationItem.LargeTitleDisplayMode {
      switch self {
      case .automatic: .automatic
      case .inline: .never
      case .large: .always
      }
    }
  }
}

/// A height at which a sheet rests. Heights besides medium and large aren't modeled.
public struct PresentationDetent: Hashable, Sendable {
  private let name: String

  public static let medium = PresentationDetent(name: "medium")
  public static let large = PresentationDetent(name: "large")

  public static func fraction(_ fraction: CGFloat) -> PresentationDetent {
    PresentationDetent(name: "fraction \(fraction)")
  }

  public static func height(_ height: CGFloat) -> PresentationDetent {
    PresentationDetent(name: "height \(height)")
  }
}

struct ScreenModifier: RenderedModifier {
  typealias Body = Never

  let change: @MainActor (UIViewController) -> Void

  func render(_ content: some View, in node: ViewNode, _ scope: RenderScope) -> [UIView] {
    if let screen = scope.host.host { change(screen) }
    return node.render(content, at: .position(0), scope)
  }
}
#endif
