import Foundation

enum DeepLink: Equatable {
    case trips
    case trip(id: String)
    case booking(tripID: String)
    case search(query: String)
    case profile, settings, terms

    init?(url: URL) {
        guard url.scheme?.lowercased() == "travel", let host = url.host?.lowercased() else { return nil }
        let path = url.pathComponents.filter { $0 != "/" }
        switch (host, path.count) {
        case ("trips", 0): self = .trips
        case ("trip", 1): self = .trip(id: path[0])
        case ("trip", 2) where path[1] == "book": self = .booking(tripID: path[0])
        case ("search", 0):
            let items = URLComponents(url: url, resolvingAgainstBaseURL: false)?.queryItems ?? []
            self = .search(query: items.first(where: { $0.name == "q" })?.value ?? "")
        case ("profile", 0): self = .profile
        case ("settings", 0): self = .settings
        case ("terms", 0): self = .terms
        default: return nil
        }
    }
}
