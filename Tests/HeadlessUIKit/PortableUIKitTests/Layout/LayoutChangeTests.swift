import PortableUIKit
import Testing

/// When views move to where constraints want them.
@MainActor @Suite("Changes of constraints", .simulated) struct LayoutChangeTests {
  private let room = LayoutRoom()
  private let box: UIView
  private let top: NSLayoutConstraint

  init() {
    box = room.add()
    top = box.topAnchor.constraint(equalTo: room.view.topAnchor)
    NSLayoutConstraint.activate([
      top, box.leadingAnchor.constraint(equalTo: room.view.leadingAnchor),
      box.widthAnchor.constraint(equalToConstant: 50),
      box.heightAnchor.constraint(equalToConstant: 20),
    ])
    room.layOut()
  }

  @Test func `a constant moves the view at the next layout`() {
    top.constant = -500
    #expect(box.frame.minY == 0)
    room.layOut()
    #expect(box.frame == frame(0, -500, 50, 20))
    top.constant = 7
    UIView.animate(withDuration: 0.3) { room.layOut() }
    #expect(box.frame.minY == 7)
  }

  @Test func `a frame set by hand lasts until the next layout`() {
    box.frame = frame(1, 2, 3, 4)
    #expect(box.frame == frame(1, 2, 3, 4))
    room.view.setNeedsLayout()
    room.layOut()
    #expect(box.frame == frame(0, 0, 50, 20))
  }

  @Test func `a constraint that goes gives way to a weaker one`() {
    box.topAnchor.constraint(equalTo: room.view.topAnchor, constant: 70).at(400).isActive = true
    room.layOut()
    #expect(box.frame.minY == 0)
    top.isActive = false
    room.layOut()
    #expect(box.frame.minY == 70)
    top.isActive = true
    room.layOut()
    #expect(box.frame.minY == 0)
    top.isActive = false
    top.priority = .defaultLow
    top.isActive = true
    room.layOut()
    #expect(box.frame.minY == 70)
    top.priority = UILayoutPriority(401)
    room.layOut()
    #expect(box.frame.minY == 0)
  }

  @Test func `the view's own size matters`() {
    box.trailingAnchor.constraint(equalTo: room.view.trailingAnchor).at(999).isActive = true
    let other = room.add()
    other.widthAnchor.constraint(equalTo: room.view.widthAnchor).isActive = true
    room.layOut()
    #expect(other.frame.width == 390)
    room.view.frame.size.width = 100
    room.layOut()
    #expect(other.frame.width == 100)
  }

  @Test func `an override of layoutSubviews finds the frames after super`() {
    final class Wrapper: UIView {
      var seen: [CGFloat] = []

      override func layoutSubviews() {
        seen.append(subviews[0].frame.width)
        super.layoutSubviews()
        seen.append(subviews[0].frame.width)
      }
    }
    let wrapper = Wrapper(frame: frame(0, 0, 80, 80))
    let inner = room.add(UIView(), to: wrapper)
    inner.widthAnchor.constraint(equalTo: wrapper.widthAnchor).isActive = true
    wrapper.layoutIfNeeded()
    #expect(wrapper.seen == [0, 80])
  }

  @Test func `a view controller's callbacks see frames before and after`() async {
    final class Screen: UIViewController {
      let box = Sized(30, 30)
      var seen: [CGFloat] = []

      override func viewDidLoad() {
        super.viewDidLoad()
        box.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(box)
        box.trailingAnchor.constraint(equalTo: view.trailingAnchor).isActive = true
      }

      override func viewWillLayoutSubviews() { seen.append(box.frame.minX) }
      override func viewDidLayoutSubviews() { seen.append(box.frame.minX) }
    }
    let stage = Stage()
    let screen = Screen()
    let window = await stage.show(screen)
    #expect(screen.seen.prefix(2) == [0, window.bounds.width - 30])
  }

  @Test func `a view's content asks for layout where constraints place it`() {
    let sized = room.add(Sized(10, 10))
    room.layOut()
    #expect(sized.frame.size == CGSize(width: 10, height: 10))
    sized.content = CGSize(width: 60, height: 5)
    room.layOut()
    #expect(sized.frame.size == CGSize(width: 60, height: 5))
    sized.setContentHuggingPriority(.defaultHigh, for: .horizontal)
    sized.widthAnchor.constraint(equalToConstant: 100).at(500).isActive = true
    room.layOut()
    #expect(sized.frame.width == 60)
    sized.setContentHuggingPriority(.defaultLow, for: .horizontal)
    room.layOut()
    #expect(sized.frame.width == 100)
  }

