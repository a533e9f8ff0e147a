/// Moves of a phone that folds.
extension UserMove {
  /// The half of the display that the app has in Split View.
  public enum SplitHalf: String, Sendable {
    /// The left half.
    case leading
    /// The half beside the camera.
    case trailing
  }

  /// Closing the phone: the app moves to the outer display.
  public static let fold = Self(.fold)

  /// Opening the phone flat: the app moves to the inner display.
  public static let unfold = Self(.unfold)

  /// Folding the phone halfway, from closed or from flat.
  public static let halfFold = Self(.halfFold)

  /// A quarter turn of the phone. The next one turns it back.
  public static let rotate = Self(.rotate)

  /// Split View: the app has one half of the inner display.
  public static func openInSplitView(_ half: SplitHalf) -> Self {
    Self(.openInSplitView, half.rawValue)
  }

  /// The end of Split View: the app has the whole display.
  public static let closeSplitView = Self(.closeSplitView)
}

extension UserMove {
  /// Whether it's a move of a phone that folds.
  package var isFold: Bool { kind.isFold }
}

extension UserMove.Kind {
  /// Whether it's a move of a phone that folds.
  var isFold: Bool {
    switch self {
    case .fold, .unfold, .halfFold, .rotate, .openInSplitView, .closeSplitView: true
    default: false
    }
  }
}
