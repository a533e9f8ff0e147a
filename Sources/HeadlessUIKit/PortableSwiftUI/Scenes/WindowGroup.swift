#if !canImport(UIKit)
/// Windows with the same content.
///
/// ```swift
/// WindowGroup(id: "notes") { NotesView() }
/// WindowGroup(for: Note.ID.self) { $note in NoteView(note: note) }
/// ```
public struct WindowGroup<Content: View>: Scene, WindowDeclaring {
  public typealias Body = Never

  let declaredWindows: [DeclaredWindow]

  public init(@ViewBuilder content: @escaping () -> Content) {
    declaredWindows = [Self.window(nil, content)]
  }

  public init(id: String, @ViewBuilder content: @escaping () -> Content) {
    declaredWindows = [Self.window(id, content)]
  }

  /// Windows that each show a value.
  public init<Value, Screen>(
    for type: Value.Type, @ViewBuilder content: @escaping (Binding<Value?>) -> Screen
  ) where Content == PresentedWindowContent<Value, Screen>, Value: Codable & Hashable {
    declaredWindows = [Content.window(nil, content)]
  }

  public init<Value, Screen>(
    id: String, for type: Value.Type, @ViewBuilder content: @escaping (Binding<Value?>) -> Screen
  ) where Content == PresentedWindowContent<Value, Screen>, Value: Codable & Hashable {
    declaredWindows = [Content.window(id, content)]
  }

  private static func window(
    _ id: String?, _ content: @escaping () -> Content
  ) -> DeclaredWindow {
    DeclaredWindow(id: id) { _ in
      false
    } makeRoot: { _ in
      UIHostingController(rootView: content())
    }
  }
}

/// The content of a window that shows a value.
public struct PresentedWindowContent<Value: Codable & Hashable, Content: View>: View {
  @State private var value: Value?
  private let content: (Binding<Value?>) -> Content

  public var body: some View { content($value) }

  private init(_ value: Value?, content: @escaping (Binding<Value?>) -> Content) {
    self.content = content
    _value = State(initialValue: value)
  }

  fileprivate static func window(
    _ id: String?, _ content: @escaping (Binding<Value?>) -> Content
  ) -> DeclaredWindow {
    DeclaredWindow(id: id) { value in
      value is Value
    } makeRoot: { value in
      UIHostingController(rootView: PresentedWindowContent(value as? Value, content: content))
    }
  }
}
#endif
