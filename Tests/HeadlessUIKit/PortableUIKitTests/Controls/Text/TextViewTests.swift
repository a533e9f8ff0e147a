import PortableUIKit
import Testing

@MainActor @Suite(.simulated, .standInOnly) struct TextViewTests {
  private let log = EventLog()
  private let screen = Touchscreen()
  private let textView = UITextView()
  private let delegate: TextDelegate

  init() {
    delegate = TextDelegate(log)
    textView.delegate = delegate
    screen.show(textView)
  }

  @Test func `typing asks for each character and tells of each change`() {
    #expect(screen.user.type("a\n", into: textView))
    #expect(textView.text == "a\n")
    #expect(
      log.take() == [
        "shouldBegin", "didBegin",
        "shouldChange {0, 0} a", "didChange a",
        "shouldChange {1, 0} \n", "didChange a\n",
      ])
    #expect(textView.selectedRange == NSRange(location: 2, length: 0))
    textView.resignFirstResponder()
    #expect(log.take() == ["didEnd"])
  }

  @Test func `a text view that is not editable takes no text`() {
    textView.isEditable = false
    #expect(!screen.user.type("a", into: textView))
    #expect(log.take() == [])
  }

  @Test func `its delegate hears of scrolling, and is the scroll view's delegate`() {
    screen.user.scroll(textView, to: CGPoint(x: 0, y: 10))
    #expect(log.take() == ["didScroll 10.0"])
    #expect((textView as UIScrollView).delegate === delegate)
    (textView as UIScrollView).delegate = nil
    #expect(textView.delegate == nil)
  }

  @Test func `nil text is read back as the empty string`() {
    textView.text = nil
    #expect(textView.text == "")
    #expect(!textView.hasText)
  }
}

private final class TextDelegate: NSObject, UITextViewDelegate {
  private let log: EventLog

  init(_ log: EventLog) {
    self.log = log
  }

  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool {
    log("shouldBegin")
    return true
  }

  func textViewDidBeginEditing(_ textView: UITextView) {
    log("didBegin")
  }

  func textViewDidEndEditing(_ textView: UITextView) {
    log("didEnd")
  }

  func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool {
    log("shouldChange {\(range.location), \(range.length)} \(text)")
    return true
  }

  func textViewDidChange(_ textView: UITextView) {
    log("didChange \(textView.text ?? "nil")")
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    log("didScroll \(scrollView.contentOffset.y)")
  }
}
