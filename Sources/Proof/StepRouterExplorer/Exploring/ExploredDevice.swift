import PortableUIKit

/// The device that the explored app runs on.
struct ExploredDevice {
  /// Nil to choose the idiom that the windows need: a tablet if they're wide or if there are
  /// several.
  var idiom: UIUserInterfaceIdiom?
  var compactSize = WindowShape.compact.size
  var regularSize = WindowShape.regular.size

  /// Whether the device is the phone that folds, whose pose determines the shape of the windows.
  var folds = false

  func size(of shape: WindowShape) -> CGSize {
    shape == .compact ? compactSize : regularSize
  }

  /// Makes a device whose windows start with this shape.
  @MainActor
  func make(_ shape: WindowShape, windows: Int, _ shapes: Set<WindowShape>) -> TestDevice {
    #if !canImport(UIKit)
    if folds { return TestDevice(.duo) }
    #endif
    let needed: UIUserInterfaceIdiom = windows > 1 || shapes.contains(.regular) ? .pad : .phone
    return TestDevice(idiom ?? needed, screenSize: size(of: shape))
  }
}

extension Explorer {
  /// Returns the same explorer, with the app on another device.
  ///
  /// ```swift
  /// let small = explorer.on(compact: CGSize(width: 320, height: 568))
  /// let slides = explorer.on(.pad, compact: CGSize(width: 320, height: 1024))
  /// ```
  ///
  /// On a simulator, the idiom and the size stay as they are.
  ///
  /// - Parameters:
  ///   - idiom: A phone or a tablet. Nil to choose the one that the windows need: a tablet if
  ///     they're wide or if there are several.
  ///   - compact: The size of a narrow window in points. Nil for 390 by 844.
  ///   - regular: The size of a wide window in points. Nil for 1,024 by 768.
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
