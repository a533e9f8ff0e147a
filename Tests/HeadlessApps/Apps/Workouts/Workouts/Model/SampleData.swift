import Foundation

enum SampleData {
    static var workouts: [Workout] {
        [
            Workout(id: "full-body", name: "Full Body", minutes: 45, exercises: [
                Exercise(name: "Squat", sets: 4, reps: 8),
                Exercise(name: "Bench Press", sets: 4, reps: 8),
                Exercise(name: "Pull-up", sets: 3, reps: 6)
            ]),
            Workout(id: "legs", name: "Leg Day", minutes: 50, exercises: [
                Exercise(name: "Deadlift", sets: 3, reps: 5),
                Exercise(name: "Lunge", sets: 3, reps: 12)
            ]),
            Workout(id: "stretch", name: "Morning Stretch", minutes: 15, exercises: [
                Exercise(name: "Hip Opener", sets: 2, reps: 10)
            ])
        ]
    }

    static var sessions: [Session] {
        [
            Session(id: "s3", workoutID: "full-body", workoutName: "Full Body", date: march(12),
                    duration: 2640, completedExercises: ["Squat", "Bench Press", "Pull-up"], note: "Felt strong"),
            Session(id: "s2", workoutID: "legs", workoutName: "Leg Day", date: march(9),
                    duration: 1500, completedExercises: ["Deadlift"]),
            Session(id: "s1", workoutID: "full-body", workoutName: "Full Body", date: march(5),
                    duration: 2520, completedExercises: ["Squat", "Bench Press"])
        ]
    }

    private static func march(_ day: Double) -> Date {
        Date(timeIntervalSince1970: 1_740_744_000 + day * 86_400)
    }
}
