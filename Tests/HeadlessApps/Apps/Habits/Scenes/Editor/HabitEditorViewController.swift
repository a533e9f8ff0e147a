import UIKit

final class HabitEditorViewController: UIViewController {

    let nameField = UITextField()

    private let viewModel: HabitEditorViewModel

    init(viewModel: HabitEditorViewModel) {
        self.viewModel = viewModel
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "New Habit"
        view.backgroundColor = .systemBackground

        let save = UIBarButtonItem(
            barButtonSystemItem: .save, target: self, action: #selector(saveTapped))
        save.isEnabled = false
        navigationItem.rightBarButtonItem = save
        navigationItem.leftBarButtonItem = UIBarButtonItem(
            barButtonSystemItem: .cancel, target: self, action: #selector(cancelTapped))

        nameField.delegate = self
        nameField.addTarget(self, action: #selector(nameChanged(_:)), for: .editingChanged)
        let stack = UIStackView(arrangedSubviews: [nameField])
        stack.axis = .vertical
        view.addSubview(stack)

        viewModel.onValidityChange = { [weak save, weak self] isValid in
            save?.isEnabled = isValid
            self?.isModalInPresentation = isValid
        }
    }

    @objc private func saveTapped() { viewModel.save() }
    @objc private func cancelTapped() { viewModel.cancel() }
    @objc private func nameChanged(_ field: UITextField) { viewModel.name = field.text ?? "" }
}

extension HabitEditorViewController: UITextFieldDelegate {
    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        viewModel.save()
        return true
    }
}
