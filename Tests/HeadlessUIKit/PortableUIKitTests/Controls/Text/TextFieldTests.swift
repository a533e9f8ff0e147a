import PortableUIKit
import Testing

@MainActor @Suite(.simulated, .standInOnly) struct TextFieldTests {
  private let log = EventLog()
  private let screen = Touchscreen()
  private let field = UITextField()
  private let delegate: FieldDelegate

  init() {
    delegate = FieldDelegate(log)
    field.delegate = delegate
    field.log(editingEvents, to: log)
    screen.show(field)
  }

  @Test func `text is never nil`() {
    #expect(UITextField().text == "")
    field.text = nil
    #expect(field.text == "")
  }

  @Test func `setting the text tells nobody`() {
    field.text = "set"
    #expect(field.text == "set")
    #expect(log.take() == [])
  }

  @Test func `a tap begins editing, resigning ends it`() {
    #expect(screen.user.tap(field))
    #expect(field.isEditing && field.isFirstResponder)
    #expect(log.take() == ["shouldBegin", "didBegin", "editingDidBegin"])
    screen.user.tap(field)
    #expect(log.take() == [])
    #expect(field.resignFirstResponder())
    #expect(!field.isEditing && !field.isFirstResponder)
    #expect(log.take() == ["shouldEnd", "didEnd", "editingDidEnd"])
  }

