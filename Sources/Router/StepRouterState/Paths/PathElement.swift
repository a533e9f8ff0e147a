/// A screen of a path: a value of your app's own type, usually a case of an enum.
///
/// ```swift
/// enum ShopScreen: PathElement {
///   case product(Int), settings
/// }
/// ```
///
/// A path is an array of these values, from the first screen to the one in front. A ``PathDriver``
/// makes the screen follow it:
///
/// ```swift
/// shopModel.path.push(.product(42))
/// shopModel.path.replaceLast(with: .settings)
/// shopModel.path.pop()
/// shopModel.path = []
/// ```
public protocol PathElement: Hashable, Sendable {}

extension Array where Element: PathElement {
  /// Adds a screen in front.
  public mutating func push(_ element: Element) { append(element) }

  /// Removes this many of the foremost screens, or all if there are fewer.
  public mutating func pop(_ count: Int = 1) {
    removeLast(Swift.min(Swift.max(count, 0), self.count))
  }

  /// Removes the screens in front of the last one with this value. Returns false, and removes none,
  /// if the path doesn't contain it.
  @discardableResult
  public mutating func pop(to element: Element) -> Bool {
    guard let index = lastIndex(of: element) else { return false }
    self = Array(self[...index])
    return true
  }

  /// Replaces the foremost screen. If the path is empty, adds the screen.
  public mutating func replaceLast(with element: Element) { self = dropLast() + [element] }
}
