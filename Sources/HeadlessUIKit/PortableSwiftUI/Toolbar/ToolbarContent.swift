#if !canImport(UIKit)
/// Items of a navigation bar or toolbar.
@preconcurrency @MainActor public protocol ToolbarContent {
  associatedtype Body: ToolbarContent

  @ToolbarContentBuilder var body: Self.Body { get }
}

extension Never: ToolbarContent {}

extension ToolbarContent where Body == Never {
  /// Traps, as in SwiftUI, because there's no value to return. The renderer never calls it.
  public var body: Never { fatalError("\(Self.self) has no body.") }
}

/// Items with identities, so that the user could rearrange them. Here it's like any other content.
@preconcurrency @MainActor public protocol CustomizableToolbarContent: ToolbarContent {}

/// A result builder that combines the items in a closure.
@resultBuilder public struct ToolbarContentBuilder {
  @MainActor public static func buildExpression<Content: ToolbarContent>(
    _ content: Content
  ) -> Content { content }

  @MainActor public static func buildBlock<Content: ToolbarContent>(
    _ content: Content
  ) -> some ToolbarContent { content }

  @MainActor public static func buildBlock<each Content: ToolbarContent>(
    _ content: repeat each Content
  ) -> some ToolbarContent {
    var contents: [any ToolbarContent] = []
    for content in repeat each content { contents.append(content) }
    return _ToolbarContents(contents: contents)
  }

  @MainActor public static func buildIf<Content: ToolbarContent>(
    _ content: Content?
  ) -> some ToolbarContent { _ToolbarContents(contents: [content].compactMap(\.self)) }

  @MainActor public static func buildEither<Content: ToolbarContent>(
    first: Content
  ) -> _ToolbarContents { _ToolbarContents(contents: [first]) }

  @MainActor public static func buildEither<Content: ToolbarContent>(
    second: Content
  ) -> _ToolbarContents { _ToolbarContents(contents: [second], isSecond: true) }

  @MainActor public static func buildLimitedAvailability<Content: ToolbarContent>(
    _ content: Content
  ) -> some ToolbarContent { _ToolbarContents(contents: [content]) }
}

/// Several items.
public struct _ToolbarContents: ToolbarContent {
  public typealias Body = Never

  let contents: [any ToolbarContent]
  var isSecond = false
}

/// Items that the renderer knows.
@MainActor protocol RenderedToolbarContent {
  func render(in node: ViewNode, _ scope: RenderScope)
}

extension _ToolbarContents: RenderedToolbarContent {
  func render(in node: ViewNode, _ scope: RenderScope) {
    let first = isSecond ? contents.count : 0
    for (index, content) in contents.enumerated() {
      content.render(inside: node, at: .position(first + index), scope)
    }
  }
}

extension ToolbarContent {
  func render(inside node: ViewNode, at slot: ViewSlot, _ scope: RenderScope) {
    _ = node.render(ToolbarPart(content: self), at: slot, scope)
  }
}

/// Items as a view without a place of its own, so that they have state and an environment.
private struct ToolbarPart<Content: ToolbarContent>: View, RenderedView {
  typealias Body = Never

  let content: Content

  func render(in node: ViewNode, _ scope: RenderScope) -> [UIView] {
    if let known = content as? any RenderedToolbarContent {
      known.render(in: node, scope)
      return []
    }
    var connected = content
    ViewFields.connect(&connected, to: node, scope)
    connected.body.render(inside: node, at: .position(0), scope)
    return []
  }
}
#endif
