import PortableUIKit
import Testing

@MainActor @Suite("Layout in scroll views", .simulated) struct ScrollLayoutTests {
  private let room = LayoutRoom(CGSize(width: 300, height: 400))
  private let scrollView: UIScrollView

  init() {
    scrollView = room.add(UIScrollView())
    NSLayoutConstraint.activate([
      scrollView.topAnchor.constraint(equalTo: room.view.topAnchor, constant: 50),
      scrollView.bottomAnchor.constraint(equalTo: room.view.bottomAnchor),
      scrollView.leadingAnchor.constraint(equalTo: room.view.leadingAnchor),
      scrollView.trailingAnchor.constraint(equalTo: room.view.trailingAnchor),
    ])
  }

  private func fill(_ content: UIView, usesGuide: Bool = true) {
    let guide = scrollView.contentLayoutGuide
    NSLayoutConstraint.activate([
      content.topAnchor.constraint(
        equalTo: usesGuide ? guide.topAnchor : scrollView.topAnchor, constant: 10),
      content.bottomAnchor.constraint(
        equalTo: usesGuide ? guide.bottomAnchor : scrollView.bottomAnchor, constant: -10),
      content.leadingAnchor.constraint(
        equalTo: usesGuide ? guide.leadingAnchor : scrollView.leadingAnchor),
      content.trailingAnchor.constraint(
        equalTo: usesGuide ? guide.trailingAnchor : scrollView.trailingAnchor),
    ])
  }

  @Test(arguments: [true, false])
  func `edges of the scroll view mean its content`(usesGuide: Bool) {
    let content = room.add(UIView(), to: scrollView)
    fill(content, usesGuide: usesGuide)
    content.widthAnchor.constraint(equalTo: scrollView.widthAnchor).isActive = true
    content.heightAnchor.constraint(equalToConstant: 1000).isActive = true
    room.layOut()
    #expect(scrollView.frame == frame(0, 50, 300, 350))
    #expect(content.frame == frame(0, 10, 300, 1000))
    #expect(scrollView.contentSize == CGSize(width: 300, height: 1020))
    #expect(scrollView.contentLayoutGuide.layoutFrame == frame(0, 0, 300, 1020))
    #expect(scrollView.frameLayoutGuide.layoutFrame == frame(0, 0, 300, 350))
    scrollView.contentOffset.y = 40
    room.layOut()
    #expect(content.frame == frame(0, 10, 300, 1000))
  }

  @Test func `a column in a scroll view is as high as its rows`() {
    let column = room.add(
      UIStackView(arrangedSubviews: [Sized(100, 30), Sized(50, 200), Sized(20, 300)]),
      to: scrollView)
    column.axis = .vertical
    column.spacing = 10
    fill(column)
    column.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor).isActive = true
    room.layOut()
    #expect(column.frame == frame(0, 10, 300, 550))
    #expect(scrollView.contentSize == CGSize(width: 300, height: 570))
    column.arrangedSubviews[2].isHidden = true
    room.layOut()
    #expect(scrollView.contentSize.height == 260)
  }

  @Test func `what is pinned to the frame stays where it is`() {
    let (content, badge) = (
      room.add(Sized(300, 900), to: scrollView), room.add(Sized(40, 40), to: scrollView)
    )
    fill(content)
    NSLayoutConstraint.activate([
      badge.topAnchor.constraint(equalTo: scrollView.frameLayoutGuide.topAnchor, constant: 5),
      badge.trailingAnchor.constraint(equalTo: room.view.trailingAnchor),
      badge.centerYAnchor.constraint(equalTo: scrollView.centerYAnchor).at(10),
    ])
    room.layOut()
    #expect(badge.frame == frame(260, 5, 40, 40))
    scrollView.contentOffset.y = 100
    room.layOut()
    #expect(badge.frame == frame(260, 105, 40, 40))
    #expect(content.frame == frame(0, 10, 300, 900))
  }

  @Test func `the centre of a scroll view is its frame's`() {
    let content = room.add(Sized(40, 40), to: scrollView)
    content.centerXAnchor.constraint(equalTo: scrollView.centerXAnchor).isActive = true
    room.layOut()
    #expect(content.frame.minX == 130)
    #expect(scrollView.contentSize == .zero)
  }
}
