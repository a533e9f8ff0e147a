import Foundation

enum SampleData {
    static let albums = [
        Album(id: "iceland", title: "Iceland", folder: .trips),
        Album(id: "lisbon", title: "Lisbon", folder: .trips),
        Album(id: "garden", title: "Garden", folder: .family),
        Album(id: "office", title: "Office", folder: .work)
    ]

    static let photos = [
        photo(1, "Snowfield", "snowflake", "iceland", favorite: true),
        photo(2, "Northern Night", "moon.stars", "iceland"),
        photo(3, "Harbor", "ferry", "lisbon"),
        photo(4, "Tram 28", "tram", "lisbon", favorite: true),
        photo(5, "Sunset", "sun.haze", "lisbon"),
        photo(6, "Ladybug", "ladybug", "garden"),
        photo(7, "First Leaves", "leaf", "garden", favorite: true),
        photo(8, "New Desk", "desktopcomputer", "office"),
        photo(9, "Team Lunch", "fork.knife", "office")
    ]

    private static func photo(_ number: Int, _ title: String, _ symbol: String, _ album: String, favorite: Bool = false) -> Photo {
        let date = Date(timeIntervalSince1970: 1_700_000_000 + Double(number) * 86_400)
        return Photo(id: "p\(number)", title: title, symbolName: symbol, albumID: album, date: date, isFavorite: favorite)
    }
}
