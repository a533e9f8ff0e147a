#if !canImport(UIKit)
extension Selector {
  /// Makes a selector of a method that the closure names, so that the compiler knows it's there.
  /// `HeadlessUIKitPlugin` writes this in place of `#selector`. The closure isn't called.
  public init(_ name: String, _checking method: @MainActor () -> Void) {
    self.init(name)
  }
}
#endif
