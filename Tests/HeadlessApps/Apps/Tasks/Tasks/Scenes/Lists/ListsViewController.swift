import UIKit

final class ListsViewController: UITableViewController {
    private var viewModel: ListsViewModel!

    convenience init(viewModel: ListsViewModel) {
        self.init(style: .plain)
        self.viewModel = viewModel
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Lists"
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Cell")
        bindViewModel()
    }

    private func bindViewModel() {
        viewModel.selectedList.observe(self) { [weak self] list in
            if let list = list { self?.viewModel.onShowTasks?(list) }
        }
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        return viewModel.lists.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "Cell", for: indexPath)
        cell.textLabel?.text = viewModel.lists[indexPath.row].title
        cell.accessoryType = .disclosureIndicator
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        viewModel.select(at: indexPath.row)
    }
}
