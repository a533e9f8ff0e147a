import UIKit

class RecipeDetailViewController: UIViewController {

    var store: RecipeStore!
    var recipeID: Int!
    var allowsEditing = true

    @IBOutlet weak var nameLabel: UILabel!
    @IBOutlet weak var summaryLabel: UILabel!
    @IBOutlet weak var cookedLabel: UILabel!
    @IBOutlet weak var favouriteButton: UIButton!

    private var recipe: Recipe? {
        return store.recipe(id: recipeID)
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        if !allowsEditing {
            navigationItem.rightBarButtonItem = nil
        }
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        updateLabels()
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        // Deleted or reset from another tab in the meantime.
        if recipe == nil {
            navigationController?.popToRootViewController(animated: true)
        }
    }

    private func updateLabels() {
        guard let recipe = recipe else { return }
        nameLabel.text = recipe.name
        summaryLabel.text = recipe.summary
        cookedLabel.text = recipe.timesCooked == 0 ? "Not cooked yet" : "Cooked \(recipe.timesCooked)×"
        favouriteButton.setTitle(recipe.isFavourite ? "Remove from Favourites" : "Add to Favourites", for: .normal)
    }

    @IBAction func favouriteTapped(_ sender: UIButton) {
        guard let recipe = recipe else { return }
        store.setFavourite(!recipe.isFavourite, id: recipe.id)
        updateLabels()
    }

    @IBAction func ingredientsTapped(_ sender: UIButton) {
        guard let recipe = recipe else { return }
        if recipe.content.ingredients.isEmpty {
            showMessage(title: "No Ingredients", message: "This recipe has no ingredients yet.")
        } else {
            performSegue(withIdentifier: "showIngredients", sender: sender)
        }
    }

    override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
        guard identifier == "startCooking" else { return true }
        guard let recipe = recipe, !recipe.content.steps.isEmpty else {
            showMessage(title: "Nothing to Cook", message: "This recipe has no steps yet.")
            return false
        }
        return true
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        guard let recipe = recipe else { return }

        switch segue.identifier ?? "" {
        case "showIngredients":
            guard let ingredients = segue.destination as? IngredientsViewController else { return }
            ingredients.store = store
            ingredients.recipeID = recipe.id

        case "editRecipe":
            guard let navigation = segue.destination as? UINavigationController,
                let form = navigation.topViewController as? RecipeFormViewController else { return }
            form.recipeID = recipe.id
            form.draft = recipe.content

        case "startCooking":
            guard let cooking = segue.destination as? CookingViewController else { return }
            cooking.steps = recipe.content.steps
            cooking.onFinish = { [weak self, weak cooking] in
                self?.store.markCooked(id: recipe.id)
                self?.updateLabels()
                cooking?.dismiss(animated: true)
            }

        default:
            break
        }
    }

    @IBAction func cancelForm(_ segue: UIStoryboardSegue) {
    }

    @IBAction func saveForm(_ segue: UIStoryboardSegue) {
        guard let form = segue.source as? RecipeFormViewController else { return }
        store.update(id: recipeID, content: form.draft)
        updateLabels()
    }
}
