import Foundation

final class HabitDetailViewModel {

    let title: String
    var onChange: (() -> Void)?

    var streakText: String { "\(habit.streak) days" }
    var canComplete: Bool { !habit.isDoneToday }

    private var habit: Habit
    private let store: HabitStoreProtocol

    init(habit: Habit, store: HabitStoreProtocol) {
        self.habit = habit
        self.store = store
        title = habit.name
        NotificationCenter.default.addObserver(
            self, selector: #selector(refresh), name: .habitsDidChange, object: nil)
    }

    func complete() {
        store.complete(habit.id)
    }

    @objc private func refresh() {
        guard let current = store.habits.first(where: { $0.id == habit.id }) else { return }
        habit = current
        onChange?()
    }
}
