import UIKit

final class ExpenseListViewController: UITableViewController {
    var store: ExpenseStore!
    var filter = ExpenseFilter.all

    private var sections: [(month: Date, expenses: [Expense])] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.title = filter.title
        if case .all = filter {
            navigationItem.rightBarButtonItem = UIBarButtonItem(barButtonSystemItem: .add, target: self,
                                                                action: #selector(addTapped))
        }
        refreshControl = UIRefreshControl()
        refreshControl?.addTarget(self, action: #selector(refreshPulled), for: .valueChanged)
        NotificationCenter.default.addObserver(self, selector: #selector(reload), name: .expenseStoreDidChange, object: store)
        reload()
    }

    func makeEditor() -> UINavigationController {
        let editor = ExpenseEditorViewController()
        editor.delegate = self
        return UINavigationController(rootViewController: editor)
    }

    func makeDetail(expenseID: Int) -> ExpenseDetailViewController {
        let detail = ExpenseDetailViewController()
        detail.store = store
        detail.expenseID = expenseID
        return detail
    }

    @objc private func addTapped() {
        present(makeEditor(), animated: true)
    }

    @objc private func refreshPulled() {
        reload()
        refreshControl?.endRefreshing()
    }

    @objc private func reload() {
        let groups = Dictionary(grouping: store.expenses(matching: filter)) { $0.month }
        sections = groups.map { (month: $0.key, expenses: $0.value) }.sorted { $0.month > $1.month }
        tableView.reloadData()
    }

    override func numberOfSections(in tableView: UITableView) -> Int {
        return sections.count
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        return sections[section].expenses.count
    }

    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        return DateFormatter.month.string(from: sections[section].month)
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "Expense")
            ?? UITableViewCell(style: .value1, reuseIdentifier: "Expense")
        let expense = sections[indexPath.section].expenses[indexPath.row]
        cell.textLabel?.text = expense.details.title
        cell.detailTextLabel?.text = expense.details.amount.asMoney
        cell.accessoryType = .disclosureIndicator
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        let expense = sections[indexPath.section].expenses[indexPath.row]
        navigationController?.pushViewController(makeDetail(expenseID: expense.id), animated: true)
    }
}

extension ExpenseListViewController: ExpenseEditorViewControllerDelegate {
    func expenseEditor(_ editor: ExpenseEditorViewController, didSave draft: ExpenseDraft) {
        store.add(draft)
        dismiss(animated: true) {
            self.warnIfOverBudget(store: self.store, month: draft.date.startOfMonth)
        }
    }

    func expenseEditorDidCancel(_ editor: ExpenseEditorViewController) {
        dismiss(animated: true)
    }
}
