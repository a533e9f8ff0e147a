import Foundation

final class TaskStore: TaskServicing {
    let changes = Observable<Void>(())
    let lists = [
        TaskList(id: "home", title: "Home"),
        TaskList(id: "work", title: "Work"),
        TaskList(id: "shared", title: "Shared"),
        TaskList(id: "someday", title: "Someday")
    ]
    private(set) var tasks = TaskStore.sampleTasks {
        didSet { changes.value = () }
    }
    private var nextNumber = 10
    private var isSharedListAwake = false

    func makeTaskID() -> String {
        defer { nextNumber += 1 }
        return "t\(nextNumber)"
    }

    // The shared list has to wake up: the first request after launch times out.
    func fetchTasks(listID: String, completion: @escaping (Result<[TaskItem], ServiceError>) -> Void) {
        let isReachable = listID != "shared" || isSharedListAwake
        isSharedListAwake = isSharedListAwake || listID == "shared"
        after(0.4) { store in
            guard isReachable else { return completion(.failure(ServiceError(message: "Couldn't load the tasks."))) }
            completion(.success(store.tasks.filter { $0.listID == listID }))
        }
    }

    func save(_ task: TaskItem, completion: @escaping () -> Void) {
        after(0.3) { store in
            if let index = store.tasks.firstIndex(where: { $0.id == task.id }) {
                store.tasks[index] = task
            } else {
                store.tasks.append(task)
            }
            completion()
        }
    }

    func duplicate(_ task: TaskItem, completion: @escaping (TaskItem) -> Void) {
        let copy = TaskItem(id: makeTaskID(), listID: task.listID, title: "Copy of \(task.title)", notes: task.notes)
        after(1.0) { store in
            store.tasks.append(copy)
            completion(copy)
        }
    }

    func delete(_ task: TaskItem, completion: @escaping () -> Void) {
        after(0.2) { store in
            store.tasks.removeAll { $0.id == task.id }
            completion()
        }
    }

    func reset() {
        tasks = TaskStore.sampleTasks
    }

    private func after(_ delay: TimeInterval, _ work: @escaping (TaskStore) -> Void) {
        DispatchQueue.main.asyncAfter(deadline: .now() + delay) { work(self) }
    }

    private static let sampleTasks = [
        TaskItem(id: "t1", listID: "home", title: "Buy milk", notes: "Two litres."),
        TaskItem(id: "t2", listID: "home", title: "Water the plants", isDone: true),
        TaskItem(id: "t3", listID: "home", title: "Pay the rent", notes: "Due on the first."),
        TaskItem(id: "t4", listID: "work", title: "Write release notes", notes: "Version 2.4"),
        TaskItem(id: "t5", listID: "work", title: "Book meeting room", isDone: true),
        TaskItem(id: "t6", listID: "shared", title: "Plan the picnic", notes: "Ask Sam.")
    ]
}
