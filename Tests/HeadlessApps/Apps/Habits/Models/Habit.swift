import Foundation

struct Habit: Hashable, Identifiable {
    let id: UUID
    var name: String
    var streak = 0
    var isDoneToday = false

    init(id: UUID = UUID(), name: String) {
        self.id = id
        self.name = name
    }
}

extension Notification.Name {
    static let habitsDidChange = Notification.Name("habitsDidChange")
    static let habitCompleted = Notification.Name("habitCompleted")
    static let dayMayHaveChanged = Notification.Name("dayMayHaveChanged")
}
