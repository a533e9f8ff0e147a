/// A value of a path, of any type, in a route's element.
struct PathValue: Hashable, Sendable {
  let base: any PathElement

  static func == (one: Self, other: Self) -> Bool { isSame(one.base, as: other.base) }

  private static func isSame<Element: PathElement>(
    _ one: Element, as other: any PathElement
  ) -> Bool {
    other as? Element == one
  }

  func hash(into hasher: inout Hasher) { base.hash(into: &hasher) }
}

extension RouteElement {
  /// Creates an element that stands for a value. Its identifier names the kind of screen: the name
  /// of an enum's case, or else of the type.
  init(_ value: some PathElement) {
    self.init(identifier: Self.kind(of: value))
    self.value = PathValue(base: value)
  }

  private static func kind(of value: some PathElement) -> String {
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .enum else { return "\(type(of: value))" }
    return mirror.children.first?.label ?? "\(value)"
  }
}

extension Route {
  /// The values of the elements.
  func path<Value: PathElement>(of type: Value.Type) -> [Value] {
    compactMap { $0.value?.base as? Value }
  }
}
