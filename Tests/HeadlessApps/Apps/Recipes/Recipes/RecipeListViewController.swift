import UIKit

class RecipeListViewController: UITableViewController, StoreConsumer {

    private enum SortOrder: String, CaseIterable {
        case name = "By Name", time = "By Time"
    }

    var store: RecipeStore!

    @IBOutlet weak var sortButton: UIBarButtonItem!

    private var recipes: [Recipe] = []
    private var sortOrder = SortOrder.name

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        reload()
    }

    private func reload() {
        recipes = store.recipes.sorted { first, second in
            sortOrder == .name ? first.name < second.name : first.content.minutes < second.content.minutes
        }
        tableView.reloadData()
    }

    @IBAction func sortTapped(_ sender: UIBarButtonItem) {
        let sheet = UIAlertController(title: "Sort Recipes", message: nil, preferredStyle: .actionSheet)
        for order in SortOrder.allCases {
            sheet.addAction(UIAlertAction(title: order.rawValue, style: .default) { [weak self] _ in
                self?.sortOrder = order
                self?.reload()
            })
        }
        sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        sheet.popoverPresentationController?.barButtonItem = sortButton
        present(sheet, animated: true)
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        return recipes.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "RecipeCell", for: indexPath)
        (cell as? RecipeCell)?.configure(with: recipes[indexPath.row])
        return cell
    }

    override func tableView(_ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
                            forRowAt indexPath: IndexPath) {
        guard editingStyle == .delete else { return }
        let recipe = recipes[indexPath.row]

        guard store.settings.confirmsDeletion else {
            delete(id: recipe.id)
            return
        }
        confirm(title: "Delete Recipe?",
                message: "\(recipe.name) will be removed.",
                actionTitle: "Delete",
                onCancel: { [weak self] in self?.tableView.setEditing(false, animated: true) },
                onConfirm: { [weak self] in self?.delete(id: recipe.id) })
    }

    private func delete(id: Int) {
        guard let row = recipes.firstIndex(where: { $0.id == id }) else { return }
        store.remove(id: id)
        recipes.remove(at: row)
        tableView.deleteRows(at: [IndexPath(row: row, section: 0)], with: .automatic)
    }

    // MARK: - Navigation

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        guard segue.identifier == "showRecipe",
            let detail = segue.destination as? RecipeDetailViewController,
            let cell = sender as? UITableViewCell,
            let indexPath = tableView.indexPath(for: cell) else { return }
        detail.store = store
        detail.recipeID = recipes[indexPath.row].id
    }

    @IBAction func cancelForm(_ segue: UIStoryboardSegue) {
    }

    @IBAction func saveForm(_ segue: UIStoryboardSegue) {
        guard let form = segue.source as? RecipeFormViewController else { return }
        store.add(form.draft)
        reload()
    }

    @IBAction func recipeDeleted(_ segue: UIStoryboardSegue) {
        guard let form = segue.source as? RecipeFormViewController, let id = form.recipeID else { return }
        store.remove(id: id)
        reload()
    }
}
