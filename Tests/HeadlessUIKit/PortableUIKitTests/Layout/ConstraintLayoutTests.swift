import PortableUIKit
import Testing

/// Where constraints place a view of 390 by 844 points' subview.
@MainActor @Suite("Layout by constraints", .simulated) struct ConstraintLayoutTests {
  private let room = LayoutRoom()

  struct Case: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let expected: CGRect
    let constraints: @MainActor @Sendable (UIView, UIView) -> [NSLayoutConstraint]

    init(
      _ name: String, _ expected: CGRect,
      _ constraints: @escaping @MainActor @Sendable (UIView, UIView) -> [NSLayoutConstraint]
    ) {
      testDescription = name
      self.expected = expected
      self.constraints = constraints
    }
  }

  nonisolated static let cases = [
    Case("edges", frame(0, 0, 390, 844)) {
      [
        $0.leadingAnchor.constraint(equalTo: $1.leadingAnchor),
        $0.trailingAnchor.constraint(equalTo: $1.trailingAnchor),
        $0.topAnchor.constraint(equalTo: $1.topAnchor),
        $0.bottomAnchor.constraint(equalTo: $1.bottomAnchor),
      ]
    },
    Case("edges with constants", frame(16, 20, 358, 800)) {
      [
        $0.leftAnchor.constraint(equalTo: $1.leftAnchor, constant: 16),
        $0.rightAnchor.constraint(equalTo: $1.rightAnchor, constant: -16),
        $0.topAnchor.constraint(equalTo: $1.topAnchor, constant: 20),
        $1.bottomAnchor.constraint(equalTo: $0.bottomAnchor, constant: 24),
      ]
    },
    Case("a size in a corner", frame(290, 794, 100, 50)) {
      [
        $0.widthAnchor.constraint(equalToConstant: 100),
        $0.heightAnchor.constraint(equalToConstant: 50),
        $0.trailingAnchor.constraint(equalTo: $1.trailingAnchor),
        $0.bottomAnchor.constraint(equalTo: $1.bottomAnchor),
      ]
    },
    Case("the centre", frame(145, 397, 100, 50)) {
      [
        $0.widthAnchor.constraint(equalToConstant: 100),
        $0.heightAnchor.constraint(equalToConstant: 50),
        $0.centerXAnchor.constraint(equalTo: $1.centerXAnchor),
        $0.centerYAnchor.constraint(equalTo: $1.centerYAnchor),
      ]
    },
    Case("a share of the width", frame(0, 0, 195, 211)) {
      [
        $0.widthAnchor.constraint(equalTo: $1.widthAnchor, multiplier: 0.5),
        $0.heightAnchor.constraint(equalTo: $1.heightAnchor, multiplier: 0.25),
        $0.leadingAnchor.constraint(equalTo: $1.leadingAnchor),
        $0.topAnchor.constraint(equalTo: $1.topAnchor),
      ]
    },
    Case("a ratio of its own sides", frame(0, 0, 390, 195)) {
      [
        $0.widthAnchor.constraint(equalTo: $1.widthAnchor),
        $0.heightAnchor.constraint(equalTo: $0.widthAnchor, multiplier: 0.5),
        $0.leadingAnchor.constraint(equalTo: $1.leadingAnchor),
        $0.topAnchor.constraint(equalTo: $1.topAnchor),
      ]
    },
    Case("a multiplier on a position", frame(0, 0, 390, 422)) {
      [
        $0.leadingAnchor.constraint(equalTo: $1.leadingAnchor),
        $0.trailingAnchor.constraint(equalTo: $1.trailingAnchor),
        $0.topAnchor.constraint(equalTo: $1.topAnchor),
        NSLayoutConstraint(
          item: $0, attribute: .bottom, relatedBy: .equal, toItem: $1, attribute: .bottom,
          multiplier: 0.5, constant: 0),
      ]
    },
    Case("out of the view", frame(-500, 10, 80, 40)) {
      [
        $0.leadingAnchor.constraint(equalTo: $1.leadingAnchor, constant: -500),
        $0.topAnchor.constraint(equalTo: $1.topAnchor, constant: 10),
        $0.widthAnchor.constraint(equalToConstant: 80),
        $0.heightAnchor.constraint(equalToConstant: 40),
      ]
    },
    Case("the stronger of two", frame(0, 0, 200, 30)) { view, _ in
      [
        view.widthAnchor.constraint(equalToConstant: 100).at(500),
        view.widthAnchor.constraint(equalToConstant: 200).at(501),
        view.heightAnchor.constraint(equalToConstant: 30).at(1),
      ]
    },
    Case("a limit above a wish", frame(0, 0, 300, 60)) { view, _ in
      [
        view.widthAnchor.constraint(equalToConstant: 500).at(999),
        view.widthAnchor.constraint(lessThanOrEqualToConstant: 300),
        view.heightAnchor.constraint(equalToConstant: 10).at(750),
        view.heightAnchor.constraint(greaterThanOrEqualToConstant: 60),
      ]
    },
    Case("limits that leave room", frame(145, 20, 100, 10)) {
      [
        $0.widthAnchor.constraint(equalToConstant: 100).at(200),
        $0.heightAnchor.constraint(equalToConstant: 10),
        $0.centerXAnchor.constraint(equalTo: $1.centerXAnchor),
        $0.leadingAnchor.constraint(greaterThanOrEqualTo: $1.leadingAnchor, constant: 16),
        $0.trailingAnchor.constraint(lessThanOrEqualTo: $1.trailingAnchor, constant: -16),
        $0.topAnchor.constraint(equalTo: $1.topAnchor, constant: 20),
      ]
    },
    Case("limits that leave none", frame(16, 0, 358, 10)) {
      [
        $0.widthAnchor.constraint(equalToConstant: 500).at(200),
        $0.heightAnchor.constraint(equalToConstant: 10),
        $0.centerXAnchor.constraint(equalTo: $1.centerXAnchor),
        $0.leadingAnchor.constraint(greaterThanOrEqualTo: $1.leadingAnchor, constant: 16),
        $0.trailingAnchor.constraint(lessThanOrEqualTo: $1.trailingAnchor, constant: -16),
      ]
    },
    Case("a wish beyond a limit", frame(90, 0, 300, 10)) {
      [
        $0.widthAnchor.constraint(equalToConstant: 300),
        $0.heightAnchor.constraint(equalToConstant: 10),
        $0.leadingAnchor.constraint(equalTo: $1.leadingAnchor, constant: 200).at(750),
        $0.trailingAnchor.constraint(lessThanOrEqualTo: $1.trailingAnchor),
      ]
    },
    Case("margins", frame(8, 8, 374, 828)) {
      let guide = $1.layoutMarginsGuide
      return [
        $0.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
        $0.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
        $0.topAnchor.constraint(equalTo: guide.topAnchor),
        $0.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
      ]
    },
    Case("attributes of margins", frame(8, 8, 374, 828)) { view, superview in
      let pairs: [(NSLayoutConstraint.Attribute, NSLayoutConstraint.Attribute)] = [
        (.left, .leftMargin), (.trailing, .trailingMargin), (.top, .topMargin),
        (.bottom, .bottomMargin),
      ]
      return pairs.map { own, margin in
        NSLayoutConstraint(
          item: view, attribute: own, relatedBy: .equal, toItem: superview, attribute: margin,
          multiplier: 1, constant: 0)
      }
    },
    Case("the centre of margins", frame(145, 402, 100, 40)) {
      [
        $0.widthAnchor.constraint(equalToConstant: 100),
        $0.heightAnchor.constraint(equalToConstant: 40),
        NSLayoutConstraint(
          item: $0, attribute: .centerX, relatedBy: .equal, toItem: $1,
          attribute: .centerXWithinMargins, multiplier: 1, constant: 0),
        $0.centerYAnchor.constraint(equalTo: $1.layoutMarginsGuide.centerYAnchor),
      ]
    },
    Case("the system's distance", frame(8, 16, 50, 50)) {
      [
        $0.leadingAnchor.constraint(
          equalToSystemSpacingAfter: $1.leadingAnchor, multiplier: 1),
        $0.topAnchor.constraint(equalToSystemSpacingBelow: $1.topAnchor, multiplier: 2),
        $0.widthAnchor.constraint(equalToConstant: 50),
        $0.heightAnchor.constraint(equalTo: $0.widthAnchor),
      ]
    },
    Case("half of a distance", frame(130, 0, 130, 10)) {
      let distance = $1.leadingAnchor.anchorWithOffset(to: $0.leadingAnchor)
      let other = $0.trailingAnchor.anchorWithOffset(to: $1.trailingAnchor)
      return [
        distance.constraint(equalTo: other),
        $0.widthAnchor.constraint(equalTo: distance),
        $0.heightAnchor.constraint(equalToConstant: 10),
      ]
    },
    Case("nothing at all", frame(0, 0, 0, 0)) { _, _ in [] },
    Case("whole pixels", frame(130, 0, 65, 0.5)) {
      [
        $0.leadingAnchor.constraint(equalTo: $1.leadingAnchor, constant: 130.1),
        $0.widthAnchor.constraint(equalToConstant: 65.1),
        $0.heightAnchor.constraint(equalToConstant: 0.4),
      ]
    },
  ]

  @Test(arguments: cases) func placed(_ test: Case) {
    let view = room.add()
    NSLayoutConstraint.activate(test.constraints(view, room.view))
    #expect(view.frame == .zero)
    room.layOut()
    #expect(view.frame == test.expected)
  }

  @Test func `leading is right where text is read from there`() {
    let view = room.add()
    view.semanticContentAttribute = .forceRightToLeft
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: room.view.leadingAnchor, constant: 10),
      view.widthAnchor.constraint(equalToConstant: 50),
      view.topAnchor.constraint(equalTo: room.view.topAnchor),
      view.heightAnchor.constraint(equalToConstant: 5),
    ])
    room.layOut()
    #expect(view.frame == frame(330, 0, 50, 5))
    #expect(view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
  }

  @Test func `a chain of views`() {
    let views = (0..<4).map { _ in room.add(Sized(40, 20)) }
    for (index, view) in views.enumerated() {
      view.leadingAnchor.constraint(equalTo: room.view.leadingAnchor).isActive = true
      view.topAnchor.constraint(
        equalTo: index == 0 ? room.view.topAnchor : views[index - 1].bottomAnchor, constant: 5
      ).isActive = true
    }
    room.layOut()
    #expect(views.map(\.frame.minY) == [5, 30, 55, 80])
    views[1].content.height = 50
    room.layOut()
    #expect(views.map(\.frame.minY) == [5, 30, 85, 110])
  }

  @Test func `views within views, and one that refers to another's inside`() {
    let (outer, beside) = (room.add(), room.add())
    let inner = room.add(UIView(), to: outer)
    NSLayoutConstraint.activate([
      outer.leadingAnchor.constraint(equalTo: room.view.leadingAnchor, constant: 30),
      outer.topAnchor.constraint(equalTo: room.view.topAnchor, constant: 40),
      inner.leadingAnchor.constraint(equalTo: outer.leadingAnchor, constant: 10),
      inner.topAnchor.constraint(equalTo: outer.topAnchor, constant: 5),
      outer.trailingAnchor.constraint(equalTo: inner.trailingAnchor, constant: 10),
      outer.bottomAnchor.constraint(equalTo: inner.bottomAnchor, constant: 5),
      inner.widthAnchor.constraint(equalToConstant: 100),
      inner.heightAnchor.constraint(equalToConstant: 20),
      beside.leadingAnchor.constraint(equalTo: inner.trailingAnchor),
      beside.topAnchor.constraint(equalTo: inner.bottomAnchor),
      beside.widthAnchor.constraint(equalTo: inner.widthAnchor),
      beside.heightAnchor.constraint(equalToConstant: 7),
    ])
    room.layOut()
    #expect(outer.frame == frame(30, 40, 120, 30))
    #expect(inner.frame == frame(10, 5, 100, 20))
    #expect(beside.frame == frame(140, 65, 100, 7))
  }

  @Test func `a view with a frame of its own is a place to refer to`() {
    let box = UIView(frame: frame(50, 60, 100, 100))
    room.view.addSubview(box)
    let (below, inside) = (room.add(), room.add(UIView(), to: box))
    NSLayoutConstraint.activate([
      below.topAnchor.constraint(equalTo: box.bottomAnchor, constant: 10),
      below.leadingAnchor.constraint(equalTo: inside.leadingAnchor),
      below.widthAnchor.constraint(equalTo: box.widthAnchor),
      below.heightAnchor.constraint(equalToConstant: 10),
      inside.leadingAnchor.constraint(equalTo: box.leadingAnchor, constant: 3),
      inside.topAnchor.constraint(equalTo: box.topAnchor),
      inside.widthAnchor.constraint(equalToConstant: 4),
      inside.heightAnchor.constraint(equalToConstant: 5),
    ])
    room.layOut()
    #expect(below.frame == frame(53, 170, 100, 10))
    #expect(inside.frame == frame(3, 0, 4, 5))
    box.frame = frame(0, 0, 20, 20)
    room.layOut()
    #expect(below.frame == frame(3, 30, 20, 10))
  }

  @Test func `guides of one's own`() {
    let guide = UILayoutGuide()
    room.view.addLayoutGuide(guide)
    let view = room.add()
    NSLayoutConstraint.activate([
      guide.topAnchor.constraint(equalTo: room.view.topAnchor, constant: 100),
      guide.heightAnchor.constraint(equalToConstant: 40),
      guide.leadingAnchor.constraint(equalTo: room.view.leadingAnchor),
      guide.widthAnchor.constraint(equalTo: room.view.widthAnchor, multiplier: 0.5),
      view.topAnchor.constraint(equalTo: guide.bottomAnchor),
      view.leadingAnchor.constraint(equalTo: guide.trailingAnchor),
      view.trailingAnchor.constraint(equalTo: room.view.trailingAnchor),
      view.heightAnchor.constraint(equalTo: guide.heightAnchor),
    ])
    room.layOut()
    #expect(view.frame == frame(195, 140, 195, 40))
    #expect(guide.layoutFrame == frame(0, 100, 195, 40))
    room.view.removeLayoutGuide(guide)
    #expect(room.view.constraints.count == 1)
  }

  @Test func `the readable width is limited and in the middle`() {
    let wide = LayoutRoom(CGSize(width: 1000, height: 500))
    for (room, expected) in [(wide, frame(164, 8, 672, 484)), (room, frame(8, 8, 374, 828))] {
      let view = room.add()
      let guide = room.view.readableContentGuide
      NSLayoutConstraint.activate([
        view.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
        view.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
        view.topAnchor.constraint(equalTo: guide.topAnchor),
        view.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
      ])
      room.layOut()
      #expect(view.frame == expected)
      #expect(guide.layoutFrame == expected)
    }
  }

  @Test func `without a keyboard its guide is at the bottom`() {
    let view = room.add(Sized(100, 40))
    let keyboard = room.view.keyboardLayoutGuide
    keyboard.topAnchor.constraint(equalTo: view.bottomAnchor, constant: 4).isActive = true
    room.layOut()
    #expect(view.frame == frame(0, 800, 100, 40))
    #expect(keyboard.layoutFrame == frame(0, 844, 390, 0))
  }
}
