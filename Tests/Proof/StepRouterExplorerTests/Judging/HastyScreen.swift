import PortableUIKit

/// A receipt that lets go of one thing as soon as it may go, or changes for a good reason.
final class HastyScreen: ShopScreen {
  enum Habit: Sendable {
    case none, title, texts, rows, field, control, selection, button, hides
    case clock, longClock, random, visits, swipes, seen, deselects
  }

  var habit = Habit.none
  private let name = UILabel()
  private let changing = UILabel()
  private let note = UITextField()
  private let gift = UISwitch()
  private let pay = UIButton(type: .system)
  private let table = UITableView()
  private var rows = ["Tea", "Milk"]
  private var count = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    name.text = "Ada"
    note.placeholder = "Note"
    note.text = "Thanks"
    gift.isOn = true
    gift.accessibilityLabel = "Gift"
    pay.setTitle("Pay", for: .normal)
    pay.addAction(UIAction { _ in }, for: .touchUpInside)
    table.dataSource = self
    table.allowsMultipleSelection = true
    for item in [name, changing, note, gift, pay, table] as [UIView] { view.addSubview(item) }
    table.reloadData()
    table.selectRow(at: IndexPath(row: 1, section: 0), animated: false, scrollPosition: .none)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    count += 1
    switch habit {
    case .visits: changing.text = "Seen \(count) times"
    // The first visit says that it's new; later ones don't.
    case .seen: changing.text = count == 1 ? "New" : ""
    case .random: changing.text = UUID().uuidString
    default: break
    }
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    if habit == .deselects, let path = table.indexPathsForSelectedRows?.first, count > 0 {
      table.deselectRow(at: path, animated: animated)
    }
    if habit == .clock { tick("Monday", "Tuesday") }
    if habit == .longClock { tick("One", "Two", "Three", "Four") }
  }

  private func tick(_ texts: String...) {
    guard count == 0 else { return }
    for (index, text) in texts.enumerated() {
      let work = UIViewPropertyAnimator(duration: Double(index) * 0.3 + 0.01, curve: .linear)
      work.addCompletion { [weak self] _ in self?.changing.text = text }
      work.addAnimations { [weak self] in self?.changing.alpha = 1 }
      work.startAnimation()
    }
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    if habit == .hides {
      rows = []
      table.reloadData()
    }
    guard isMovingFromParent else { return }
    switch habit {
    case .title: title = nil
    case .texts: name.text = ""
    case .rows:
      rows = []
      table.reloadData()
    case .field: note.text = ""
    case .control: gift.isOn = false
    case .selection: table.deselectRow(at: IndexPath(row: 1, section: 0), animated: false)
    case .button: pay.isEnabled = false
    case .swipes:
      count += 1
      changing.text = "Left \(count) times"
    default: break
    }
  }
}

extension HastyScreen: UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    rows.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell()
    cell.textLabel?.text = rows[indexPath.row]
    return cell
  }
}
