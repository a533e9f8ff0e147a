import PortableUIKit
import Testing

@MainActor @Suite(.simulated) struct GestureTests {
  @Test func `a recognizer is on one view at a time`() {
    let (first, second) = (UIView(), UIView())
    let tap = UITapGestureRecognizer()
    first.addGestureRecognizer(tap)
    #expect(tap.view === first)
    #expect(first.gestureRecognizers == [tap])
    second.addGestureRecognizer(tap)
    #expect(tap.view === second)
    #expect(first.gestureRecognizers?.isEmpty ?? true)
    second.removeGestureRecognizer(tap)
    #expect(tap.view == nil)
  }

  @Test func `setting the recognizers attaches all of them and detaches the others`() {
    let view = UIView()
    let (pan, pinch) = (UIPanGestureRecognizer(), UIPinchGestureRecognizer())
    view.addGestureRecognizer(pan)
    view.gestureRecognizers = [pinch]
    #expect(pan.view == nil)
    #expect(pinch.view === view)
    #expect(UIView().gestureRecognizers?.isEmpty ?? true)
  }

  @Test func `a pan's translation can be set back`() {
    let pan = UIScreenEdgePanGestureRecognizer()
    pan.edges = .left
    pan.setTranslation(CGPoint(x: 3, y: 4), in: nil)
    #expect(pan.translation(in: nil) == CGPoint(x: 3, y: 4))
  }
}
