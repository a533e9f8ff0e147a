import PortableUIKit

/// What the explored app runs on.
struct ExploredDevice {
  /// Nil for what the windows need: a tablet where they are wide, or where there are several.
  var idiom: UIUserInterfaceIdiom?
  var compactSize = WindowShape.compact.size
  var regularSize = WindowShape.regular.size

  func size(of shape: WindowShape) -> CGSize {
    shape == .compact ? compactSize : regularSize
  }

  /// A device on which a window gets this shape first.
  @MainActor
  func make(_ shape: WindowShape, windows: Int, _ shapes: Set<WindowShape>) -> TestDevice {
    let needed: UIUserInterfaceIdiom = windows > 1 || shapes.contains(.regular) ? .pad : .phone
    return TestDevice(idiom ?? needed, screenSize: size(of: shape))
  }
}

extension Explorer {
  /// The same explorer, of the app on another device.
  ///
  /// ```swift
  /// let small = explorer.on(compact: CGSize(width: 320, height: 568))
  /// let slides = explorer.on(.pad, compact: CGSize(width: 320, height: 1024))
  /// ```
  ///
  /// A simulator is what it is.
  ///
  /// - Parameters:
  ///   - idiom: A phone or a tablet; nil for what the windows need: a tablet where they are wide, or
  ///     where there are several.
  ///   - compact: The size of a narrow window, in points; nil for 390 by 844.
  ///   - regular: The size of a wide window, in points; nil for 1,024 by 768.
  public func on(
    _ idiom: UIUserInterfaceIdiom? = nil, compact: CGSize? = nil, regular: CGSize? = nil
  ) -> Explorer {
    var copy = self
    copy.device = ExploredDevice(
      idiom: idiom, compactSize: compact ?? WindowShape.compact.size,
      regularSize: regular ?? WindowShape.regular.size)
    return copy
  }
}
