import UIKit

class IngredientsViewController: UITableViewController {

    var store: RecipeStore!
    var recipeID: Int!

    private var ingredients: [Ingredient] = []
    private var checkedRows = Set<Int>()

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        ingredients = store.recipe(id: recipeID)?.content.ingredients ?? []
        tableView.reloadData()
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        if store.recipe(id: recipeID) == nil {
            navigationController?.popToRootViewController(animated: true)
        }
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        return ingredients.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "IngredientCell", for: indexPath)
        let ingredient = ingredients[indexPath.row]
        cell.textLabel?.text = ingredient.name
        cell.detailTextLabel?.text = ingredient.quantityText(metric: store.settings.usesMetricUnits)
        cell.accessoryType = checkedRows.contains(indexPath.row) ? .checkmark : .none
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        if checkedRows.remove(indexPath.row) == nil {
            checkedRows.insert(indexPath.row)
        }
        tableView.deselectRow(at: indexPath, animated: true)
        tableView.reloadRows(at: [indexPath], with: .none)
    }
}
