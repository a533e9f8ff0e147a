import PortableUIKit

/// Notifies observers after changes to a model. It holds the observers weakly.
@MainActor
final class Changes {
  private struct Observer {
    weak var owner: AnyObject?
    let update: @MainActor () -> Void
  }

  private var observers: [Observer] = []

  /// Calls the closure after each change, for as long as the owner lives.
  func observe(by owner: AnyObject, _ update: @escaping @MainActor () -> Void) {
    observers.append(Observer(owner: owner, update: update))
  }

  func send() {
    observers.removeAll { $0.owner == nil }
    for observer in observers { observer.update() }
  }
}
