import Foundation

enum DeepLink {
    case list, newWorkout, history, statistics, settings
    case workout(id: String)
    case start(workoutID: String)
    case session(id: String)

    init?(url: URL) {
        guard url.scheme?.lowercased() == "workouts" else { return nil }
        let id = url.pathComponents.first { $0 != "/" }

        switch (url.host() ?? "", id) {
        case ("list", _): self = .list
        case ("new", _): self = .newWorkout
        case ("stats", _): self = .statistics
        case ("settings", _): self = .settings
        case ("workout", let id?): self = .workout(id: id)
        case ("start", let id?): self = .start(workoutID: id)
        case ("history", let id?): self = .session(id: id)
        case ("history", nil): self = .history
        default: return nil
        }
    }
}
