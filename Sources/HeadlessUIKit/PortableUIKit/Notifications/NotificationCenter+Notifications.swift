#if !canImport(UIKit)
import Foundation

extension NotificationCenter {
  /// The notifications with a name, as they are posted from now on.
  ///
  /// - Parameters:
  ///   - name: The name of the notifications.
  ///   - object: The object that posts them, or nil for all objects.
  public func notifications(named name: Notification.Name, object: AnyObject? = nil)
    -> Notifications
  {
    Notifications(center: self, name: name, object: object)
  }

  /// A sequence of notifications. It ends when its task is cancelled.
  public final class Notifications: AsyncSequence, @unchecked Sendable {
    private let center: NotificationCenter
    private let name: Notification.Name
    private weak var object: AnyObject?
    private let isOfOneObject: Bool

    init(center: NotificationCenter, name: Notification.Name, object: AnyObject?) {
      self.center = center
      self.name = name
      self.object = object
      isOfOneObject = object != nil
    }

    public func makeAsyncIterator() -> AsyncIterator {
      let (posted, continuation) = AsyncStream.makeStream(of: Posted.self)
      guard !isOfOneObject || object != nil else {
        continuation.finish()
        return AsyncIterator(posted.makeAsyncIterator())
      }
      let observer = Observer(
        center.addObserver(forName: name, object: object, queue: nil) { notification in
          continuation.yield(Posted(notification: notification))
        })
      continuation.onTermination = { [center] _ in center.removeObserver(observer.token) }
      return AsyncIterator(posted.makeAsyncIterator())
    }

    public struct AsyncIterator: AsyncIteratorProtocol {
      private var posted: AsyncStream<Posted>.Iterator

      fileprivate init(_ posted: AsyncStream<Posted>.Iterator) {
        self.posted = posted
      }

      public mutating func next() async -> Notification? {
        await posted.next()?.notification
      }
    }

    fileprivate struct Posted: @unchecked Sendable {
      let notification: Notification
    }

    private struct Observer: @unchecked Sendable {
      let token: any NSObjectProtocol

      init(_ token: any NSObjectProtocol) {
        self.token = token
      }
    }
  }
}
#endif
