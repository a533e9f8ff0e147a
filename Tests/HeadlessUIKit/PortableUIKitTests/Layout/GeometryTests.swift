import PortableUIKit
import Testing

@MainActor @Suite("Views: geometry and hit tests", .simulated, .standInOnly) struct GeometryTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
  private let box = UIView(frame: CGRect(x: 50, y: 50, width: 50, height: 50))

  init() {
    root.addSubview(box)
  }

  private func hit(_ x: CGFloat, _ y: CGFloat) -> UIView? {
    root.hitTest(CGPoint(x: x, y: y), with: nil)
  }

  @Test("A new size of the bounds keeps the center, one of the frame keeps the origin")
  func sizes() {
    box.bounds.size = CGSize(width: 20, height: 30)
    #expect(box.frame == CGRect(x: 65, y: 60, width: 20, height: 30))
    #expect(box.center == CGPoint(x: 75, y: 75))
    box.frame.size = CGSize(width: 40, height: 40)
    #expect(box.frame == CGRect(x: 65, y: 60, width: 40, height: 40))
    box.center = CGPoint(x: 50, y: 50)
    #expect(box.frame == CGRect(x: 30, y: 30, width: 40, height: 40))
  }

  @Test("Points and touches in a scrolled view follow its offset")
  func scrolled() {
    let scroll = UIScrollView(frame: CGRect(x: 10, y: 20, width: 100, height: 100))
    let leaf = UIView(frame: CGRect(x: 5, y: 150, width: 10, height: 10))
    root.addSubview(scroll)
    scroll.addSubview(leaf)
    scroll.contentOffset = CGPoint(x: 0, y: 100)
    #expect(leaf.convert(leaf.bounds, to: root) == CGRect(x: 15, y: 70, width: 10, height: 10))
    #expect(scroll.convert(leaf.frame, to: root) == CGRect(x: 15, y: 70, width: 10, height: 10))
    #expect(root.convert(CGPoint(x: 15, y: 70), to: scroll) == CGPoint(x: 5, y: 150))
    #expect(scroll.convert(CGPoint(x: 15, y: 70), from: root) == CGPoint(x: 5, y: 150))
    #expect(hit(16, 71) === leaf)
    #expect(hit(16, 60) === scroll)
  }

  @Test("A view takes no touch that it doesn't show: transparent, hidden or without interaction")
  func invisible() {
    #expect(hit(75, 75) === box)
    box.alpha = 0.005
    #expect(hit(75, 75) === root)
    box.alpha = 0.02
    #expect(hit(75, 75) === box)
    box.isUserInteractionEnabled = false
    #expect(hit(75, 75) === root)
    box.isUserInteractionEnabled = true
    box.isHidden = true
    #expect(hit(75, 75) === root)
    #expect(hit(300, 0) == nil)
  }

  @Test(
    "What lies outside of its superview takes no touch, clipped or not", arguments: [true, false])
  func outside(clips: Bool) {
    let leaf = UIView(frame: CGRect(x: 40, y: 0, width: 50, height: 50))
    box.addSubview(leaf)
    box.clipsToBounds = clips
    #expect(hit(95, 60) === leaf)
    #expect(hit(120, 60) === root)
  }

  @Test("A view decides itself which points it contains")
  func overridden() {
    final class Wide: UIView {
      override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        bounds.insetBy(dx: -50, dy: -50).contains(point)
      }
    }
    let wide = Wide(frame: CGRect(x: 150, y: 150, width: 10, height: 10))
    root.addSubview(wide)
    #expect(hit(120, 120) === wide)
  }

  @Test("Labels and images let touches through, disabled controls keep them")
  func classes() {
    root.addSubview(UILabel(frame: root.bounds))
    root.addSubview(UIImageView(frame: root.bounds))
    #expect(hit(75, 75) === box)
    let button = UIButton(frame: root.bounds)
    button.isEnabled = false
    root.addSubview(button)
    #expect(hit(75, 75) === button)
  }
}
