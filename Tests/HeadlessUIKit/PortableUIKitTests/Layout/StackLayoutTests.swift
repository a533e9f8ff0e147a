import PortableUIKit
import Testing

/// Where a stack view of 300 by 100 points places three views.
@MainActor @Suite("Layout of stack views", .simulated) struct StackLayoutTests {
  struct Case: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let expected: [CGRect]
    let change: @MainActor @Sendable (UIStackView) -> Void

    init(
      _ name: String, _ expected: [CGRect],
      _ change: @escaping @MainActor @Sendable (UIStackView) -> Void
    ) {
      testDescription = name
      self.expected = expected
      self.change = change
    }
  }

  nonisolated static let cases = [
    Case("fill", [frame(0, 0, 40, 100), frame(40, 0, 60, 100), frame(100, 0, 200, 100)]) { _ in },
    Case("spacing", [frame(0, 0, 40, 100), frame(50, 0, 60, 100), frame(120, 0, 180, 100)]) {
      $0.spacing = 10
    },
    Case("own spacing", [frame(0, 0, 40, 100), frame(70, 0, 60, 100), frame(140, 0, 160, 100)]) {
      $0.spacing = 10
      $0.setCustomSpacing(30, after: $0.arrangedSubviews[0])
    },
    Case("equally", [frame(0, 0, 90, 100), frame(105, 0, 90, 100), frame(210, 0, 90, 100)]) {
      $0.distribution = .fillEqually
      $0.spacing = 15
    },
    Case(
      "in proportion", [frame(0, 0, 60, 100), frame(60, 0, 90, 100), frame(150, 0, 150, 100)]
    ) { $0.distribution = .fillProportionally },
    Case("equal spaces", [frame(0, 0, 40, 100), frame(90, 0, 60, 100), frame(200, 0, 100, 100)]) {
      $0.distribution = .equalSpacing
    },
    Case("equal centres", [frame(0, 0, 40, 100), frame(105, 0, 60, 100), frame(200, 0, 100, 100)]) {
      $0.distribution = .equalCentering
    },
    Case("at the top", [frame(0, 0, 40, 20), frame(40, 0, 60, 30), frame(100, 0, 200, 50)]) {
      $0.alignment = .top
    },
    Case("at the bottom", [frame(0, 80, 40, 20), frame(40, 70, 60, 30), frame(100, 50, 200, 50)]) {
      $0.alignment = .bottom
    },
    Case("in the middle", [frame(0, 40, 40, 20), frame(40, 35, 60, 30), frame(100, 25, 200, 50)]) {
      $0.alignment = .center
    },
    Case("margins", [frame(8, 8, 40, 84), frame(48, 8, 60, 84), frame(108, 8, 184, 84)]) {
      $0.isLayoutMarginsRelativeArrangement = true
    },
    Case("own margins", [frame(5, 1, 40, 96), frame(45, 1, 60, 96), frame(105, 1, 190, 96)]) {
      $0.isLayoutMarginsRelativeArrangement = true
      $0.directionalLayoutMargins = NSDirectionalEdgeInsets(
        top: 1, leading: 5, bottom: 3, trailing: 5)
    },
    Case("a hidden view", [frame(0, 0, 40, 100), frame(0, 0, 0, 0), frame(50, 0, 250, 100)]) {
      $0.spacing = 10
      $0.arrangedSubviews[1].isHidden = true
    },
    Case("a column", [frame(0, 0, 300, 20), frame(0, 20, 300, 30), frame(0, 50, 300, 50)]) {
      $0.axis = .vertical
    },
    Case("leading", [frame(0, 0, 40, 20), frame(0, 20, 60, 30), frame(0, 50, 100, 50)]) {
      $0.axis = .vertical
      $0.alignment = .leading
    },
    Case("trailing", [frame(260, 0, 40, 20), frame(240, 20, 60, 30), frame(200, 50, 100, 50)]) {
      $0.axis = .vertical
      $0.alignment = .trailing
    },
    Case("from the right", [frame(260, 0, 40, 100), frame(200, 0, 60, 100), frame(0, 0, 200, 100)])
    {
      $0.semanticContentAttribute = .forceRightToLeft
      $0.arrangedSubviews[0].setContentHuggingPriority(.defaultHigh, for: .horizontal)
      $0.arrangedSubviews[1].setContentHuggingPriority(.defaultHigh, for: .horizontal)
    },
    Case(
      "from the right, own spacing",
      [frame(260, 0, 40, 100), frame(160, 0, 60, 100), frame(0, 0, 160, 100)]
    ) {
      $0.semanticContentAttribute = .forceRightToLeft
      $0.setCustomSpacing(40, after: $0.arrangedSubviews[0])
      $0.arrangedSubviews[0].setContentHuggingPriority(.defaultHigh, for: .horizontal)
      $0.arrangedSubviews[1].setContentHuggingPriority(.defaultHigh, for: .horizontal)
    },
    Case("who hugs more", [frame(0, 0, 140, 100), frame(140, 0, 60, 100), frame(200, 0, 100, 100)])
    {
      $0.arrangedSubviews[0].setContentHuggingPriority(.defaultLow - 1, for: .horizontal)
    },
  ]

  private func stack() -> UIStackView {
    UIStackView(arrangedSubviews: [Sized(40, 20), Sized(60, 30), Sized(100, 50)])
  }

  @Test(arguments: cases) func arranged(_ test: Case) {
    let stack = stack()
    stack.frame = frame(0, 0, 300, 100)
    test.change(stack)
    stack.layoutIfNeeded()
    #expect(stack.arrangedSubviews.map(\.frame) == test.expected)
  }

  @Test func `a stack view is as large as its views, with the distances`() {
    let room = LayoutRoom()
    let stack = room.add(stack())
    stack.spacing = 5
    stack.alignment = .center
    NSLayoutConstraint.activate([
      stack.centerXAnchor.constraint(equalTo: room.view.centerXAnchor),
      stack.topAnchor.constraint(equalTo: room.view.topAnchor, constant: 10),
    ])
    room.layOut()
    #expect(stack.frame == frame(90, 10, 210, 50))
    #expect(
      stack.arrangedSubviews.map(\.frame) == [
        frame(0, 15, 40, 20), frame(45, 10, 60, 30), frame(110, 0, 100, 50),
      ])
    #expect(
      stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        == CGSize(width: 210, height: 50))
    stack.arrangedSubviews[2].isHidden = true
    room.layOut()
    #expect(stack.frame == frame(142.5, 10, 105, 30))
    stack.arrangedSubviews[2].isHidden = false
    stack.axis = .vertical
    room.layOut()
    #expect(stack.frame == frame(145, 10, 100, 110))
    stack.arrangedSubviews[0].removeFromSuperview()
    room.layOut()
    #expect(stack.frame == frame(145, 10, 100, 85))
    stack.addArrangedSubview(Sized(120, 15))
    room.layOut()
    #expect(stack.frame == frame(135, 10, 120, 105))
  }

  @Test func `a stack view in a stack view`() {
    let inner = stack()
    inner.axis = .vertical
    let outer = UIStackView(arrangedSubviews: [inner, Sized(50, 10)])
    outer.frame = frame(0, 0, 150, 100)
    outer.layoutIfNeeded()
    #expect(inner.frame == frame(0, 0, 100, 100))
    #expect(outer.arrangedSubviews[1].frame == frame(100, 0, 50, 100))
    #expect(inner.arrangedSubviews.map(\.frame.minY) == [0, 20, 50])
    (inner.arrangedSubviews[0] as? Sized)?.content.width = 120
    outer.layoutIfNeeded()
    #expect(inner.frame.width == 120)
  }

  @Test func `a view with a constraint of its own`() {
    let stack = stack()
    stack.frame = frame(0, 0, 300, 100)
    stack.arrangedSubviews[0].widthAnchor.constraint(equalToConstant: 200).isActive = true
    stack.arrangedSubviews[1].widthAnchor.constraint(
      equalTo: stack.arrangedSubviews[2].widthAnchor
    ).isActive = true
    stack.layoutIfNeeded()
    #expect(stack.arrangedSubviews.map(\.frame.minX) == [0, 200, 250])
  }

  @Test func `texts on one baseline`() {
    let (small, large) = (UILabel(), UILabel())
    small.text = "a"
    small.font = .systemFont(ofSize: 10)
    large.text = "b"
    large.font = .systemFont(ofSize: 20)
    let stack = UIStackView(arrangedSubviews: [small, large])
    stack.alignment = .firstBaseline
    let room = LayoutRoom()
    room.add(stack)
    room.layOut()
    #expect(large.frame.minY == 0)
    #expect(small.frame.minY == 9.5)
    #expect(stack.frame.height == large.frame.height)
  }

  @Test func `a view that is no longer arranged stays, at its own size`() {
    let stack = stack()
    stack.frame = frame(0, 0, 300, 100)
    stack.removeArrangedSubview(stack.arrangedSubviews[0])
    stack.layoutIfNeeded()
    #expect(stack.subviews[0].frame == frame(0, 0, 40, 20))
    #expect(stack.arrangedSubviews.map(\.frame.minX) == [0, 60])
  }

  #if !canImport(UIKit)
  @Test func `a stack view of SwiftUI's measures nothing`() {
    let stack = UIStackView()
    stack.measuresSubviews = false
    stack.addArrangedSubview(Sized(40, 20))
    stack.frame = frame(0, 0, 300, 100)
    stack.layoutIfNeeded()
    #expect(stack.arrangedSubviews.map(\.frame) == [.zero])
  }
  #endif
}
