import UIKit

final class StatisticsViewController: UITableViewController {
    private let store: WorkoutStore
    private var rows: [(title: String, value: String)] = []

    init(store: WorkoutStore) {
        self.store = store
        super.init(style: .insetGrouped)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        let minutes = store.sessions.reduce(0) { $0 + Int($1.duration) / 60 }
        rows = [(title: "Sessions", value: "\(store.sessions.count)"), (title: "Total Time", value: "\(minutes) min")]
        tableView.reloadData()
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        rows.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
        cell.textLabel?.text = rows[indexPath.row].title
        cell.detailTextLabel?.text = rows[indexPath.row].value
        cell.selectionStyle = .none
        return cell
    }
}
