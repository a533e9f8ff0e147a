#if !canImport(UIKit)
  extension HeadlessUser {
    /// Chooses a date; the picker keeps it within its range.
    @discardableResult
    public func choose(_ date: Date, in picker: UIDatePicker) -> Bool {
      touch(picker) { picker.receive(date) }
    }

    /// Turns one of a picker's wheels to a row.
    @discardableResult
    public func choose(row: Int, ofComponent component: Int = 0, in picker: UIPickerView) -> Bool {
      guard picker.isTouchable else { return false }
      device.perform { picker.receive(row, inComponent: component) }
      return true
    }
  }
#endif
