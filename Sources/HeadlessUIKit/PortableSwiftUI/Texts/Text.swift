#if !canImport(UIKit)
/// A view that displays text. A headless device doesn't localize, so literals appear unchanged.
public struct Text: Equatable, Sendable {
  let content: String

  public init(verbatim content: String) { self.content = content }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ content: S) { self.content = String(content) }

  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil,
    comment: StaticString? = nil
  ) {
    content = key.text
  }

  public init(_ date: Date, style: DateStyle) { content = style.text(of: date) }

  public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    content = format.format(input)
  }

  public init(_ attributedContent: AttributedString) {
    content = String(attributedContent.characters)
  }

  public static func + (lhs: Text, rhs: Text) -> Text {
    Text(verbatim: lhs.content + rhs.content)
  }
}

extension Text {
  /// A way to write a date.
  public struct DateStyle: Equatable, Sendable {
    private let name: String

    public static let time = DateStyle(name: "time")
    public static let date = DateStyle(name: "date")
    public static let relative = DateStyle(name: "relative")
    public static let offset = DateStyle(name: "offset")
    public static let timer = DateStyle(name: "timer")

    func text(of date: Date) -> String { "\(date)" }
  }
}

/// Modifiers that keep a text a text. They do nothing, because a headless device doesn't draw.
extension Text {
  public func font(_ font: Font?) -> Text { self }
  public func fontWeight(_ weight: Font.Weight?) -> Text { self }
  public func bold() -> Text { self }
  public func italic() -> Text { self }
  public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text { self }
  public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text { self }
  public func monospacedDigit() -> Text { self }
  public func kerning(_ kerning: CGFloat) -> Text { self }
  public func foregroundColor(_ color: Color?) -> Text { self }
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text { self }
}

extension Text: View {
  public typealias Body = Never
}

extension Text: RenderedView {
  func render(in node: ViewNode, _ scope: RenderScope) -> [UIView] {
    let label = node.element { UILabel() }
    label.text = content
    return [label]
  }
}
#endif
