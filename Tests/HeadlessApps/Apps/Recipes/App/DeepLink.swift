import Foundation

enum DeepLink {
    case list, addRecipe, favourites, settings, about
    case recipe(id: Int)
    case ingredients(id: Int)

    static let scheme = "recipes"

    init?(url: URL) {
        guard url.scheme?.lowercased() == DeepLink.scheme, let host = url.host else { return nil }
        let path = url.pathComponents.filter { $0 != "/" }

        switch (host, path.count) {
        case ("list", 0): self = .list
        case ("add", 0): self = .addRecipe
        case ("favourites", 0): self = .favourites
        case ("settings", 0): self = .settings
        case ("about", 0): self = .about
        case ("recipe", 1):
            guard let id = Int(path[0]) else { return nil }
            self = .recipe(id: id)
        case ("recipe", 2):
            guard let id = Int(path[0]), path[1] == "ingredients" else { return nil }
            self = .ingredients(id: id)
        default:
            return nil
        }
    }
}
