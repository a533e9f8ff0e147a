#if !canImport(UIKit)
/// A property of a view that is brought up to date before the view's body is asked for.
public protocol DynamicProperty {
  mutating func update()
}

extension DynamicProperty {
  public mutating func update() {}
}
#endif
