#if !canImport(UIKit)
/// Wheels, each of which chooses a row.
@preconcurrency @MainActor open class UIPickerView: UIView {
  /// What is asked and told, whatever an override of `delegate` answers (rule 263).
  @exclusivity(unchecked) weak var storedDelegate: (any UIPickerViewDelegate)?

  open weak var delegate: (any UIPickerViewDelegate)? {
    get { storedDelegate }
    set { storedDelegate = newValue }
  }
  private var selection: [Int: Int] = [:]

  /// What is asked and told, whatever an override of `dataSource` answers (rule 263).
  @exclusivity(unchecked) weak var storedDataSource: (any UIPickerViewDataSource)? {
    didSet { reloadAllComponents() }
  }

  open weak var dataSource: (any UIPickerViewDataSource)? {
    get { storedDataSource }
    set { storedDataSource = newValue }
  }

  open var numberOfComponents: Int { storedDataSource?.numberOfComponents(in: self) ?? 0 }

  open func numberOfRows(inComponent component: Int) -> Int {
    storedDataSource?.pickerView(self, numberOfRowsInComponent: component) ?? 0
  }

  open func reloadAllComponents() {
    selection = [:]
  }

  open func reloadComponent(_ component: Int) {
    selection[component] = nil
  }

  /// Selects the row without telling the delegate.
  open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
    guard hasRow(row, inComponent: component) else { return }
    selection[component] = row
  }

  /// The selected row, at first 0; −1 where there is none.
  open func selectedRow(inComponent component: Int) -> Int {
    selection[component] ?? (hasRow(0, inComponent: component) ? 0 : -1)
  }

  /// The user's turn of a wheel.
  func receive(_ row: Int, inComponent component: Int) {
    guard hasRow(row, inComponent: component), row != selectedRow(inComponent: component) else {
      return
    }
    selection[component] = row
    storedDelegate?.pickerView(self, didSelectRow: row, inComponent: component)
  }

  private func hasRow(_ row: Int, inComponent component: Int) -> Bool {
    (0..<numberOfComponents).contains(component)
      && (0..<numberOfRows(inComponent: component)).contains(row)
  }
}

/// Gives a picker its wheels and rows.
@preconcurrency @MainActor public protocol UIPickerViewDataSource: NSObjectProtocol {
  func numberOfComponents(in pickerView: UIPickerView) -> Int
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}

/// Asked for a picker's titles, and told of its selection.
@preconcurrency @MainActor public protocol UIPickerViewDelegate: NSObjectProtocol {
  func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String?
  func pickerView(
    _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int,
    reusing view: UIView?
  ) -> UIView
  func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat
  func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat
  func pickerView(
    _ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
}

extension UIPickerViewDelegate {
  public func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String? { nil }
  public func pickerView(
    _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int,
    reusing view: UIView?
  ) -> UIView { view ?? UIView() }
  public func pickerView(
    _ pickerView: UIPickerView, widthForComponent component: Int
  ) -> CGFloat { 0 }
  public func pickerView(
    _ pickerView: UIPickerView, rowHeightForComponent component: Int
  ) -> CGFloat { 32 }
  public func pickerView(
    _ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int
  ) {}
}
#endif
