#if !canImport(UIKit)
/// The windows of a scene, which doesn't keep them alive. A window leaves the list when it goes
/// away, on any thread.
final class WindowList: @unchecked Sendable {
  private struct Entry {
    let identity: ObjectIdentifier
    unowned let window: UIWindow
  }

  private var entries: [Entry] = []

  var windows: [UIWindow] { entries.map(\.window) }

  func add(_ window: UIWindow) {
    entries.append(Entry(identity: ObjectIdentifier(window), window: window))
  }

  func remove(_ identity: ObjectIdentifier) {
    entries.removeAll { $0.identity == identity }
  }
}
#endif
