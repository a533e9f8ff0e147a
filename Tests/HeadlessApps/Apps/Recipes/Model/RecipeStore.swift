import Foundation

protocol StoreConsumer: AnyObject {
    var store: RecipeStore! { get set }
}

extension Notification.Name {
    static let recipeStoreDidChange = Notification.Name("RecipeStoreDidChange")
}

final class RecipeStore {

    private(set) var recipes: [Recipe]

    var settings = AppSettings() {
        didSet { notify() }
    }

    private let sample: [Recipe]
    private var nextID: Int

    init(sample: [Recipe]) {
        self.sample = sample
        recipes = sample
        nextID = (sample.map { $0.id }.max() ?? 0) + 1
    }

    var favourites: [Recipe] {
        return recipes.filter { $0.isFavourite }.sorted { $0.name < $1.name }
    }

    func recipe(id: Int) -> Recipe? {
        return recipes.first { $0.id == id }
    }

    func add(_ content: RecipeDraft) {
        recipes.append(Recipe(id: nextID, content: content, isFavourite: false, timesCooked: 0))
        nextID += 1
        notify()
    }

    func update(id: Int, content: RecipeDraft) {
        modify(id: id) { $0.content = content }
    }

    func setFavourite(_ isFavourite: Bool, id: Int) {
        modify(id: id) { $0.isFavourite = isFavourite }
    }

    func markCooked(id: Int) {
        modify(id: id) { $0.timesCooked += 1 }
    }

    func remove(id: Int) {
        recipes.removeAll { $0.id == id }
        notify()
    }

    func clearFavourites() {
        for index in recipes.indices {
            recipes[index].isFavourite = false
        }
        notify()
    }

    func resetToSample() {
        recipes = sample
        notify()
    }

    private func modify(id: Int, _ change: (inout Recipe) -> Void) {
        guard let index = recipes.firstIndex(where: { $0.id == id }) else { return }
        change(&recipes[index])
        notify()
    }

    private func notify() {
        NotificationCenter.default.post(name: .recipeStoreDidChange, object: self)
    }
}
