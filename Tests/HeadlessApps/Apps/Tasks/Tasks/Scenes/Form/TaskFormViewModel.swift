import Foundation

final class TaskFormViewModel {
    let screenTitle: String
    let canSave = Observable(false)
    let isSaving = Observable(false)
    let message = Observable<String?>(nil)
    var onFinish: (() -> Void)?

    private(set) var task: TaskItem
    private(set) var hasChanges = false
    private let service: TaskServicing
    private var validation: DispatchWorkItem?

    init(task: TaskItem, service: TaskServicing) {
        self.task = task
        self.service = service
        screenTitle = task.title.isEmpty ? "New Task" : "Edit Task"
    }

    func change(title: String, notes: String) {
        task.title = title.trimmingCharacters(in: .whitespaces)
        task.notes = notes
        hasChanges = true
        canSave.value = isTitleValid
        validation?.cancel()
        let item = DispatchWorkItem { [weak self] in
            guard let self = self else { return }
            self.message.value = self.isTitleValid ? nil : "The title needs at least 3 characters."
        }
        validation = item
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.3, execute: item)
    }

    func save() {
        guard canSave.value else { return }
        canSave.value = false
        isSaving.value = true
        service.save(task) { [weak self] in self?.onFinish?() }
    }

    private var isTitleValid: Bool { return task.title.count >= 3 }
}
