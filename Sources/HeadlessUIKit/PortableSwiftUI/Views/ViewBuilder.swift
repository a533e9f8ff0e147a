#if !canImport(UIKit)
/// A result builder that combines the views in a closure into a single view.
@resultBuilder public struct ViewBuilder {
  @MainActor public static func buildExpression<Content: View>(_ content: Content) -> Content {
    content
  }

  @MainActor public static func buildBlock() -> EmptyView { EmptyView() }

  @MainActor public static func buildBlock<Content: View>(_ content: Content) -> Content { content }

  @MainActor public static func buildBlock<each Content: View>(
    _ content: repeat each Content
  ) -> TupleView<(repeat each Content)> {
    TupleView((repeat each content))
  }

  @MainActor public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }

  @MainActor public static func buildEither<TrueContent: View, FalseContent: View>(
    first: TrueContent
  ) -> _ConditionalContent<TrueContent, FalseContent> {
    _ConditionalContent(storage: .trueContent(first))
  }

  @MainActor public static func buildEither<TrueContent: View, FalseContent: View>(
    second: FalseContent
  ) -> _ConditionalContent<TrueContent, FalseContent> {
    _ConditionalContent(storage: .falseContent(second))
  }

  @MainActor public static func buildLimitedAvailability<Content: View>(
    _ content: Content
  ) -> AnyView {
    AnyView(content)
  }
}
#endif
