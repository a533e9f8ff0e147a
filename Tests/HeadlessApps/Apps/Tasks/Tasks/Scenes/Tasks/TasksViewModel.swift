import Foundation

final class TasksViewModel {
    let list: TaskList
    let state = Observable<LoadState>(.loading)
    let rows = Observable<[TaskItem]>([])
    let filter = Observable(TaskFilter.all)
    let canEdit = Observable(false)

    var onShowDetail: ((TaskItem) -> Void)?
    var onShowForm: ((TaskItem) -> Void)?
    var onShowFilter: ((TaskFilter) -> Void)?
    var onDeleted: ((TaskItem) -> Void)?
    private let service: TaskServicing
    private var isLoading = false

    init(list: TaskList, service: TaskServicing) {
        self.list = list
        self.service = service
        service.changes.observe(self) { [weak self] _ in
            guard let self = self, self.canEdit.value else { return }
            self.show(self.service.tasks.filter { $0.listID == list.id })
        }
    }

    func load() {
        guard !isLoading else { return }
        isLoading = true
        state.value = .loading
        service.fetchTasks(listID: list.id) { [weak self] result in
            guard let self = self else { return }
            self.isLoading = false
            switch result {
            case .success(let tasks):
                self.canEdit.value = true
                self.show(tasks)
            case .failure(let error):
                self.state.value = .failed(error.message)
            }
        }
    }

    func select(at index: Int) {
        onShowDetail?(rows.value[index])
    }

    func add() {
        onShowForm?(TaskItem(id: service.makeTaskID(), listID: list.id))
    }

    func showFilter() {
        onShowFilter?(filter.value)
    }

    func apply(_ newFilter: TaskFilter) {
        filter.value = newFilter
        show(service.tasks.filter { $0.listID == list.id })
    }

    func delete(_ task: TaskItem) {
        rows.value = rows.value.filter { $0.id != task.id }
        service.delete(task) { [weak self] in self?.onDeleted?(task) }
    }

    func undoDelete(_ task: TaskItem) {
        service.save(task) {}
    }

    private func show(_ tasks: [TaskItem]) {
        rows.value = tasks.filter(filter.value.matches)
        let message = tasks.isEmpty ? "No tasks yet." : "No tasks match the filter."
        state.value = rows.value.isEmpty ? .empty(message) : .loaded
    }
}
