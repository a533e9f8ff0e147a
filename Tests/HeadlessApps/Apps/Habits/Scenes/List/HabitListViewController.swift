import UIKit

final class HabitListViewController: UIViewController {

    // MARK: - Outputs

    var onSelect: ((Habit) -> Void)?
    var onAdd: (() -> Void)?

    // MARK: - Views

    let tableView = UITableView(frame: .zero, style: .insetGrouped)
    let messageLabel = UILabel()
    let spinner = UIActivityIndicatorView(style: .medium)
    let searchController = UISearchController(searchResultsController: nil)

    private enum Section { case main }
    private let viewModel: HabitListViewModel
    private lazy var dataSource = makeDataSource()

    // MARK: - Init

    init(viewModel: HabitListViewModel) {
        self.viewModel = viewModel
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    // MARK: - Life cycle

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Habits"
        view.backgroundColor = .systemBackground
        setUpNavigation()
        setUpTable()
        bind()
        viewModel.load()
    }

    private func setUpNavigation() {
        navigationController?.navigationBar.prefersLargeTitles = true
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            barButtonSystemItem: .add, target: self, action: #selector(addTapped))
        searchController.searchResultsUpdater = self
        searchController.obscuresBackgroundDuringPresentation = false
        navigationItem.searchController = searchController
    }

    private func setUpTable() {
        tableView.register(HabitCell.self, forCellReuseIdentifier: HabitCell.reuseIdentifier)
        tableView.delegate = self
        tableView.dataSource = dataSource
        tableView.refreshControl = UIRefreshControl()
        tableView.refreshControl?.addTarget(self, action: #selector(pulled), for: .valueChanged)
        for subview in [tableView, messageLabel, spinner] {
            subview.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(subview)
        }
        NSLayoutConstraint.activate([
            tableView.topAnchor.constraint(equalTo: view.topAnchor),
            tableView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            tableView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            tableView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            messageLabel.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            messageLabel.centerYAnchor.constraint(equalTo: view.centerYAnchor),
            spinner.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            spinner.centerYAnchor.constraint(equalTo: view.centerYAnchor),
        ])
    }

    private func makeDataSource() -> UITableViewDiffableDataSource<Section, Habit> {
        UITableViewDiffableDataSource(tableView: tableView) { [weak self] tableView, indexPath, habit in
            let cell = tableView.dequeueReusableCell(
                withIdentifier: HabitCell.reuseIdentifier, for: indexPath) as? HabitCell
            cell?.configure(with: habit)
            cell?.onDone = { self?.viewModel.complete(habit) }
            return cell
        }
    }

    private func bind() {
        viewModel.onChange = { [weak self] state in self?.render(state) }
    }

    private func render(_ state: HabitListViewModel.State) {
        var habits: [Habit] = []
        messageLabel.isHidden = true
        switch state {
        case .loading:
            return spinner.startAnimating()
        case .loaded(let loaded):
            habits = loaded
        case .empty(let message):
            messageLabel.text = message
            messageLabel.isHidden = false
        }
        spinner.stopAnimating()
        tableView.refreshControl?.endRefreshing()
        var snapshot = NSDiffableDataSourceSnapshot<Section, Habit>()
        snapshot.appendSections([.main])
        snapshot.appendItems(habits)
        dataSource.apply(snapshot, animatingDifferences: false)
    }

    // MARK: - Actions

    @objc private func addTapped() {
        onAdd?()
    }

    @objc private func pulled() {
        viewModel.load()
    }
}

extension HabitListViewController: UITableViewDelegate {
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        guard let habit = dataSource.itemIdentifier(for: indexPath) else { return }
        onSelect?(habit)
    }
}

extension HabitListViewController: UISearchResultsUpdating {
    func updateSearchResults(for searchController: UISearchController) {
        viewModel.query = searchController.searchBar.text ?? ""
    }
}
