import UIKit

protocol ExpenseEditorViewControllerDelegate: AnyObject {
    func expenseEditor(_ editor: ExpenseEditorViewController, didSave draft: ExpenseDraft)
    func expenseEditorDidCancel(_ editor: ExpenseEditorViewController)
}

final class ExpenseEditorViewController: UIViewController {
    weak var delegate: ExpenseEditorViewControllerDelegate?
    var original = ExpenseDraft()

    private var draft = ExpenseDraft() {
        didSet { navigationController?.isModalInPresentation = draft != original }
    }
    private let titleField = UITextField()
    private let amountField = UITextField()
    private let dateField = UITextField()
    private let datePicker = UIDatePicker()
    private let categoryButton = UIButton(type: .system)

    override func viewDidLoad() {
        super.viewDidLoad()
        draft = original
        view.backgroundColor = .systemBackground
        navigationItem.title = original.title.isEmpty ? "New Expense" : "Edit Expense"
        navigationItem.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .cancel, target: self,
                                                           action: #selector(cancelTapped))
        navigationItem.rightBarButtonItem = UIBarButtonItem(barButtonSystemItem: .save, target: self,
                                                            action: #selector(saveTapped))
        configureControls()
        addStack([titleField, amountField, dateField, categoryButton], spacing: 16, below: view.safeAreaLayoutGuide.topAnchor)
        let tap = UITapGestureRecognizer(target: self, action: #selector(endEditing))
        tap.cancelsTouchesInView = false
        view.addGestureRecognizer(tap)
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        navigationController?.presentationController?.delegate = self
    }

    private func configureControls() {
        titleField.placeholder = "Title"
        titleField.text = draft.title
        amountField.placeholder = "Amount"
        amountField.keyboardType = .decimalPad
        amountField.text = draft.amount > 0 ? "\(draft.amount)" : ""
        dateField.placeholder = "Date"
        dateField.inputView = datePicker
        for field in [titleField, amountField, dateField] {
            field.borderStyle = .roundedRect
            field.delegate = self
            field.addTarget(self, action: #selector(textChanged), for: .editingChanged)
        }
        datePicker.datePickerMode = .date
        if #available(iOS 13.4, *) { datePicker.preferredDatePickerStyle = .wheels }
        datePicker.date = draft.date
        datePicker.addTarget(self, action: #selector(dateChanged), for: .valueChanged)
        categoryButton.addTarget(self, action: #selector(categoryTapped), for: .touchUpInside)
        showDateAndCategory()
    }

    private func showDateAndCategory() {
        dateField.text = DateFormatter.day.string(from: draft.date)
        categoryButton.setTitle("Category: \(draft.category.title)", for: .normal)
    }

    private func confirmDiscard() {
        confirm(title: "Discard Changes?", message: "Your changes will be lost.", action: "Discard") { [weak self] in
            guard let self = self else { return }
            self.delegate?.expenseEditorDidCancel(self)
        }
    }

    @objc private func endEditing() {
        view.endEditing(true)
    }

    @objc private func textChanged() {
        draft.title = (titleField.text ?? "").trimmingCharacters(in: .whitespaces)
        draft.amount = Decimal(userInput: amountField.text ?? "") ?? 0
    }

    @objc private func dateChanged() {
        draft.date = datePicker.date
        showDateAndCategory()
    }

    @objc private func categoryTapped() {
        endEditing()
        let picker = CategoryPickerViewController()
        picker.selected = draft.category
        picker.delegate = self
        let navigationController = UINavigationController(rootViewController: picker)
        navigationController.modalPresentationStyle = .fullScreen
        present(navigationController, animated: true)
    }

    @objc private func cancelTapped() {
        endEditing()
        if draft != original {
            confirmDiscard()
        } else {
            delegate?.expenseEditorDidCancel(self)
        }
    }

    @objc private func saveTapped() {
        endEditing()
        textChanged()
        if draft.title.isEmpty {
            presentMessage(title: "Title Missing", message: "Please enter a title.")
        } else if draft.amount <= 0 {
            presentMessage(title: "Amount Missing", message: "Please enter an amount greater than zero.")
        } else {
            delegate?.expenseEditor(self, didSave: draft)
        }
    }
}

extension ExpenseEditorViewController: UITextFieldDelegate {
    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        return amountField.becomeFirstResponder()
    }

    func textField(_ textField: UITextField, shouldChangeCharactersIn range: NSRange,
                   replacementString string: String) -> Bool {
        if textField == dateField { return false }
        if textField == titleField { return true }
        let allowed = CharacterSet(charactersIn: "0123456789.,")
        return string.rangeOfCharacter(from: allowed.inverted) == nil
    }
}

extension ExpenseEditorViewController: CategoryPickerViewControllerDelegate {
    func categoryPicker(_ picker: CategoryPickerViewController, didSelect category: ExpenseCategory) {
        draft.category = category
        showDateAndCategory()
        picker.dismiss(animated: true)
    }

    func categoryPickerDidCancel(_ picker: CategoryPickerViewController) {
        picker.dismiss(animated: true)
    }
}

extension ExpenseEditorViewController: UIAdaptivePresentationControllerDelegate {
    func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
        confirmDiscard()
    }
}
