import Foundation
import Observation

@Observable
final class WorkoutStore {
    private(set) var workouts = SampleData.workouts
    private(set) var sessions = SampleData.sessions
    private(set) var active: ActiveSession?
    var confirmsFinish = true
    private var nextNumber = 1

    func workout(id: String) -> Workout? {
        workouts.first { $0.id == id }
    }

    func save(_ draft: Workout) {
        var workout = draft
        workout.name = workout.name.trimmingCharacters(in: .whitespaces)
        workout.exercises.removeAll { $0.name.trimmingCharacters(in: .whitespaces).isEmpty }
        if let index = workouts.firstIndex(where: { $0.id == workout.id }) {
            workouts[index] = workout
        } else {
            workout.id = "workout-\(makeNumber())"
            workouts.append(workout)
        }
    }

    func deleteWorkout(id: String) {
        if active?.workout.id == id { active = nil }
        workouts.removeAll { $0.id == id }
    }

    func start(_ workout: Workout) {
        active = ActiveSession(workout: workout)
    }

    func finishActive() -> Session? {
        guard let active else { return nil }
        let completed = active.workout.exercises.filter { active.completedIDs.contains($0.id) }
        let session = Session(
            id: "session-\(makeNumber())",
            workoutID: active.workout.id,
            workoutName: active.workout.name,
            date: Date(),
            duration: active.elapsed(at: Date()),
            completedExercises: completed.map(\.name),
            note: active.note
        )
        sessions.insert(session, at: 0)
        self.active = nil
        return session
    }

    func session(id: String) -> Session? {
        sessions.first { $0.id == id }
    }

    func lastSession(workoutID: String) -> Session? {
        sessions.first { $0.workoutID == workoutID }
    }

    func deleteSession(id: String) {
        sessions.removeAll { $0.id == id }
    }

    func reset() {
        active = nil
        workouts = SampleData.workouts
        sessions = SampleData.sessions
    }

    private func makeNumber() -> Int {
        defer { nextNumber += 1 }
        return nextNumber
    }
}
