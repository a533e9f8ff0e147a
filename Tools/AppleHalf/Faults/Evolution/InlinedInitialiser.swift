/// A struct that may gain properties, so nothing outside of its module can fill it.
public struct Sealed {
  /// What it holds.
  public let value: Int

  /// Holds a value.
  @inlinable public init(value: Int) {
    self.value = value  // refused: may not be initialized directly
  }
}
