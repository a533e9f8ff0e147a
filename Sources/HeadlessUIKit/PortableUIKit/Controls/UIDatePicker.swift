#if !canImport(UIKit)
/// A control for choosing a date.
@preconcurrency @MainActor open class UIDatePicker: UIControl {
  open var datePickerMode = Mode.dateAndTime
  open var preferredDatePickerStyle = UIDatePickerStyle.automatic
  open var locale: Locale?
  // Implicitly unwrapped, because UIKit declares it like this.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var calendar: Calendar! = .current
  open var timeZone: TimeZone?
  open var countDownDuration: TimeInterval = 0
  open var minuteInterval = 1
  open var roundsToMinuteInterval = true
  private var current = Date()
  /// Whether the user has chosen a date.
  package private(set) var isChosen = false

  open var datePickerStyle: UIDatePickerStyle {
    preferredDatePickerStyle == .automatic ? .compact : preferredDatePickerStyle
  }

  open var minimumDate: Date? {
    didSet { date = current }
  }

  open var maximumDate: Date? {
    didSet { date = current }
  }

  /// The date, limited by the minimum and the maximum. Setting it sends no actions.
  open var date: Date {
    get { current }
    set { current = min(max(newValue, minimumDate ?? newValue), maximumDate ?? newValue) }
  }

  open func setDate(_ date: Date, animated: Bool) {
    self.date = date
  }

  /// Sets the date that the user has chosen, and sends the actions.
  func receive(_ newDate: Date) {
    date = newDate
    isChosen = true
    sendActions(for: [.valueChanged, .primaryActionTriggered])
  }

  override var estimatesContentSize: Bool { true }

  override func contentSize(within width: CGFloat) -> CGSize? {
    switch datePickerStyle {
    case .wheels: CGSize(width: 320, height: 216)
    case .inline: CGSize(width: 320, height: datePickerMode == .dateAndTime ? 384 : 330)
    case .compact, .automatic:
      CGSize(width: datePickerMode == .dateAndTime ? 200 : 110, height: 34.5)
    }
  }

  public enum Mode: Int, Sendable {
    case time, date, dateAndTime, countDownTimer
  }
}

public enum UIDatePickerStyle: Int, Sendable {
  case automatic, wheels, compact, inline
}
#endif
