#if !canImport(UIKit)
#if !canImport(ObjectiveC)
extension NotificationCenter {
  /// Adds an observer, which the center doesn't keep alive. Its method is called on the main thread:
  /// at once for a notification from there, later for one from another thread.
  public func addObserver(
    _ observer: Any, selector aSelector: Selector, name aName: NSNotification.Name?,
    object anObject: Any?
  ) {
    SelectorObservers.all.add(
      observer as AnyObject, aSelector, to: self, name: aName,
      object: anObject.map { $0 as AnyObject })
  }

  /// Removes an observer, whether it observes with a selector or with a closure.
  public func removeObserver(_ observer: AnyObject) {
    removeObserver(observer as Any)
    SelectorObservers.all.remove(observer, from: self) { _ in true }
  }

  public func removeObserver(
    _ observer: AnyObject, name aName: NSNotification.Name?, object anObject: Any?
  ) {
    removeObserver(observer as Any, name: aName, object: anObject)
    let object = anObject.map { $0 as AnyObject }
    SelectorObservers.all.remove(observer, from: self) {
      (aName == nil || $0.name == aName) && (object == nil || $0.object === object)
    }
  }
}

/// The observers with selectors. Each name of a center is observed once, and its observers hear of a
/// notification in the order in which they were added.
private final class SelectorObservers: @unchecked Sendable {
  struct Observer {
    weak var target: AnyObject?
    let selector: Selector
    let center: ObjectIdentifier
    let name: NSNotification.Name?
    weak var object: AnyObject?
    let isForOneObject: Bool
  }

  private struct Place: Hashable {
    let center: ObjectIdentifier
    let name: NSNotification.Name?
  }

  static let all = SelectorObservers()
  private let lock = NSRecursiveLock()
  private var observers: [Observer] = []
  /// The centers that are observed, kept alive so that no other gets the address.
  private var tokens: [Place: (center: NotificationCenter, token: any NSObjectProtocol)] = [:]

  func add(
    _ target: AnyObject, _ selector: Selector, to center: NotificationCenter,
    name: NSNotification.Name?, object: AnyObject?
  ) {
    let place = Place(center: ObjectIdentifier(center), name: name)
    lock.withLock {
      observers.removeAll { $0.target == nil || $0.isForOneObject && $0.object == nil }
      observers.append(
        Observer(
          target: target, selector: selector, center: place.center, name: name, object: object,
          isForOneObject: object != nil))
      guard tokens[place] == nil else { return }
      let token = center.addObserver(forName: name, object: nil, queue: nil) { [weak self] note in
        self?.tell(note, at: place)
      }
      tokens[place] = (center, token)
    }
  }

  func remove(
    _ target: AnyObject, from center: NotificationCenter, where isMeant: (Observer) -> Bool
  ) {
    let identifier = ObjectIdentifier(center)
    lock.withLock {
      observers.removeAll {
        $0.target == nil || $0.target === target && $0.center == identifier && isMeant($0)
      }
    }
  }

  private func tell(_ notification: Notification, at place: Place) {
    let sender = notification.object.map { $0 as AnyObject }
    let heard = lock.withLock {
      observers.filter {
        $0.center == place.center && $0.name == place.name
          && (!$0.isForOneObject || $0.object === sender)
      }
    }
    nonisolated(unsafe) let sent = notification
    for one in heard {
      nonisolated(unsafe) let observer = one
      MainThread.hop {
        guard let target = observer.target else { return }
        _ = observer.selector.send(to: target, with: [sent])
      }
    }
  }
}
#endif
#endif