  @Test func `each character is asked for, then told`() {
    field.text = "a"
    #expect(screen.user.type("bc", into: field))
    #expect(field.text == "abc")
    #expect(
      log.take() == [
        "shouldBegin", "didBegin", "editingDidBegin",
        "shouldChange {1, 0} b", "didChangeSelection", "editingChanged",
        "shouldChange {2, 0} c", "didChangeSelection", "editingChanged",
      ])
  }

  @Test func `ranges count UTF-16 units, as NSRange does`() {
    screen.user.type("👍x", into: field)
    screen.user.deleteBackward(in: field, times: 2)
    #expect(field.text == "")
    #expect(
      log.take().filter { $0.hasPrefix("shouldChange") } == [
        "shouldChange {0, 0} 👍", "shouldChange {2, 0} x",
        "shouldChange {2, 1} ", "shouldChange {0, 2} ",
      ])
  }

  @Test func `a refused character leaves the text as it was`() {
    delegate.refusesDigits = true
    screen.user.type("a1b", into: field)
    #expect(field.text == "ab")
    #expect(log.take().filter { $0 == "editingChanged" }.count == 2)
  }

  @Test func `where editing may not begin, nothing is typed`() {
    delegate.refusesToBegin = true
    #expect(!screen.user.type("a", into: field))
    #expect(field.text == "")
    #expect(log.take() == ["shouldBegin"])
  }

  @Test func `a disabled field takes no text`() {
    field.isEnabled = false
    #expect(!screen.user.type("a", into: field))
    #expect(field.text == "")
    #expect(log.take() == [])
  }

  @Test func `where editing may not end, the field stays first responder`() {
    delegate.refusesToEnd = true
    let other = UITextField()
    screen.show(other)
    screen.user.tap(field)
    _ = log.take()
    #expect(!field.resignFirstResponder())
    #expect(!screen.user.type("b", into: other))
    #expect(field.isEditing && !other.isEditing)
    #expect(log.take() == ["shouldEnd", "shouldEnd"])
  }

  @Test func `editing another field ends this one first`() {
    let other = UITextField()
    other.delegate = delegate
    screen.show(other)
    screen.user.tap(field)
    _ = log.take()
    screen.user.tap(other)
    #expect(other.isEditing && !field.isEditing)
    #expect(log.take() == ["shouldBegin", "shouldEnd", "didEnd", "editingDidEnd", "didBegin"])
  }

  @Test func `return asks the delegate and ends editing where an action waits for it`() {
    screen.user.type("a\n", into: field)
    #expect(
      log.take().suffix(5) == [
        "shouldReturn", "editingDidEndOnExit", "shouldEnd", "didEnd", "editingDidEnd",
      ])
    #expect(!field.isEditing)
  }

  @Test func `a refused return changes nothing`() {
    delegate.refusesReturn = true
    screen.user.type("\n", into: field)
    #expect(log.take() == ["shouldBegin", "didBegin", "editingDidBegin", "shouldReturn"])
    #expect(field.isEditing)
  }

  @Test func `without an action for its end, return leaves the field in editing`() {
    let plain = UITextField()
    screen.show(plain)
    screen.user.type("a\n", into: plain)
    #expect(plain.text == "a")
    #expect(plain.isEditing)
  }

  @Test func `the clear button empties the field, if it is there and the delegate agrees`() {
    field.text = "abc"
    screen.user.clear(field)
    #expect(field.text == "abc")
    field.clearButtonMode = .always
    screen.user.clear(field)
    #expect(field.text == "")
    #expect(log.take() == ["shouldClear", "didChangeSelection", "editingChanged"])
  }

  @Test func `a field that clears on beginning asks first`() {
    field.text = "old"
    field.clearsOnBeginEditing = true
    screen.user.tap(field)
    #expect(field.text == "")
    #expect(
      log.take() == [
        "shouldBegin", "shouldClear", "didChangeSelection", "editingChanged", "didBegin",
        "editingDidBegin",
      ])
  }

  @Test func `endEditing reaches the field from any view around it`() {
    screen.user.tap(field)
    #expect(screen.root.view.endEditing(false))
    #expect(!field.isEditing)
    let elsewhere = UIView()
    screen.user.tap(field)
    #expect(elsewhere.endEditing(true))
    #expect(field.isEditing)
  }

  @Test func `endEditing by force ends editing whatever the delegate answers`() {
    delegate.refusesToEnd = true
    screen.user.tap(field)
    #expect(!screen.root.view.endEditing(false))
    #expect(field.isEditing)
    _ = log.take()
    #expect(screen.root.view.endEditing(true))
    #expect(!field.isEditing && !field.isFirstResponder)
    #expect(log.take().suffix(2) == ["didEnd", "editingDidEnd"])
  }

  @Test(arguments: [false, true])
  func `a field that leaves the window ends its editing, willing or not`(refuses: Bool) {
    delegate.refusesToEnd = refuses
    screen.user.tap(field)
    field.removeFromSuperview()
    #expect(!field.isEditing && !field.isFirstResponder)
  }

  @Test func `the next field is asked first, and takes over once the last one has ended`() {
    let next = UITextField()
    next.delegate = delegate
    screen.show(next)
    field.becomeFirstResponder()
    _ = log.take()
    #expect(next.becomeFirstResponder())
    #expect(
      log.take() == ["shouldBegin", "shouldEnd", "didEnd", "editingDidEnd", "didBegin"])
    #expect(next.isFirstResponder && !field.isFirstResponder)
  }
}

/// Logs the calls it gets, and refuses what the test wants refused.
private final class FieldDelegate: NSObject, UITextFieldDelegate {
  var refusesToBegin = false
  var refusesToEnd = false
  var refusesReturn = false
  var refusesDigits = false
  private let log: EventLog

  init(_ log: EventLog) {
    self.log = log
  }

  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
    log("shouldBegin")
    return !refusesToBegin
  }

  func textFieldDidBeginEditing(_ textField: UITextField) {
    log("didBegin")
  }

  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
    log("shouldEnd")
    return !refusesToEnd
  }

  func textFieldDidEndEditing(_ textField: UITextField) {
    log("didEnd")
  }

  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool {
    log("shouldChange {\(range.location), \(range.length)} \(string)")
    return !(refusesDigits && string.contains(where: \.isNumber))
  }

  func textFieldDidChangeSelection(_ textField: UITextField) {
    log("didChangeSelection")
  }

  func textFieldShouldClear(_ textField: UITextField) -> Bool {
    log("shouldClear")
    return true
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    log("shouldReturn")
    return !refusesReturn
  }
}
