import PortableUIKit

extension ScreenReader {
  mutating func read(_ control: UIControl) {
    guard control.isEnabled else { return }
    switch control {
    case let toggle as UISwitch:
      values.append(toggle.isOn ? "on" : "off")
      add(.tap(toggle.writtenName)) { $0.tap(toggle) }
    case let segments as UISegmentedControl: read(segments)
    case let button as UIButton:
      for action in button.menu?.leaves ?? [] {
        add(.tap(action.title)) { $0.choose(action, inMenuOf: button) }
      }
      if !button.showsMenuAsPrimaryAction { add(.tap(button.writtenName)) { $0.tap(button) } }
    case is UISlider, is UIStepper, is UIDatePicker, is UIPageControl, is UIRefreshControl:
      if device.canGesture { readValue(of: control) } else { noteUntouched(control) }
    default:
      add(.tap(control.writtenName)) { $0.tap(control) }
    }
  }

  private mutating func read(_ segments: UISegmentedControl) {
    values.append("\(segments.selectedSegmentIndex)")
    for index in 0..<segments.numberOfSegments where segments.isEnabledForSegment(at: index) {
      let name = segments.titleForSegment(at: index) ?? "segment \(index + 1)"
      add(.tap(name)) { $0.selectSegment(at: index, in: segments) }
    }
  }

  private mutating func readValue(of control: UIControl) {
    switch control {
    case let slider as UISlider: read(slider)
    case let stepper as UIStepper: read(stepper)
    case let picker as UIDatePicker: read(picker)
    case let pages as UIPageControl: read(pages)
    case let refresh as UIRefreshControl: read(refresh)
    default: break
    }
  }

  private mutating func read(_ slider: UISlider) {
    values.append("\(slider.value)")
    for place in UserMove.TrackPlace.allCases {
      let value = slider.value(at: place)
      guard value != slider.value else { continue }
      add(.slide(slider.writtenName, to: place)) { $0.drag(slider, to: value) }
    }
  }

  private mutating func read(_ stepper: UIStepper) {
    values.append("\(stepper.value)")
    guard stepper.minimumValue < stepper.maximumValue else { return }
    if stepper.wraps || stepper.value < stepper.maximumValue {
      add(.step(.up, stepper.writtenName)) { $0.step(stepper, up: true) }
    }
    if stepper.wraps || stepper.value > stepper.minimumValue {
      add(.step(.down, stepper.writtenName)) { $0.step(stepper, up: false) }
    }
  }

  private mutating func read(_ pages: UIPageControl) {
    values.append("\(pages.currentPage)")
    if pages.currentPage + 1 < pages.numberOfPages {
      add(.step(.up, pages.writtenName)) { $0.turn(pages, forward: true) }
    }
    if pages.currentPage > 0 {
      add(.step(.down, pages.writtenName)) { $0.turn(pages, forward: false) }
    }
  }

  /// Reads a date picker. The user picks another date at most once. The date itself isn't part of
  /// the state, since most pickers start at the current time.
  private mutating func read(_ picker: UIDatePicker) {
    let isChosen = device.isChosen(in: picker)
    values.append(isChosen ? "chosen" : "")
    guard !isChosen, let date = picker.anotherDate else { return }
    add(.pick("another date", in: picker.writtenName)) { $0.choose(date, in: picker) }
  }

  private mutating func read(_ refresh: UIRefreshControl) {
    values.append(refresh.isRefreshing ? "refreshing" : "")
    guard !refresh.isRefreshing, let scroll = refresh.superview as? UIScrollView else { return }
    add(.pullToRefresh(scroll.writtenName)) { $0.pullToRefresh(scroll) }
  }

  mutating func read(_ picker: UIPickerView) {
    guard device.canGesture else { return noteUntouched(picker) }
    for component in 0..<picker.numberOfComponents {
      let selected = picker.selectedRow(inComponent: component)
      values.append("\(selected)")
      let rows = picker.numberOfRows(inComponent: component).spread(over: max(rows, 2))
      for row in rows where row != selected {
        let title = picker.writtenTitle(ofRow: row, inComponent: component)
        add(.pick(title, in: picker.writtenName)) {
          $0.choose(row: row, ofComponent: component, in: picker)
        }
      }
    }
  }
}

extension Int {
  /// Returns at most `count` of the indices below this number: the first, the last, and others
  /// evenly between them.
  func spread(over count: Int) -> [Int] {
    guard self > count else { return Array(0..<Swift.max(self, 0)) }
    guard count > 1 else { return count == 1 ? [0] : [] }
    return (0..<count).map { $0 * (self - 1) / (count - 1) }
  }
}

extension UISlider {
  fileprivate func value(at place: UserMove.TrackPlace) -> Float {
    switch place {
    case .minimum: minimumValue
    case .middle: minimumValue + (maximumValue - minimumValue) / 2
    case .maximum: maximumValue
    }
  }
}

extension UIDatePicker {
  /// Another date within the picker's range.
  fileprivate var anotherDate: Date? {
    let step: TimeInterval = datePickerMode == .time ? 3_600 : 86_400
    let (later, earlier) = (date.addingTimeInterval(step), date.addingTimeInterval(-step))
    if later <= maximumDate ?? later { return later }
    return earlier >= minimumDate ?? earlier ? earlier : nil
  }
}

extension UIPickerView {
  fileprivate func writtenTitle(ofRow row: Int, inComponent component: Int) -> String {
    #if canImport(UIKit)
    let title = delegate?.pickerView?(self, titleForRow: row, forComponent: component)
    #else
    let title = delegate?.pickerView(self, titleForRow: row, forComponent: component)
    #endif
    return title ?? "row \(row + 1)"
  }
}
