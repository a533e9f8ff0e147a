import PortableUIKit

/// Whether the user has interrupted the program, or the system has asked it to end.
///
/// While it lives these signals do not end the process.
@MainActor
final class Interruption {
  private(set) var hasHappened = false
  private var sources: [any DispatchSourceSignal] = []
  private var listener: (@MainActor () -> Void)?

  init() {
    for number in [SIGINT, SIGTERM] {
      signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: number, queue: .main)
      source.setEventHandler { [weak self] in
        MainActor.assumeIsolated { self?.happen() }
      }
      source.resume()
      sources.append(source)
    }
  }

  /// Says what is to be done when it happens.
  func listen(_ listener: @escaping @MainActor () -> Void) { self.listener = listener }

  /// Lets the signals end the process again.
  func end() {
    for source in sources { source.cancel() }
    for number in [SIGINT, SIGTERM] { signal(number, SIG_DFL) }
  }

  private func happen() {
    hasHappened = true
    listener?()
  }
}
