import Foundation

enum DeepLink {
    case lists, settings, about
    case list(id: String), task(id: String), newTask(listID: String)

    init?(url: URL) {
        guard url.scheme?.lowercased() == "tasks", let host = url.host else { return nil }
        let path = url.pathComponents.filter { $0 != "/" }
        switch (host, path.first) {
        case ("lists", nil): self = .lists
        case ("list", let id?): self = .list(id: id)
        case ("task", let id?): self = .task(id: id)
        case ("new", let listID): self = .newTask(listID: listID ?? "home")
        case ("settings", nil): self = .settings
        case ("about", nil): self = .about
        default: return nil
        }
    }
}
