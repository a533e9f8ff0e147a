import Foundation

final class HabitListViewModel: NSObject {

    enum State: Equatable {
        case loading
        case loaded([Habit])
        case empty(message: String)
    }

    private(set) var state: State = .loading {
        didSet { onChange?(state) }
    }

    var onChange: ((State) -> Void)?

    var query = "" {
        didSet {
            NSObject.cancelPreviousPerformRequests(
                withTarget: self, selector: #selector(search), object: nil)
            perform(#selector(search), with: nil, afterDelay: 0.25)
        }
    }

    private let store: HabitStoreProtocol

    init(store: HabitStoreProtocol) {
        self.store = store
        super.init()
        NotificationCenter.default.addObserver(
            self, selector: #selector(habitsDidChange), name: .habitsDidChange, object: store)
    }

    func load() {
        state = .loading
        store.reload { [weak self] result in
            switch result {
            case .success(let habits): self?.show(habits)
            case .failure(let error): self?.state = .empty(message: error.localizedDescription)
            }
        }
    }

    func complete(_ habit: Habit) {
        store.complete(habit.id)
    }

    @objc private func search() {
        show(store.habits)
    }

    @objc private func habitsDidChange() {
        show(store.habits)
    }

    private func show(_ habits: [Habit]) {
        let found = habits.filter { query.isEmpty || $0.name.lowercased().contains(query.lowercased()) }
        state = found.isEmpty ? .empty(message: "No habits") : .loaded(found)
    }
}
