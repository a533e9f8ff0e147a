import PortableUIKit

extension ContentsReader {
  mutating func read(_ control: UIControl) {
    let (name, isEnabled) = (control.writtenName, control.isEnabled)
    switch control {
    case let field as UITextField: read(field)
    case let toggle as UISwitch:
      add(.toggle, name, value: toggle.isOn ? "on" : "off", isEnabled: isEnabled)
    case let segments as UISegmentedControl:
      for index in 0..<segments.numberOfSegments {
        let isSelected = index == segments.selectedSegmentIndex
        add(
          .segment, segments.titleForSegment(at: index) ?? "segment \(index + 1)",
          value: isSelected ? "selected" : nil,
          isEnabled: isEnabled && segments.isEnabledForSegment(at: index))
      }
    case let slider as UISlider:
      let range = slider.maximumValue - slider.minimumValue
      let share = range > 0 ? (slider.value - slider.minimumValue) / range : 0
      add(.slider, name, value: "\(Int(share * 100))", isEnabled: isEnabled)
    case let stepper as UIStepper:
      add(.stepper, name, value: "\(Int(stepper.value))", isEnabled: isEnabled)
    case is UIDatePicker: add(.picker, name, isEnabled: isEnabled)
    case is UIPageControl, is UIRefreshControl: return
    default: add(.button, name, isEnabled: isEnabled)
    }
  }

  mutating func read(_ field: UITextField) {
    let text = field.text ?? ""
    let shown = field.isSecureTextEntry ? String(repeating: "•", count: text.count) : text
    add(
      .field, field.placeholder ?? field.writtenName, value: shown.isEmpty ? nil : shown,
      isEnabled: field.isEnabled)
  }

  mutating func read(_ view: UITextView) {
    let text = view.text ?? ""
    if view.isEditable {
      add(.field, view.writtenName, value: text.isEmpty ? nil : text)
    } else if !text.isEmpty {
      add(.text, text)
    }
  }

  mutating func read(_ table: UITableView) {
    for section in 0..<table.numberOfSections {
      for row in table.numberOfRows(inSection: section).spread(over: rowCount) {
        add(.row, table.writtenName(ofRowAt: IndexPath(row: row, section: section)))
      }
    }
    for cell in table.visibleCells { readControls(in: cell) }
  }

  mutating func read(_ collection: UICollectionView) {
    for item in collection.indexPathsForVisibleItems.prefix(rowCount * 2) {
      add(.row, collection.writtenName(ofItemAt: item))
    }
    for cell in collection.visibleCells { readControls(in: cell) }
  }

  private mutating func readControls(in view: UIView) {
    for subview in view.subviews where !subview.isHidden {
      if let control = subview as? UIControl { read(control) } else { readControls(in: subview) }
    }
  }
}
