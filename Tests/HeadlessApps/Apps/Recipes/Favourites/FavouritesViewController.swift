import UIKit

class FavouritesViewController: UIViewController, StoreConsumer {

    var store: RecipeStore!

    @IBOutlet weak var tableView: UITableView!
    @IBOutlet weak var emptyLabel: UILabel!
    @IBOutlet weak var clearButton: UIBarButtonItem!

    private var recipes: [Recipe] = []

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        if let indexPath = tableView.indexPathForSelectedRow {
            tableView.deselectRow(at: indexPath, animated: animated)
        }
        reload()
    }

    private func reload() {
        recipes = store.favourites
        tableView.reloadData()
        emptyLabel.isHidden = !recipes.isEmpty
        tableView.isHidden = recipes.isEmpty
        clearButton.isEnabled = !recipes.isEmpty
    }

    @IBAction func clearTapped(_ sender: UIBarButtonItem) {
        confirm(title: "Clear Favourites?",
                message: "The recipes themselves are kept.",
                actionTitle: "Clear",
                onConfirm: { [weak self] in
                    self?.store.clearFavourites()
                    self?.reload()
                })
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        guard segue.identifier == "showFavourite",
            let detail = segue.destination as? RecipeDetailViewController,
            let indexPath = tableView.indexPathForSelectedRow else { return }
        detail.store = store
        detail.recipeID = recipes[indexPath.row].id
        detail.allowsEditing = false
    }
}

extension FavouritesViewController: UITableViewDataSource, UITableViewDelegate {

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        return recipes.count
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "FavouriteCell")!
        cell.textLabel?.text = recipes[indexPath.row].name
        return cell
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        performSegue(withIdentifier: "showFavourite", sender: nil)
    }
}
