#if !canImport(UIKit)
/// A control that chooses a date.
@preconcurrency @MainActor open class UIDatePicker: UIControl {
  open var datePickerMode = Mode.dateAndTime
  open var preferredDatePickerStyle = UIDatePickerStyle.automatic
  open var locale: Locale?
  // UIKit declares the calendar so: nil puts the current one back.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var calendar: Calendar! = .current
  open var timeZone: TimeZone?
  open var countDownDuration: TimeInterval = 0
  open var minuteInterval = 1
  open var roundsToMinuteInterval = true
  private var current = Date()

  open var datePickerStyle: UIDatePickerStyle {
    preferredDatePickerStyle == .automatic ? .compact : preferredDatePickerStyle
  }

  open var minimumDate: Date? {
    didSet { date = current }
  }

  open var maximumDate: Date? {
    didSet { date = current }
  }

  /// The date, kept between the least and the greatest. Setting it tells nobody.
  open var date: Date {
    get { current }
    set { current = min(max(newValue, minimumDate ?? newValue), maximumDate ?? newValue) }
  }

  open func setDate(_ date: Date, animated: Bool) {
    self.date = date
  }

  /// Sets what the user has chosen, and tells the targets.
  func receive(_ newDate: Date) {
    date = newDate
    sendActions(for: [.valueChanged, .primaryActionTriggered])
  }

  public enum Mode: Int, Sendable {
    case time, date, dateAndTime, countDownTimer
  }
}

public enum UIDatePickerStyle: Int, Sendable {
  case automatic, wheels, compact, inline
}
#endif
