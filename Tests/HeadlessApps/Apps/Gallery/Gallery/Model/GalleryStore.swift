import Foundation

extension Notification.Name {
    static let galleryStoreDidChange = Notification.Name("GalleryStoreDidChange")
}

@MainActor
final class GalleryStore {
    private(set) var albums = SampleData.albums
    private var photos = SampleData.photos
    var sortOrder = SortOrder.newestFirst { didSet { notify() } }
    var showsTitles = true { didSet { notify() } }
    private var nextNumber = 100

    func album(_ id: Album.ID) -> Album? {
        albums.first { $0.id == id }
    }

    func photo(_ id: Photo.ID) -> Photo? {
        photos.first { $0.id == id }
    }

    func photos(in albumID: Album.ID?) -> [Photo] {
        let matching = photos.filter { albumID == nil || $0.albumID == albumID }
        switch sortOrder {
        case .newestFirst: return matching.sorted { $0.date > $1.date }
        case .oldestFirst: return matching.sorted { $0.date < $1.date }
        case .title: return matching.sorted { $0.title < $1.title }
        }
    }

    func makeAlbum() -> Album {
        nextNumber += 1
        return Album(id: "a\(nextNumber)", title: "", folder: .trips)
    }

    func save(_ album: Album) {
        if let index = albums.firstIndex(where: { $0.id == album.id }) {
            albums[index] = album
        } else {
            albums.append(album)
        }
        notify()
    }

    func deleteAlbum(_ id: Album.ID) {
        albums.removeAll { $0.id == id }
        photos.removeAll { $0.albumID == id }
        notify()
    }

    func updatePhoto(_ id: Photo.ID, _ change: (inout Photo) -> Void) {
        guard let index = photos.firstIndex(where: { $0.id == id }) else { return }
        change(&photos[index])
        notify()
    }

    func deletePhoto(_ id: Photo.ID) {
        photos.removeAll { $0.id == id }
        notify()
    }

    func importPhoto(titled title: String, into albumID: Album.ID) async {
        try? await Task.sleep(nanoseconds: 200_000_000)
        guard album(albumID) != nil else { return }
        nextNumber += 1
        let photo = Photo(id: "p\(nextNumber)", title: title, symbolName: "photo", albumID: albumID, date: Date())
        photos.append(photo)
        notify()
    }

    func reset() {
        albums = SampleData.albums
        photos = SampleData.photos
        notify()
    }

    private func notify() {
        NotificationCenter.default.post(name: .galleryStoreDidChange, object: self)
    }
}
