#if !canImport(UIKit)
/// A property wrapper that tells which field has the focus, and moves the focus.
@propertyWrapper public struct FocusState<Value: Hashable>: DynamicProperty {
  private var state: State<Value>
  private let none: Value

  public init() where Value == Bool {
    state = State(initialValue: false)
    none = false
  }

  public init<T: Hashable>() where Value == T? {
    state = State(initialValue: nil)
    none = nil
  }

  public var wrappedValue: Value {
    get { state.wrappedValue }
    nonmutating set { state.wrappedValue = newValue }
  }

  public var projectedValue: Binding { Binding(base: state.projectedValue, none: none) }

  @propertyWrapper public struct Binding {
    let base: PortableBinding<Value>
    let none: Value

    public var wrappedValue: Value {
      get { base.wrappedValue }
      nonmutating set { base.wrappedValue = newValue }
    }

    public var projectedValue: FocusState<Value>.Binding { self }
  }
}

/// `Binding` where a type of that name hides it.
typealias PortableBinding<Value> = Binding<Value>

extension View {
  /// Binds the focus of the field in this view to a value.
  public func focused<Value: Hashable>(
    _ binding: FocusState<Value>.Binding, equals value: Value
  ) -> some View {
    modifier(
      FocusModifier(isFocused: binding.wrappedValue == value) { isFocused in
        if isFocused {
          binding.wrappedValue = value
        } else if binding.wrappedValue == value {
          binding.wrappedValue = binding.none
        }
      })
  }

  public func focused(_ condition: FocusState<Bool>.Binding) -> some View {
    focused(condition, equals: true)
  }
}

private struct FocusModifier: RenderedModifier {
  typealias Body = Never

  let isFocused: Bool
  let change: @MainActor (Bool) -> Void

  func render(_ content: some View, in node: ViewNode, _ scope: RenderScope) -> [UIView] {
    let views = node.render(content, at: .position(0), scope)
    guard let field = views.first(where: { $0 is UITextField }) as? UITextField else {
      return views
    }
    field.addAction(
      UIAction(identifier: .focusBegan) { [change] _ in change(true) }, for: .editingDidBegin)
    field.addAction(
      UIAction(identifier: .focusEnded) { [change] _ in change(false) }, for: .editingDidEnd)
    guard isFocused != field.isFirstResponder else { return views }
    onNextTurn(of: scope.host.host) { [isFocused, weak field] in
      guard let field, field.window != nil, field.isFirstResponder != isFocused else { return }
      _ = isFocused ? field.becomeFirstResponder() : field.resignFirstResponder()
    }
    return views
  }
}

extension UIAction.Identifier {
  fileprivate static let focusBegan = UIAction.Identifier("PortableSwiftUI.focusBegan")
  fileprivate static let focusEnded = UIAction.Identifier("PortableSwiftUI.focusEnded")
}
#endif
