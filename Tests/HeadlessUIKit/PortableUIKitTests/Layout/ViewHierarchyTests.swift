import PortableUIKit
import Testing

@MainActor @Suite("Views: callbacks of the hierarchy", .simulated, .standInOnly)
struct ViewHierarchyTests {
  private let log = EventLog()
  private let screen = Touchscreen()
  private let (box, leaf): (WatchingView, WatchingView)

  init() {
    (box, leaf) = (WatchingView("box", log), WatchingView("leaf", log))
    box.addSubview(leaf)
    _ = log.take()
  }

  @Test("A view that comes on screen tells its subviews of the window, and of no superview")
  func coming() {
    screen.root.view.addSubview(box)
    let lines = log.take()
    #expect(
      lines.filter { $0.hasPrefix("box") }.sorted() == [
        "box didMoveToSuperview true", "box didMoveToWindow true", "box willMoveToSuperview true",
        "box willMoveToWindow true",
      ])
    #expect(
      lines.filter { $0.hasPrefix("leaf") } == [
        "leaf willMoveToWindow true", "leaf didMoveToWindow true",
      ])
  }

  @Test("A subview that leaves is still there in willRemoveSubview")
  func leaving() {
    screen.root.view.addSubview(box)
    _ = log.take()
    leaf.removeFromSuperview()
    let lines = log.take()
    #expect(lines.filter { $0.hasPrefix("box") } == ["box willRemoveSubview true"])
    #expect(
      lines.filter { $0.hasPrefix("leaf did") }.sorted() == [
        "leaf didMoveToSuperview false", "leaf didMoveToWindow false",
      ])
  }

  @Test("A subview that is added again, or brought to the front, is the last one")
  func order() {
    let other = UIView()
    box.insertSubview(other, at: 0)
    #expect(box.subviews == [other, leaf])
    box.bringSubviewToFront(other)
    #expect(box.subviews == [leaf, other])
    box.addSubview(leaf)
    #expect(box.subviews == [other, leaf])
  }
}

private final class WatchingView: UIView {
  private let name: String
  private let log: EventLog

  init(_ name: String, _ log: EventLog) {
    self.name = name
    self.log = log
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override func willMove(toSuperview newSuperview: UIView?) {
    log.add("\(name) willMoveToSuperview \(newSuperview != nil)")
  }

  override func didMoveToSuperview() {
    log.add("\(name) didMoveToSuperview \(superview != nil)")
  }

  override func willMove(toWindow newWindow: UIWindow?) {
    log.add("\(name) willMoveToWindow \(newWindow != nil)")
  }

  override func didMoveToWindow() {
    log.add("\(name) didMoveToWindow \(window != nil)")
  }

  override func willRemoveSubview(_ subview: UIView) {
    log.add("\(name) willRemoveSubview \(subview.superview === self)")
  }
}
