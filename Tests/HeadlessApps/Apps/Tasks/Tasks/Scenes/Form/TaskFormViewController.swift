import UIKit

final class TaskFormViewController: UIViewController, UIAdaptivePresentationControllerDelegate {
    private var viewModel: TaskFormViewModel!
    private let titleField = UITextField()
    private let messageLabel = UILabel()
    private let notesField = UITextField()

    convenience init(viewModel: TaskFormViewModel) {
        self.init(nibName: nil, bundle: nil)
        self.viewModel = viewModel
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = viewModel.screenTitle
        navigationItem.leftBarButtonItem = UIBarButtonItem(
            systemItem: .cancel, primaryAction: UIAction { [weak self] _ in self?.cancel() })
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            systemItem: .save, primaryAction: UIAction { [weak self] _ in self?.viewModel.save() })
        titleField.placeholder = "Title"
        titleField.text = viewModel.task.title
        notesField.placeholder = "Notes"
        notesField.text = viewModel.task.notes
        [titleField, notesField].forEach {
            $0.borderStyle = .roundedRect
            $0.addTarget(self, action: #selector(fieldChanged), for: .editingChanged)
        }
        messageLabel.textColor = .systemRed
        addStack([titleField, messageLabel, notesField])
        bindViewModel()
    }

    private func bindViewModel() {
        viewModel.canSave.bind(self) { [weak self] in self?.navigationItem.rightBarButtonItem?.isEnabled = $0 }
        viewModel.isSaving.bind(self) { [weak self] isSaving in
            self?.navigationItem.leftBarButtonItem?.isEnabled = !isSaving
            self?.titleField.isEnabled = !isSaving
            self?.notesField.isEnabled = !isSaving
        }
        viewModel.message.bind(self) { [weak self] in self?.messageLabel.text = $0 }
    }

    private func cancel() {
        guard viewModel.hasChanges else { viewModel.onFinish?(); return }
        let discard = UIAlertAction(title: "Discard", style: .destructive) { [weak self] _ in
            self?.viewModel.onFinish?()
        }
        showAlert("Discard Changes?", action: discard, cancel: "Keep Editing")
    }

    @objc private func fieldChanged() {
        viewModel.change(title: titleField.text ?? "", notes: notesField.text ?? "")
        navigationController?.isModalInPresentation = true
    }

    func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
        guard !viewModel.isSaving.value else { return }
        cancel()
    }
}
