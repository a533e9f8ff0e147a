import PortableUIKit
import Testing

/// Text fields and pickers whose subclass returns another delegate than the one it sets in its
/// superclass.
@MainActor
@Suite("Delegates that a subclass forwards: fields", .simulated, .standInOnly)
struct ForwardingFieldTests {
  private let log = EventLog()
  private let screen = Touchscreen()
  /// Stays empty: no call may reach the delegate that the subclass returns.
  private let unheard = EventLog()

  @Test("Rule 263: a text field calls the delegate set in its superclass")
  func rule263TextField() {
    let (own, app) = (FieldDelegate(log), FieldDelegate(unheard))
    let field = ForwardingField()
    field.keep(own)
    field.delegate = app
    screen.show(field)

    #expect(screen.user.tap(field))
    #expect(screen.user.type("a", into: field))
    #expect(field.resignFirstResponder())

    #expect(
      log.take() == [
        "shouldBegin", "didBegin", "shouldChange(a)", "didChangeSelection", "shouldEnd", "didEnd",
      ])
    #expect(unheard.take() == [])
  }

  @Test("Rule 263: a picker calls the delegate and the data source set in its superclass")
  func rule263Picker() {
    let (own, app) = (Wheels(3, log), Wheels(1, unheard))
    let picker = ForwardingPicker()
    picker.keep(own)
    picker.delegate = app
    picker.dataSource = app
    screen.show(picker)

    #expect(picker.numberOfRows(inComponent: 0) == 3)
    #expect(screen.user.choose(row: 2, in: picker))

    #expect(log.take() == ["row 2"])
    #expect(unheard.take() == [])
  }
}

private final class ForwardingField: UITextField {
  private weak var app: (any UITextFieldDelegate)?
  private var own: FieldDelegate?

  func keep(_ own: FieldDelegate) {
    self.own = own
    super.delegate = own
  }

  override weak var delegate: (any UITextFieldDelegate)? {
    get { app }
    set { app = newValue }
  }
}

private final class ForwardingPicker: UIPickerView {
  private weak var appDelegate: (any UIPickerViewDelegate)?
  private weak var appSource: (any UIPickerViewDataSource)?
  private var own: Wheels?

  func keep(_ own: Wheels) {
    self.own = own
    super.delegate = own
    super.dataSource = own
  }

  override weak var delegate: (any UIPickerViewDelegate)? {
    get { appDelegate }
    set { appDelegate = newValue }
  }

  override weak var dataSource: (any UIPickerViewDataSource)? {
    get { appSource }
    set { appSource = newValue }
  }
}

private final class FieldDelegate: NSObject, UITextFieldDelegate {
  private let log: EventLog

  init(_ log: EventLog) {
    self.log = log
  }

  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
    log("shouldBegin")
    return true
  }

  func textFieldDidBeginEditing(_ textField: UITextField) {
    log("didBegin")
  }

  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
    log("shouldEnd")
    return true
  }

  func textFieldDidEndEditing(_ textField: UITextField) {
    log("didEnd")
  }

  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool {
    log("shouldChange(\(string))")
    return true
  }

  func textFieldDidChangeSelection(_ textField: UITextField) {
    log("didChangeSelection")
  }
}

private final class Wheels: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
  private let rows: Int
  private let log: EventLog

  init(_ rows: Int, _ log: EventLog) {
    self.rows = rows
    self.log = log
  }

  func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }

  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
    rows
  }

  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
    log("row \(row)")
  }
}
