import Foundation

enum DeepLink: Equatable {
    case photos, albums, newAlbum, settings
    case album(Album.ID)
    case photo(Photo.ID)
    case photoInfo(Photo.ID)

    init?(url: URL) {
        guard url.scheme == "gallery", let host = url.host else { return nil }
        let path = url.pathComponents.filter { $0 != "/" }
        switch (host, path.count) {
        case ("photos", 0): self = .photos
        case ("albums", 0): self = .albums
        case ("albums", 1) where path[0] == "new": self = .newAlbum
        case ("album", 1): self = .album(path[0])
        case ("photo", 1): self = .photo(path[0])
        case ("photo", 2) where path[1] == "info": self = .photoInfo(path[0])
        case ("settings", 0): self = .settings
        default: return nil
        }
    }
}
