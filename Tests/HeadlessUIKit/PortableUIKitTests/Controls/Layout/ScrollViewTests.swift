import PortableUIKit
import Testing

@MainActor @Suite(.simulated, .standInOnly) struct ScrollViewTests {
  private let log = EventLog()
  private let screen = Touchscreen()
  private let scrollView = UIScrollView()
  private let delegate: ScrollDelegate

  init() {
    delegate = ScrollDelegate(log)
    scrollView.delegate = delegate
    screen.show(scrollView)
    scrollView.frame.size = CGSize(width: 100, height: 100)
    scrollView.contentSize = CGSize(width: 100, height: 1000)
  }

  @Test func `a drag tells its beginning, the movement and its end`() {
    #expect(screen.user.scroll(scrollView, to: CGPoint(x: 0, y: 30)))
    #expect(log.take() == ["willBegin true", "didScroll 30.0", "willEnd 30.0", "didEnd false"])
    #expect(!scrollView.isDragging)
  }

  @Test func `the delegate may change where a drag ends`() {
    delegate.target = 50
    screen.user.scroll(scrollView, to: CGPoint(x: 0, y: 30))
    #expect(scrollView.contentOffset.y == 50)
    #expect(log.take().suffix(2) == ["didEnd false", "didScroll 50.0"])
  }

  @Test func `a scroll view that may not scroll hears nothing of a drag`() {
    scrollView.isScrollEnabled = false
    #expect(!screen.user.scroll(scrollView, to: CGPoint(x: 0, y: 30)))
    #expect(log.take() == [])
    #expect(scrollView.contentOffset == .zero)
  }

  @Test func `a drag ends editing where the keyboard is to go with it`() {
    let field = UITextField()
    screen.show(field)
    screen.user.tap(field)
    screen.user.scroll(scrollView, to: CGPoint(x: 0, y: 1))
    #expect(field.isEditing)
    scrollView.keyboardDismissMode = .onDrag
    screen.user.scroll(scrollView, to: CGPoint(x: 0, y: 2))
    #expect(!field.isEditing)
  }

  @Test func `the end of an animated movement is told when its time has passed`() {
    scrollView.setContentOffset(CGPoint(x: 0, y: 10), animated: true)
    scrollView.setContentOffset(CGPoint(x: 0, y: 10), animated: true)
    #expect(log.take() == ["didScroll 10.0"])
    Simulation.current.advance(by: .milliseconds(300))
    #expect(log.take() == ["didEndAnimation"])
    scrollView.setContentOffset(.zero, animated: false)
    Simulation.current.runUntilIdle()
    #expect(log.take() == ["didScroll 0.0"])
  }

  @Test(arguments: [(150.0, 70.0), (20.0, 0.0), (0.0, 0.0), (99.0, 19.0)])
  func `a rectangle is brought into sight by the shortest way`(y: Double, offset: Double) {
    scrollView.scrollRectToVisible(CGRect(x: 0, y: y, width: 10, height: 20), animated: false)
    #expect(scrollView.contentOffset.y == CGFloat(offset))
  }

  @Test func `zooming stays within its limits`() {
    scrollView.maximumZoomScale = 3
    scrollView.setZoomScale(5, animated: false)
    #expect(scrollView.zoomScale == 3)
    scrollView.setZoomScale(0.1, animated: false)
    #expect(scrollView.zoomScale == 1)
  }
}

private final class ScrollDelegate: NSObject, UIScrollViewDelegate {
  var target: CGFloat?
  private let log: EventLog

  init(_ log: EventLog) {
    self.log = log
  }

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    log("willBegin \(scrollView.isDragging)")
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    log("didScroll \(scrollView.contentOffset.y)")
  }

  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    log("willEnd \(targetContentOffset.pointee.y)")
    if let target { targetContentOffset.pointee.y = target }
  }

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    log("didEnd \(decelerate)")
  }

  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    log("didEndAnimation")
  }
}
