import UIKit

final class TargetOfResponderChain: Screen {
  override func viewDidLoad() {
    super.viewDidLoad()
    button.addTarget(nil, action: #selector(tapped), for: .touchUpInside)
    _ = becomeFirstResponder()
  }
  override var canBecomeFirstResponder: Bool { true }
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    becomeFirstResponder()
  }
  @objc func tapped() { note("chain") }
}

final class SeveralTargets: Screen {
  final class Other: NSObject {
    var taps = 0
    @objc func tapped() { taps += 1 }
  }
  let other = Other()
  override func viewDidLoad() {
    super.viewDidLoad()
    button.addTarget(other, action: #selector(Other.tapped), for: .touchUpInside)
    button.addTarget(self, action: #selector(tapped), for: .touchUpInside)
    button.addTarget(self, action: #selector(tapped), for: .touchUpInside)
  }
  @objc func tapped() { note("taps \(other.taps)") }
}

final class SeveralEvents: Screen {
  override func viewDidLoad() {
    super.viewDidLoad()
    button.addTarget(self, action: #selector(down), for: .touchDown)
    button.addTarget(self, action: #selector(up), for: [.touchUpInside, .touchUpOutside])
  }
  @objc func down() { note("down") }
  @objc func up() { note("up") }
}

final class TargetRemoved: Screen {
  override func viewDidLoad() {
    super.viewDidLoad()
    button.addTarget(self, action: #selector(one), for: .touchUpInside)
    button.addTarget(self, action: #selector(two), for: .touchUpInside)
    button.removeTarget(self, action: #selector(one), for: .touchUpInside)
  }
  @objc func one() { note("one") }
  @objc func two() { note("two") }
}

final class AllTargetsRemoved: Screen {
  override func viewDidLoad() {
    super.viewDidLoad()
    button.addTarget(self, action: #selector(one), for: .touchUpInside)
    button.removeTarget(nil, action: nil, for: .allEvents)
    note("\(button.allTargets.isEmpty)")
  }
  @objc func one() { note("one") }
}

final class TargetsListed: Screen {
  override func viewDidLoad() {
    super.viewDidLoad()
    button.addTarget(self, action: #selector(tapped(_:)), for: .touchUpInside)
    note("\(button.allTargets.contains(self))")
    note("\(button.actions(forTarget: self, forControlEvent: .touchUpInside) ?? [])")
    note("\(button.allControlEvents == .touchUpInside)")
  }
  @objc func tapped(_ sender: UIButton) {}
}

final class EventsSentInCode: Screen {
  override func viewDidLoad() {
    super.viewDidLoad()
    button.addTarget(self, action: #selector(tapped), for: .touchUpInside)
    button.sendActions(for: .touchUpInside)
    note("sent")
  }
  @objc func tapped() { note("tapped") }
}

final class ActionSentInCode: Screen {
  override func viewDidLoad() {
    super.viewDidLoad()
    button.sendAction(#selector(tapped(_:)), to: self, for: nil)
  }
  @objc func tapped(_ sender: UIControl) { note("tapped \(sender === button)") }
}

final class SenderIsSwitch: Screen {
  let toggle = UISwitch()
  override func viewDidLoad() {
    super.viewDidLoad()
    toggle.addTarget(self, action: #selector(changed(_:)), for: .valueChanged)
    toggle.setOn(true, animated: false)
    toggle.sendActions(for: .valueChanged)
  }
  @objc func changed(_ sender: UISwitch) { note("on \(sender.isOn)") }
}

final class SenderIsSlider: Screen {
  let slider = UISlider()
  override func viewDidLoad() {
    super.viewDidLoad()
    slider.addTarget(self, action: #selector(changed(_:)), for: .valueChanged)
    slider.value = 0.5
    slider.sendActions(for: .valueChanged)
  }
  @objc func changed(_ sender: UISlider) { note("\(sender.value)") }
}

final class SenderIsSegmentedControl: Screen {
  let control = UISegmentedControl(items: ["Day", "Week"])
  override func viewDidLoad() {
    super.viewDidLoad()
    control.addTarget(self, action: #selector(changed), for: .valueChanged)
    control.selectedSegmentIndex = 1
    control.sendActions(for: .valueChanged)
  }
  @objc func changed(_ sender: UISegmentedControl) { note("\(sender.selectedSegmentIndex)") }
}

final class SenderIsTextField: Screen {
  let field = UITextField()
  override func viewDidLoad() {
    super.viewDidLoad()
    field.addTarget(self, action: #selector(edited(_:)), for: .editingChanged)
    field.text = "a"
    field.sendActions(for: .editingChanged)
  }
  @objc func edited(_ field: UITextField) { note(field.text ?? "") }
}

final class SenderIsStepper: Screen {
  let stepper = UIStepper()
  override func viewDidLoad() {
    super.viewDidLoad()
    stepper.addTarget(self, action: #selector(stepped(_:)), for: .valueChanged)
    stepper.value = 3
    stepper.sendActions(for: .valueChanged)
  }
  @objc func stepped(_ sender: UIStepper) { note("\(Int(sender.value))") }
}

final class SenderIsDatePicker: Screen {
  let picker = UIDatePicker()
  override func viewDidLoad() {
    super.viewDidLoad()
    picker.addTarget(self, action: #selector(picked(_:)), for: .valueChanged)
    picker.date = Date(timeIntervalSince1970: 60)
    picker.sendActions(for: .valueChanged)
  }
  @objc func picked(_ sender: UIDatePicker) { note("\(Int(sender.date.timeIntervalSince1970))") }
}

final class SenderIsRefreshControl: Screen {
  let table = UITableView()
  override func viewDidLoad() {
    super.viewDidLoad()
    table.refreshControl = UIRefreshControl()
    table.refreshControl?.addTarget(self, action: #selector(refresh(_:)), for: .valueChanged)
    table.refreshControl?.sendActions(for: .valueChanged)
  }
  @objc func refresh(_ control: UIRefreshControl) {
    control.endRefreshing()
    note("refreshed")
  }
}

final class SenderByTag: Screen {
  override func viewDidLoad() {
    super.viewDidLoad()
    button.tag = 7
    button.addTarget(self, action: #selector(tapped(_:)), for: .touchUpInside)
  }
  @objc func tapped(_ sender: UIView) { note("tag \(sender.tag)") }
}

final class SenderByCast: Screen {
  override func viewDidLoad() {
    super.viewDidLoad()
    button.addTarget(self, action: #selector(tapped(_:)), for: .primaryActionTriggered)
  }
  @objc func tapped(_ sender: AnyObject) {
    guard let button = sender as? UIButton else { return note("no button") }
    note("button \(button.isSelected)")
  }
}

final class Stars: UIControl {
  var count = 0 {
    didSet { sendActions(for: .valueChanged) }
  }
}

final class ControlOfTheApp: Screen {
  let stars = Stars()
  override func viewDidLoad() {
    super.viewDidLoad()
    stars.addTarget(self, action: #selector(rated(_:)), for: .valueChanged)
    stars.count = 4
  }
  @objc func rated(_ sender: Stars) { note("\(sender.count) stars") }
}
