extension DefaultRouter {
  /// Tells that the key window could have been another one: with several windows side by side an app
  /// does better to say which it means.
  func tellUnclearWindow(_ tracer: Tracer) {
    guard let provider = windowProvider as? KeyWindowProvider else { return }
    let rivals = provider.choice.rivals
    if rivals > 1 { tracer.record(.windowUnclear(scenes: rivals), as: .warning) }
  }
}
