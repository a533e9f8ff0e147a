import Foundation

protocol HabitStoreProtocol: AnyObject {
    var habits: [Habit] { get }
    func add(_ habit: Habit)
    func complete(_ id: Habit.ID)
    func startNewDay()
    func reload(completion: @escaping (Result<[Habit], Error>) -> Void)
}

final class HabitStore: HabitStoreProtocol {

    private(set) var habits: [Habit] = [Habit(name: "Read"), Habit(name: "Run")] {
        didSet { notify() }
    }

    private let center: NotificationCenter

    init(center: NotificationCenter = .default) {
        self.center = center
    }

    func add(_ habit: Habit) {
        habits.append(habit)
    }

    func complete(_ id: Habit.ID) {
        guard let index = habits.firstIndex(where: { $0.id == id }), !habits[index].isDoneToday
        else { return }
        var habit = habits[index]
        habit.isDoneToday = true
        habit.streak += 1
        habits[index] = habit
        center.post(
            name: .habitCompleted, object: self,
            userInfo: ["id": habit.id, "streak": habit.streak])
    }

    func startNewDay() {
        for index in habits.indices {
            if !habits[index].isDoneToday { habits[index].streak = 0 }
            habits[index].isDoneToday = false
        }
    }

    func reload(completion: @escaping (Result<[Habit], Error>) -> Void) {
        DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(300)) { [weak self] in
            completion(.success(self?.habits ?? []))
        }
    }

    private func notify() {
        center.post(name: .habitsDidChange, object: self)
    }
}
