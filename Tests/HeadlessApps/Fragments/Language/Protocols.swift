import UIKit

@objc protocol PickerDelegate {
  @objc optional func pickerDidCancel(_ picker: Picker)
  @objc optional func picker(_ picker: Picker, titleFor row: Int) -> String?
  func picker(_ picker: Picker, didPick row: Int)
}

final class Picker: NSObject {
  weak var delegate: PickerDelegate?
  func run() {
    delegate?.pickerDidCancel?(self)
    delegate?.picker(self, didPick: 3)
    _ = delegate?.picker?(self, titleFor: 1) ?? "default"
  }
}

final class OptionalRequirementMissing: Screen, PickerDelegate {
  override func viewDidLoad() {
    super.viewDidLoad()
    let picker = Picker()
    picker.delegate = self
    picker.run()
  }
  func picker(_ picker: Picker, didPick row: Int) { note("picked \(row)") }
}

final class OptionalRequirementGiven: Screen, PickerDelegate {
  override func viewDidLoad() {
    super.viewDidLoad()
    let picker = Picker()
    picker.delegate = self
    picker.run()
  }
  func pickerDidCancel(_ picker: Picker) { note("cancelled") }
  func picker(_ picker: Picker, didPick row: Int) { note("picked \(row)") }
}

@objc protocol Reloading: NSObjectProtocol {
  func reload()
}

final class ProtocolOfObjects: Screen, Reloading {
  weak var source: Reloading?
  override func viewDidLoad() {
    super.viewDidLoad()
    source = self
    source?.reload()
    note("\(source?.responds(to: #selector(Reloading.reload)) ?? false)")
  }
  func reload() { note("reloaded") }
}

protocol ClassBound: class {
  func done()
}

final class ProtocolForClasses: Screen, ClassBound {
  weak var listener: ClassBound?
  override func viewDidLoad() {
    super.viewDidLoad()
    listener = self
    listener?.done()
  }
  func done() { note("done") }
}

final class OptionalMethodOfUIKit: Screen, UITableViewDelegate {
  let table = UITableView()
  override func viewDidLoad() {
    super.viewDidLoad()
    table.delegate = self
    table.delegate?.tableView?(table, didSelectRowAt: IndexPath(row: 2, section: 0))
    table.delegate?.scrollViewDidScroll?(table)
  }
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    note("row \(indexPath.row)")
  }
  func scrollViewDidScroll(_ scrollView: UIScrollView) { note("scrolled") }
}

final class WitnessOfUIKit: Screen, UITextFieldDelegate {
  let field = UITextField()
  override func viewDidLoad() {
    super.viewDidLoad()
    field.delegate = self
    field.addTarget(self, action: #selector(textFieldDidEndEditing(_:)), for: .editingChanged)
    field.sendActions(for: .editingChanged)
  }
  func textFieldDidEndEditing(_ textField: UITextField) { note("ended") }
}
