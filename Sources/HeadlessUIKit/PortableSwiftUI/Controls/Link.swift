#if !canImport(UIKit)
/// A button that opens a URL.
public struct Link<Label: View>: View {
  public typealias Body = Never

  let destination: URL
  let label: Label

  public init(destination: URL, @ViewBuilder label: () -> Label) {
    self.destination = destination
    self.label = label()
  }
}

extension Link where Label == Text {
  public init(_ titleKey: LocalizedStringKey, destination: URL) {
    self.init(destination: destination) { Text(titleKey) }
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, destination: URL) {
    self.init(destination: destination) { Text(title) }
  }
}

extension Link: RenderedView {
  func render(in node: ViewNode, _ scope: RenderScope) -> [UIView] {
    let open = scope.environment.openURL
    return [node.button(label: label, scope) { [destination] in open(destination) }]
  }
}

/// An action that opens a URL: in the system, or as the app's own handler says.
@preconcurrency @MainActor public struct OpenURLAction {
  public struct Result: Sendable {
    fileprivate let url: URL?
    fileprivate let isAccepted: Bool

    public static let handled = Result(url: nil, isAccepted: true)
    public static let discarded = Result(url: nil, isAccepted: false)
    public static let systemAction = Result(url: nil, isAccepted: true)

    public static func systemAction(_ url: URL) -> Result { Result(url: url, isAccepted: true) }
  }

  private let handler: (@MainActor (URL) -> Result)?

  public nonisolated init(handler: @escaping @MainActor (URL) -> Result) { self.handler = handler }

  nonisolated init() { handler = nil }

  public func callAsFunction(_ url: URL) { self(url) { _ in } }

  public func callAsFunction(_ url: URL, completion: @escaping (_ accepted: Bool) -> Void) {
    guard let result = handler?(url) else {
      return UIApplication.shared.open(url, options: [:], completionHandler: nil)
    }
    if let other = result.url { UIApplication.shared.open(other) }
    completion(result.isAccepted)
  }
}

extension EnvironmentValues {
  private struct OpenURLKey: EnvironmentKey {
    static var defaultValue: OpenURLAction { OpenURLAction() }
  }

  public var openURL: OpenURLAction {
    get { self[OpenURLKey.self] }
    set { self[OpenURLKey.self] = newValue }
  }
}

/// A button that shows the system's share sheet.
public struct ShareLink<Label: View>: View {
  public typealias Body = Never

  let items: [Any]
  let label: Label
}

extension ShareLink {
  public init(
    item: URL, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) {
    self.init(items: [item], label: label())
  }

  public init(
    item: String, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) {
    self.init(items: [item], label: label())
  }
}

extension ShareLink where Label == DefaultShareLinkLabel {
  public init(item: URL, subject: Text? = nil, message: Text? = nil) {
    self.init(items: [item], label: DefaultShareLinkLabel())
  }

  public init(item: String, subject: Text? = nil, message: Text? = nil) {
    self.init(items: [item], label: DefaultShareLinkLabel())
  }

  public init(
    _ titleKey: LocalizedStringKey, item: URL, subject: Text? = nil, message: Text? = nil
  ) {
    self.init(items: [item], label: DefaultShareLinkLabel(title: Text(titleKey)))
  }

  public init(
    _ titleKey: LocalizedStringKey, item: String, subject: Text? = nil, message: Text? = nil
  ) {
    self.init(items: [item], label: DefaultShareLinkLabel(title: Text(titleKey)))
  }
}

/// The label of a share link that has none of its own.
public struct DefaultShareLinkLabel: View {
  var title = Text("Share…")

  public var body: some View { title }
}

extension ShareLink: RenderedView {
  func render(in node: ViewNode, _ scope: RenderScope) -> [UIView] {
    let button = node.button(label: label, scope) { [items, weak host = scope.host.host] in
      guard let host else { return }
      let sheet = UIActivityViewController(activityItems: items, applicationActivities: nil)
      sheet.popoverPresentationController?.sourceView = host.view
      host.present(sheet, animated: true)
    }
    return [button]
  }
}
#endif
