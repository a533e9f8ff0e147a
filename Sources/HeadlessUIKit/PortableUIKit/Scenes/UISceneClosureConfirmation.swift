#if !canImport(UIKit)
/// What the system asks before the user's closing of a window destroys its session.
@available(iOS 27.0, *)
@preconcurrency @MainActor open class UISceneClosureConfirmation: NSObject {
  let title: String?
  let message: String?
  private let actions: [UIAlertAction]

  /// - Parameter actions: A destructive one replaces “Close” and a cancelling one “Cancel”; others
  ///   come in between.
  public init(title: String?, message: String?, actions: [UIAlertAction]) {
    self.title = title
    self.message = message
    self.actions = actions
    super.init()
  }

  var choices: [ClosureChoice] {
    let close = actions.first { $0.style == .destructive }
    let cancel = actions.first { $0.style == .cancel }
    let others = actions.filter { $0.style == .default }
    return [ClosureChoice(title: close?.title ?? "Close", action: close, closes: true)]
      + others.map { ClosureChoice(title: $0.title ?? "", action: $0, closes: false) }
      + [ClosureChoice(title: cancel?.title ?? "Cancel", action: cancel, closes: false)]
  }
}

/// An answer to the system's question.
@MainActor struct ClosureChoice {
  let title: String
  let action: UIAlertAction?
  let closes: Bool
}
#endif
