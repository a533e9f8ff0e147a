import Foundation

final class ListsViewModel {
    let lists: [TaskList]
    let selectedList = Observable<TaskList?>(nil)
    var onShowTasks: ((TaskList) -> Void)?

    init(lists: [TaskList]) {
        self.lists = lists
    }

    func select(at index: Int) {
        selectedList.value = lists[index]
    }
}
