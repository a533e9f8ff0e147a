/// The moment when a URL arrives from outside.
///
/// ```swift
/// await explorer.replay([.tab("Account")], opening: "shop://product/42", .atLaunch)
/// ```
public enum LinkArrival: String, Sendable, Codable, CaseIterable {
  /// The app is in front.
  case whileRunning
  /// The user has gone to the home screen.
  case inBackground
  /// The process has ended, and the URL launches the app.
  case atLaunch
  /// The user has just closed one of the windows behind the front one.
  case whileWindowCloses
  /// The user is closing or opening a phone that folds.
  case duringFold
  /// The user closes or opens the phone right after the URL has arrived.
  case beforeFold
}

extension LinkArrival {
  /// The moment in words.
  package var phrase: String {
    switch self {
    case .whileRunning: "from outside"
    case .inBackground: "in the background"
    case .atLaunch: "at launch"
    case .whileWindowCloses: "while a window closes"
    case .duringFold: "while the phone folds"
    case .beforeFold: "right before the phone folds"
    }
  }
}

extension LinkArrival: CustomStringConvertible {
  /// The arrival as you write it in source: `.atLaunch`
  public var description: String { ".\(rawValue)" }
}
