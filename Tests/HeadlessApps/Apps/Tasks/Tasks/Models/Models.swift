import Foundation

struct TaskList {
    let id: String
    let title: String
}

struct TaskItem {
    let id: String
    let listID: String
    var title = ""
    var notes = ""
    var isDone = false
}

enum TaskFilter: String, CaseIterable {
    case all = "All Tasks"
    case open = "Open"
    case completed = "Completed"

    func matches(_ task: TaskItem) -> Bool {
        return self == .all || task.isDone == (self == .completed)
    }
}

enum LoadState {
    case loading, loaded
    case empty(String), failed(String)
}
