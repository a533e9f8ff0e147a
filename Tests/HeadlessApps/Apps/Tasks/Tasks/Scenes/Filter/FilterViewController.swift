import UIKit

final class FilterViewController: UITableViewController {
    private var viewModel: FilterViewModel!

    convenience init(viewModel: FilterViewModel) {
        self.init(style: .insetGrouped)
        self.viewModel = viewModel
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Filter"
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            systemItem: .done, primaryAction: UIAction { [weak self] _ in self?.viewModel.onClose?() })
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Cell")
        viewModel.selected.bind(self) { [weak self] _ in self?.tableView.reloadData() }
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        return viewModel.options.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "Cell", for: indexPath)
        let option = viewModel.options[indexPath.row]
        cell.textLabel?.text = option.rawValue
        cell.accessoryType = option == viewModel.selected.value ? .checkmark : .none
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        viewModel.select(at: indexPath.row)
    }
}
