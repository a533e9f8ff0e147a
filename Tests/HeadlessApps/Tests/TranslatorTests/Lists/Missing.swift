import UIKit

final class Film: AVPlayerLayer {
  func swap() {
    objc_setAssociatedObject(self, "key", nil, .OBJC_ASSOCIATION_RETAIN)
  }
}

@objc protocol Rows {
  @objc optional func count() -> Int
  @objc optional var title: String { get }
}

final class Watcher: NSObject {
  var token: Any?
  func watch(_ view: UIView) {
    token = view.observe(\.layer.bounds) { _, _ in }
  }
}
