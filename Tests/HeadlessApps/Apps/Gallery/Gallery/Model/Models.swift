import Foundation

struct Photo: Hashable, Identifiable {
    let id: String
    var title: String
    var symbolName: String
    var albumID: Album.ID
    var date: Date
    var isFavorite = false
}

struct Album: Hashable, Identifiable {
    let id: String
    var title: String
    var folder: Folder
}

enum Folder: String, CaseIterable {
    case trips = "Trips"
    case family = "Family"
    case work = "Work"
}

enum SortOrder: String, CaseIterable {
    case newestFirst = "Newest First"
    case oldestFirst = "Oldest First"
    case title = "Title"
}
