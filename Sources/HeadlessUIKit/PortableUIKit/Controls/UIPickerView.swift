#if !canImport(UIKit)
/// A view with one or more wheels, each for choosing a row.
@preconcurrency @MainActor open class UIPickerView: UIView {
  /// The delegate that UIKit calls, even if a subclass overrides `delegate` (rule 263).
  @exclusivity(unchecked) weak var storedDelegate: (any UIPickerViewDelegate)?

  open weak var delegate: (any UIPickerViewDelegate)? {
    get { storedDelegate }
    set { storedDelegate = newValue }
  }
  private var selection: [Int: Int] = [:]

  /// The data source that UIKit asks, even if a subclass overrides `dataSource` (rule 263).
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

  override func contentSize(within width: CGFloat) -> CGSize? { CGSize(width: 320, height: 216) }

  open func reloadAllComponents() {
    selection = [:]
  }

  open func reloadComponent(_ component: Int) {
    selection[component] = nil
  }

  /// Selects a row without telling the delegate.
  open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
    guard hasRow(row, inComponent: component) else { return }
    selection[component] = row
  }

  /// Returns the selected row, initially 0; −1 if there are no rows.
  open func selectedRow(inComponent component: Int) -> Int {
    selection[component] ?? (hasRow(0, inComponent: component) ? 0 : -1)
  }

  /// Handles the user's turn of a wheel.
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

/// The methods that provide a picker view's wheels and rows.
@preconcurrency @MainActor public protocol UIPickerViewDataSource: NSObjectProtocol {
  func numberOfComponents(in pickerView: UIPickerView) -> Int
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}

/// The methods that provide a picker view's titles and respond to its selection.
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
