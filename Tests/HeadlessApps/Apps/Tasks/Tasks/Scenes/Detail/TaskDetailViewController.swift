import UIKit

final class TaskDetailViewController: UIViewController {
    private var viewModel: TaskDetailViewModel!
    private let titleLabel = UILabel()
    private let notesLabel = UILabel()
    private let toggleButton = UIButton(type: .system)
    private let duplicateButton = UIButton(type: .system)
    private let deleteButton = UIButton(type: .system)

    convenience init(viewModel: TaskDetailViewModel) {
        self.init(nibName: nil, bundle: nil)
        self.viewModel = viewModel
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Task"
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            systemItem: .edit, primaryAction: UIAction { [weak self] _ in self?.edit() })
        duplicateButton.setTitle("Duplicate", for: .normal)
        deleteButton.setTitle("Delete Task", for: .normal)
        toggleButton.addAction(UIAction { [weak self] _ in self?.viewModel.toggleDone() }, for: .touchUpInside)
        duplicateButton.addAction(UIAction { [weak self] _ in self?.viewModel.duplicate() }, for: .touchUpInside)
        deleteButton.addAction(UIAction { [weak self] _ in self?.confirmDelete() }, for: .touchUpInside)
        addStack([titleLabel, notesLabel, toggleButton, duplicateButton, deleteButton])
        bindViewModel()
    }

    private func bindViewModel() {
        viewModel.task.bind(self) { [weak self] task in
            self?.titleLabel.text = task.title
            self?.notesLabel.text = task.notes.isEmpty ? "No notes" : task.notes
            self?.toggleButton.setTitle(task.isDone ? "Reopen" : "Mark as Completed", for: .normal)
        }
        viewModel.isBusy.bind(self) { [weak self] isBusy in
            guard let self = self else { return }
            self.navigationItem.rightBarButtonItem?.isEnabled = !isBusy
            [self.toggleButton, self.duplicateButton, self.deleteButton].forEach { $0.isEnabled = !isBusy }
        }
    }

    private func edit() {
        viewModel.onEdit?(viewModel.task.value)
    }

    private func confirmDelete() {
        let delete = UIAlertAction(title: "Delete", style: .destructive) { [weak self] _ in
            self?.viewModel.delete()
        }
        showAlert("Delete Task?", action: delete, cancel: "Cancel")
    }
}
