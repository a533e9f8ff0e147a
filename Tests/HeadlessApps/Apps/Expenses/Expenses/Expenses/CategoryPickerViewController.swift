import UIKit

protocol CategoryPickerViewControllerDelegate: AnyObject {
    func categoryPicker(_ picker: CategoryPickerViewController, didSelect category: ExpenseCategory)
    func categoryPickerDidCancel(_ picker: CategoryPickerViewController)
}

final class CategoryPickerViewController: UIViewController {
    weak var delegate: CategoryPickerViewControllerDelegate?
    var selected = ExpenseCategory.other

    private let categories = ExpenseCategory.allCases
    private let pickerView = UIPickerView()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        navigationItem.title = "Category"
        navigationItem.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .cancel, target: self,
                                                           action: #selector(cancelTapped))
        navigationItem.rightBarButtonItem = UIBarButtonItem(barButtonSystemItem: .done, target: self,
                                                            action: #selector(doneTapped))
        pickerView.dataSource = self
        pickerView.delegate = self
        addStack([pickerView], spacing: 0, below: view.safeAreaLayoutGuide.topAnchor)
        pickerView.selectRow(categories.firstIndex(of: selected) ?? 0, inComponent: 0, animated: false)
    }

    @objc private func cancelTapped() {
        delegate?.categoryPickerDidCancel(self)
    }

    @objc private func doneTapped() {
        delegate?.categoryPicker(self, didSelect: categories[pickerView.selectedRow(inComponent: 0)])
    }
}

extension CategoryPickerViewController: UIPickerViewDataSource, UIPickerViewDelegate {
    func numberOfComponents(in pickerView: UIPickerView) -> Int {
        return 1
    }

    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
        return categories.count
    }

    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
        return categories[row].title
    }
}
