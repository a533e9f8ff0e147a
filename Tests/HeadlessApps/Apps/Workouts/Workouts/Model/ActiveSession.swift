import Foundation
import Observation

@Observable
final class ActiveSession {
    let workout: Workout
    var note = ""
    private(set) var completedIDs: Set<Exercise.ID> = []
    private var accumulated: TimeInterval = 0
    private var resumedAt: Date?

    init(workout: Workout) {
        self.workout = workout
        resumedAt = Date()
    }

    var isPaused: Bool { resumedAt == nil }

    func elapsed(at date: Date) -> TimeInterval {
        guard let resumedAt else { return accumulated }
        return accumulated + max(0, date.timeIntervalSince(resumedAt))
    }

    func togglePause() {
        if isPaused {
            resumedAt = Date()
        } else {
            accumulated = elapsed(at: Date())
            resumedAt = nil
        }
    }

    func toggle(_ exercise: Exercise) {
        completedIDs.formSymmetricDifference([exercise.id])
    }
}
