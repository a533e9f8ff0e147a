import UIKit

final class ExpenseDetailViewController: UIViewController {
    var store: ExpenseStore!
    var expenseID = 0

    private let amountLabel = UILabel()
    private let infoLabel = UILabel()
    private let deleteButton = UIButton(type: .system)

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        navigationItem.rightBarButtonItem = UIBarButtonItem(barButtonSystemItem: .edit, target: self,
                                                            action: #selector(editTapped))
        amountLabel.font = .preferredFont(forTextStyle: .largeTitle)
        deleteButton.setTitle("Delete Expense", for: .normal)
        deleteButton.addTarget(self, action: #selector(deleteTapped), for: .touchUpInside)
        addStack([amountLabel, infoLabel, deleteButton], spacing: 12, below: view.safeAreaLayoutGuide.topAnchor)
        NotificationCenter.default.addObserver(self, selector: #selector(storeDidChange), name: .expenseStoreDidChange, object: store)
        storeDidChange()
    }

    @objc private func editTapped() {
        guard let expense = store.expense(withID: expenseID) else { return }
        let editor = ExpenseEditorViewController()
        editor.original = expense.details
        editor.delegate = self
        present(UINavigationController(rootViewController: editor), animated: true)
    }

    @objc private func deleteTapped() {
        confirm(title: "Delete Expense?", message: "This cannot be undone.", action: "Delete") { [weak self] in
            guard let self = self else { return }
            self.store.delete(id: self.expenseID)
        }
    }

    @objc private func storeDidChange() {
        guard let details = store.expense(withID: expenseID)?.details else {
            // The expense may have been deleted in another tab.
            guard navigationController?.topViewController === self else { return }
            navigationController?.popViewController(animated: view.window != nil)
            return
        }
        navigationItem.title = details.title
        amountLabel.text = details.amount.asMoney
        infoLabel.text = "\(details.category.title), \(DateFormatter.day.string(from: details.date))"
    }
}

extension ExpenseDetailViewController: ExpenseEditorViewControllerDelegate {
    func expenseEditor(_ editor: ExpenseEditorViewController, didSave draft: ExpenseDraft) {
        store.update(id: expenseID, with: draft)
        dismiss(animated: true) {
            self.warnIfOverBudget(store: self.store, month: draft.date.startOfMonth)
        }
    }

    func expenseEditorDidCancel(_ editor: ExpenseEditorViewController) {
        dismiss(animated: true)
    }
}
