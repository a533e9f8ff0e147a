/// Calls its observers after each change, for as long as their owners live.
@MainActor
final class Changes {
  private var observers: [Observer] = []

  func observe<Owner: AnyObject>(
    _ owner: Owner, _ react: @escaping @MainActor (Owner) -> Void
  ) {
    observers.append(
      Observer(owner: owner) { [weak owner] in
        if let owner { react(owner) }
      })
  }

  func tell() {
    observers.removeAll { $0.owner == nil }
    for observer in observers { observer.react() }
  }

  private struct Observer {
    weak var owner: AnyObject?
    let react: @MainActor () -> Void
  }
}