  @Test func `content resists being compressed as strongly as it says`() {
    let sized = room.add(Sized(100, 10))
    let narrow = sized.widthAnchor.constraint(equalToConstant: 40).at(749)
    narrow.isActive = true
    room.layOut()
    #expect(sized.frame.width == 100)
    sized.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
    room.layOut()
    #expect(sized.frame.width == 40)
  }

  @Test func `a view that leaves takes the constraints of views above along`() {
    let inner = room.add(UIView(), to: box)
    let own = inner.widthAnchor.constraint(equalToConstant: 5)
    let within = inner.topAnchor.constraint(equalTo: box.topAnchor)
    let across = inner.leadingAnchor.constraint(equalTo: room.view.leadingAnchor)
    NSLayoutConstraint.activate([own, within, across])
    box.removeFromSuperview()
    #expect(!top.isActive && !across.isActive)
    #expect(own.isActive && within.isActive)
    #expect(room.view.constraints == [])
    #expect(box.constraints.count == 3)
  }

  @Test func `moving to another superview removes them, too`() {
    let other = UIView(frame: room.view.bounds)
    room.view.addSubview(other)
    other.addSubview(box)
    #expect(!top.isActive)
    NSLayoutConstraint.activate([
      box.topAnchor.constraint(equalTo: other.topAnchor, constant: 9),
      box.leadingAnchor.constraint(equalTo: other.leadingAnchor, constant: 9),
    ])
    room.layOut()
    #expect(box.frame == frame(9, 9, 50, 20))
    room.view.bringSubviewToFront(other)
    other.bringSubviewToFront(box)
    #expect(box.superview === other)
    #expect(other.constraints.count == 2)
  }

  @Test func `views outlive one that held their constraints`() {
    let views = (UIView(), UIView())
    do {
      let old = UIView()
      for view in [views.0, views.1] {
        view.translatesAutoresizingMaskIntoConstraints = false
        old.addSubview(view)
      }
      views.0.topAnchor.constraint(equalTo: views.1.bottomAnchor).isActive = true
    }
    room.view.addSubview(views.0)
    views.0.topAnchor.constraint(equalTo: room.view.topAnchor, constant: 33).isActive = true
    room.layOut()
    #expect(views.0.frame.minY == 33)
  }

  @Test func `layout keeps nothing alive`() {
    weak var view: UIView?
    weak var inner: UIView?
    do {
      let room = LayoutRoom()
      let made = room.add()
      made.widthAnchor.constraint(equalTo: room.view.widthAnchor).isActive = true
      room.layOut()
      (view, inner) = (room.view, made)
      #expect(made.frame.width == 390)
    }
    #expect(view == nil)
    #expect(inner == nil)
  }

  nonisolated static let masks: [(UIView.AutoresizingMask, CGRect)] = [
    ([], frame(10, 20, 30, 40)),
    ([.flexibleWidth], frame(10, 20, 130, 40)),
    ([.flexibleLeftMargin], frame(110, 20, 30, 40)),
    ([.flexibleRightMargin, .flexibleBottomMargin], frame(10, 20, 30, 40)),
    ([.flexibleWidth, .flexibleRightMargin], frame(10, 20, 63.3, 40)),
    ([.flexibleTopMargin, .flexibleBottomMargin], frame(10, 53.3, 30, 40)),
    ([.flexibleWidth, .flexibleHeight], frame(10, 20, 130, 140)),
  ]

  @Test(arguments: masks)
  func `masks follow the superview's size`(mask: UIView.AutoresizingMask, expected: CGRect) {
    let parent = UIView(frame: frame(0, 0, 100, 100))
    let child = UIView(frame: frame(10, 20, 30, 40))
    child.autoresizingMask = mask
    parent.addSubview(child)
    parent.frame.size = CGSize(width: 200, height: 200)
    #expect(abs(child.frame.minX - expected.minX) < 0.4)
    #expect(abs(child.frame.minY - expected.minY) < 0.4)
    #expect(abs(child.frame.width - expected.width) < 0.4)
    #expect(abs(child.frame.height - expected.height) < 0.4)
    child.frame = frame(10, 20, 30, 40)
    parent.autoresizesSubviews = false
    parent.frame.size = CGSize(width: 300, height: 300)
    #expect(child.frame == frame(10, 20, 30, 40))
  }
}
