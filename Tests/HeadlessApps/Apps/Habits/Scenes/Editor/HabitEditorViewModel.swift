import Foundation

final class HabitEditorViewModel {

    var onFinish: (() -> Void)?
    var onValidityChange: ((Bool) -> Void)?

    var name = "" {
        didSet { onValidityChange?(isValid) }
    }

    var isValid: Bool {
        !name.trimmingCharacters(in: .whitespaces).isEmpty
            && !store.habits.contains { $0.name == name }
    }

    private let store: HabitStoreProtocol

    init(store: HabitStoreProtocol) {
        self.store = store
    }

    func save() {
        guard isValid else { return }
        store.add(Habit(name: name))
        onFinish?()
    }

    func cancel() {
        onFinish?()
    }
}
