import Foundation

final class TaskDetailViewModel {
    let task: Observable<TaskItem>
    let isBusy = Observable(false)

    var onEdit: ((TaskItem) -> Void)?
    var onShowDetail: ((TaskItem) -> Void)?
    var onClose: (() -> Void)?
    private let service: TaskServicing

    init(task: TaskItem, service: TaskServicing) {
        self.task = Observable(task)
        self.service = service
        service.changes.observe(self) { [weak self] _ in self?.storeChanged() }
    }

    func toggleDone() {
        var changed = task.value
        changed.isDone.toggle()
        isBusy.value = true
        service.save(changed) { [weak self] in self?.isBusy.value = false }
    }

    func duplicate() {
        isBusy.value = true
        service.duplicate(task.value) { [weak self] copy in
            guard let self = self else { return }
            self.isBusy.value = false
            self.onShowDetail?(copy)
        }
    }

    func delete() {
        isBusy.value = true
        service.delete(task.value) {}
    }

    private func storeChanged() {
        if let current = service.tasks.first(where: { $0.id == task.value.id }) {
            task.value = current
        } else {
            onClose?()
        }
    }
}
