import Foundation

struct ServiceError: Error {
    let message: String
}

protocol TaskServicing: AnyObject {
    var changes: Observable<Void> { get }
    var lists: [TaskList] { get }
    var tasks: [TaskItem] { get }

    func makeTaskID() -> String
    func fetchTasks(listID: String, completion: @escaping (Result<[TaskItem], ServiceError>) -> Void)
    func save(_ task: TaskItem, completion: @escaping () -> Void)
    func duplicate(_ task: TaskItem, completion: @escaping (TaskItem) -> Void)
    func delete(_ task: TaskItem, completion: @escaping () -> Void)
    func reset()
}
