import UIKit

final class HistoryViewController: UITableViewController {
    var onSelect: ((Session) -> Void)?

    private let store: WorkoutStore
    private var sessions: [Session] = []

    init(store: WorkoutStore) {
        self.store = store
        super.init(style: .insetGrouped)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        sessions = store.sessions
        tableView.reloadData()
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        sessions.count
    }

    override func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
        sessions.isEmpty ? "Finished workouts appear here." : nil
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let session = sessions[indexPath.row]
        let cell = tableView.dequeueReusableCell(withIdentifier: "Session")
            ?? UITableViewCell(style: .subtitle, reuseIdentifier: "Session")
        cell.textLabel?.text = session.workoutName
        cell.detailTextLabel?.text = session.date.formatted(date: .abbreviated, time: .omitted)
        cell.accessoryType = .disclosureIndicator
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        onSelect?(sessions[indexPath.row])
    }
}
