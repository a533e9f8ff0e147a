#if !canImport(UIKit)
/// A stored property of a view that the renderer updates before it evaluates the view's body.
public protocol DynamicProperty {
  mutating func update()
}

extension DynamicProperty {
  public mutating func update() {}
}
#endif
