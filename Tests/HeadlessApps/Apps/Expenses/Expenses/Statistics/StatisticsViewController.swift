import UIKit

enum StatisticsMode: Int { case months, categories }

final class StatisticsViewController: UIViewController {
    var store: ExpenseStore!

    private let segmentedControl = UISegmentedControl(items: ["Months", "Categories"])
    private let tableView = UITableView(frame: .zero, style: .grouped)
    private var mode = StatisticsMode.months
    private var filters: [ExpenseFilter] = []

    override func loadView() {
        view = tableView
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        segmentedControl.addTarget(self, action: #selector(modeChanged), for: .valueChanged)
        navigationItem.titleView = segmentedControl
        tableView.dataSource = self
        tableView.delegate = self
        NotificationCenter.default.addObserver(self, selector: #selector(reload), name: .expenseStoreDidChange, object: store)
        reload()
    }

    func show(mode: StatisticsMode) {
        self.mode = mode
        if isViewLoaded { reload() }
    }

    func makeList(filter: ExpenseFilter) -> ExpenseListViewController {
        let list = ExpenseListViewController(style: .grouped)
        list.store = store
        list.filter = filter
        return list
    }

    @objc private func modeChanged() {
        show(mode: StatisticsMode(rawValue: segmentedControl.selectedSegmentIndex) ?? .months)
    }

    @objc private func reload() {
        segmentedControl.selectedSegmentIndex = mode.rawValue
        switch mode {
        case .months: filters = store.months().map { .month($0) }
        case .categories: filters = ExpenseCategory.allCases.map { .category($0) }
        }
        tableView.reloadData()
    }
}

extension StatisticsViewController: UITableViewDataSource, UITableViewDelegate {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        return filters.count
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "Total")
            ?? UITableViewCell(style: .value1, reuseIdentifier: "Total")
        cell.textLabel?.text = filters[indexPath.row].title
        cell.detailTextLabel?.text = store.total(matching: filters[indexPath.row]).asMoney
        cell.accessoryType = .disclosureIndicator
        return cell
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        navigationController?.pushViewController(makeList(filter: filters[indexPath.row]), animated: true)
    }
}
