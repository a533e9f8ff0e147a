extension DefaultRouter {
  /// Warns observers if the router could equally have picked the key window of another scene. An
  /// app with several windows side by side should say which one it means.
  func tellUnclearWindow(_ tracer: Tracer) {
    guard let provider = windowProvider as? KeyWindowProvider else { return }
    let rivals = provider.choice.rivals
    if rivals > 1 { tracer.record(.windowUnclear(scenes: rivals), as: .warning) }
  }
}
