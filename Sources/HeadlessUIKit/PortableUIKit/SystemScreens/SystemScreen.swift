#if !canImport(UIKit)
/// A screen that the system provides, such as a browser, a composer or a picker. A headless device
/// shows none of its contents, but its user can finish or cancel it.
///
///     let mail = window.rootViewController?.presentedViewController as? MFMailComposeViewController
///     device.user.choose("Send", in: mail)
@MainActor public protocol SystemScreen: UIViewController {
  /// The titles of what the user can choose, as English screens have them.
  var choices: [String] { get }

  /// Answers the user's choice: calls the delegate, and dismisses the screen if the system does
  /// that.
  func choose(_ choice: String)
}

extension SystemScreen {
  /// Dismisses the screen as the system does, and then calls the app.
  func dismissBySystem(then report: @escaping @MainActor () -> Void) {
    guard presentingViewController != nil else { return report() }
    dismiss(animated: true) { report() }
  }
}

extension HeadlessUser {
  /// Chooses on a system screen by a title, such as “Done” or “Cancel”.
  ///
  /// - Returns: True if the screen is at rest in front, and has such a choice.
  @discardableResult
  public func choose(_ choice: String, in screen: (any SystemScreen)?) -> Bool {
    guard let screen, screen.choices.contains(choice),
      screen.viewIfLoaded?.isTouchable ?? false
    else { return false }
    device.perform { screen.choose(choice) }
    return true
  }
}
#endif
