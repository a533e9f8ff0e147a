#if !canImport(UIKit)
import PortableUIKit

extension Explorer {
  /// Returns the same explorer, with the app on a phone that folds.
  ///
  /// ```swift
  /// let exploration = await explorer.on(.duo).run(depth: 3, interleavedStates: 20)
  /// expectNothingWrong(exploration, reporter: .swiftTesting)
  /// ```
  ///
  /// The app starts on the outer display. In every state the user opens, closes, half folds and
  /// turns the phone, and puts the app into Split View; such a move counts toward the depth only
  /// right after another one. With `interleavedStates`, the phone also folds in the middle of
  /// movements, requests and interceptors; a link also arrives right before a fold and during one.
  ///
  /// A fold must neither remove the screen in front nor present another one. The pose determines
  /// the size of the windows, not the explorer's shapes.
  ///
  /// On a headless device only.
  public func on(_ model: HeadlessDevice.Model) -> Explorer {
    var copy = self
    switch model {
    case .duo: copy.device = ExploredDevice(folds: true)
    }
    return copy
  }
}
#endif
