import UIKit

final class TasksViewController: UITableViewController {
    private var viewModel: TasksViewModel!
    private lazy var stateView = StateView { [weak self] in self?.viewModel.load() }

    convenience init(viewModel: TasksViewModel) {
        self.init(style: .plain)
        self.viewModel = viewModel
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = viewModel.list.title
        navigationItem.rightBarButtonItems = [
            UIBarButtonItem(systemItem: .add, primaryAction: UIAction { [weak self] _ in self?.viewModel.add() }),
            UIBarButtonItem(primaryAction: UIAction(title: "Filter") { [weak self] _ in self?.viewModel.showFilter() })
        ]
        tableView.backgroundView = stateView
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Cell")
        bindViewModel()
        viewModel.load()
    }

    private func bindViewModel() {
        viewModel.state.bind(self) { [weak self] in self?.stateView.render($0) }
        viewModel.rows.bind(self) { [weak self] _ in self?.tableView.reloadData() }
        viewModel.filter.bind(self) { [weak self] filter in
            self?.navigationItem.prompt = filter == .all ? nil : "Filter: \(filter.rawValue)"
        }
        viewModel.canEdit.bind(self) { [weak self] canEdit in
            self?.navigationItem.rightBarButtonItems?.forEach { $0.isEnabled = canEdit }
        }
        viewModel.onDeleted = { [weak self] in self?.offerUndo($0) }
    }

    private func offerUndo(_ task: TaskItem) {
        let undo = UIAlertAction(title: "Undo", style: .default) { [weak self] _ in
            self?.viewModel.undoDelete(task)
        }
        showAlert("Task Deleted", message: task.title, action: undo, cancel: "OK")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        return viewModel.rows.value.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "Cell", for: indexPath)
        let task = viewModel.rows.value[indexPath.row]
        cell.textLabel?.text = task.title
        cell.imageView?.image = UIImage(systemName: task.isDone ? "checkmark.circle.fill" : "circle")
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        viewModel.select(at: indexPath.row)
    }

    override func tableView(_ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath)
        -> UISwipeActionsConfiguration? {
        let task = viewModel.rows.value[indexPath.row]
        let delete = UIContextualAction(style: .normal, title: "Delete") { [weak self] _, _, done in
            self?.viewModel.delete(task)
            done(true)
        }
        delete.backgroundColor = .systemRed
        return UISwipeActionsConfiguration(actions: [delete])
    }
}
