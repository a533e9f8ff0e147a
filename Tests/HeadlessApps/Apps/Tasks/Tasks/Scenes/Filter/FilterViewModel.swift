import Foundation

final class FilterViewModel {
    let options = TaskFilter.allCases
    let selected: Observable<TaskFilter>
    var onChange: ((TaskFilter) -> Void)?
    var onClose: (() -> Void)?

    init(filter: TaskFilter) {
        selected = Observable(filter)
    }

    func select(at index: Int) {
        selected.value = options[index]
        onChange?(selected.value)
    }
}
