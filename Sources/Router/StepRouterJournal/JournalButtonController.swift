import PortableUIKit
import StepRouter

/// Shows the button in the corner of a ``JournalWindow``.
final class JournalButtonController: UIViewController {
  private var journal = NavigationJournal()
  private let button = UIButton(type: .system)

  convenience init(_ journal: NavigationJournal) {
    self.init(nibName: nil, bundle: nil)
    self.journal = journal
    journal.add(self)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    button.addAction(UIAction { [weak self] _ in self?.open() }, for: .primaryActionTriggered)
    view.addSubview(button)
    journalDidChange()
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let area = view.bounds.inset(by: view.safeAreaInsets)
    let width = min(max(button.intrinsicContentSize.width, 44), area.width - 16)
    // Stay above a tab bar or a toolbar of the app.
    button.frame = CGRect(x: area.maxX - 8 - width, y: area.maxY - 100, width: width, height: 44)
  }

  private func open() {
    let list = JournalViewController(journal)
    list.navigationItem.leftBarButtonItem = UIBarButtonItem(
      title: "Done",
      primaryAction: UIAction { [weak self] _ in self?.dismiss(animated: true) })
    present(UINavigationController(rootViewController: list), animated: true)
  }
}

extension JournalButtonController: JournalReader {
  func journalDidChange() {
    let latest = journal.entries.last.map { "\($0.title): \($0.status)" }
    button.setTitle(latest ?? "No navigation yet", for: .normal)
    viewIfLoaded?.setNeedsLayout()
  }
}
