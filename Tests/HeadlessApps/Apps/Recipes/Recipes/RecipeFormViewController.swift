import UIKit

class RecipeFormViewController: UIViewController {

    /// Set when an existing recipe is edited, nil when a new one is added.
    var recipeID: Int?
    var draft = RecipeDraft()

    @IBOutlet weak var nameField: UITextField!
    @IBOutlet weak var minutesField: UITextField!
    @IBOutlet weak var ingredientsField: UITextField!
    @IBOutlet weak var stepsField: UITextField!
    @IBOutlet weak var courseControl: UISegmentedControl!
    @IBOutlet weak var deleteButton: UIButton!

    override func viewDidLoad() {
        super.viewDidLoad()
        title = recipeID == nil ? "New Recipe" : "Edit Recipe"
        deleteButton.isHidden = recipeID == nil
        // Swiping the sheet away would silently lose what was typed.
        isModalInPresentation = true

        nameField.text = draft.name
        minutesField.text = draft.minutes == 0 ? nil : "\(draft.minutes)"
        ingredientsField.text = RecipeText.string(from: draft.ingredients)
        stepsField.text = draft.steps.joined(separator: "; ")
        courseControl.selectedSegmentIndex = Course.allCases.firstIndex(of: draft.course) ?? 0
    }

    @IBAction func deleteTapped(_ sender: UIButton) {
        confirm(title: "Delete Recipe?",
                message: "\(draft.name) will be removed.",
                actionTitle: "Delete",
                onConfirm: { [weak self] in self?.performSegue(withIdentifier: "deleteRecipe", sender: nil) })
    }

    override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
        guard identifier == "saveRecipe" else { return true }
        if enteredName.isEmpty {
            showMessage(title: "Missing Name", message: "Please give the recipe a name.")
            return false
        }
        if enteredMinutes == nil {
            showMessage(title: "Missing Time", message: "Please enter the cooking time in minutes.")
            return false
        }
        return true
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        view.endEditing(true)
        guard segue.identifier == "saveRecipe" else { return }
        draft.name = enteredName
        draft.minutes = enteredMinutes ?? 0
        draft.course = Course.allCases[courseControl.selectedSegmentIndex]
        draft.ingredients = RecipeText.ingredients(from: ingredientsField.text ?? "")
        draft.steps = RecipeText.steps(from: stepsField.text ?? "")
    }

    private var enteredName: String {
        return (nameField.text ?? "").trimmingCharacters(in: .whitespaces)
    }

    private var enteredMinutes: Int? {
        let text = (minutesField.text ?? "").trimmingCharacters(in: .whitespaces)
        guard let minutes = Int(text), minutes > 0 else { return nil }
        return minutes
    }
}

extension RecipeFormViewController: UITextFieldDelegate {

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        textField.resignFirstResponder()
        return true
    }
}
