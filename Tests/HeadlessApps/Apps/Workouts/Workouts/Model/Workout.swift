import Foundation

struct Exercise: Identifiable, Hashable {
    var id = UUID()
    var name: String
    var sets = 3
    var reps = 10
}

struct Workout: Identifiable, Hashable {
    var id = ""
    var name = ""
    var minutes = 30
    var exercises: [Exercise] = []
}

struct Session: Identifiable, Hashable {
    let id: String
    let workoutID: String
    let workoutName: String
    let date: Date
    let duration: TimeInterval
    let completedExercises: [String]
    var note = ""
}

extension TimeInterval {
    var clockText: String {
        String(format: "%d:%02d", Int(self) / 60, Int(self) % 60)
    }
}
