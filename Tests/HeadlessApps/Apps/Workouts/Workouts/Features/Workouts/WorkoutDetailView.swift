import SwiftUI

struct WorkoutDetailView: View {
    let workoutID: String
    let store: WorkoutStore
    let router: Router
    var onStart: () -> Void = {}
    var onShowSession: (Session) -> Void = { _ in }
    var onDelete: () -> Void = {}

    @State private var isConfirmingDelete = false

    var body: some View {
        if let workout = store.workout(id: workoutID) {
            content(for: workout)
        } else {
            ContentUnavailableView("Workout Deleted", systemImage: "trash")
        }
    }

    private func content(for workout: Workout) -> some View {
        List {
            Section {
                Text(workout.name)
                    .font(.title.bold())
                LabeledContent("Planned", value: "\(workout.minutes) min")
            }
            Section("Exercises") {
                if workout.exercises.isEmpty {
                    Text("No exercises yet")
                }
                ForEach(workout.exercises) { exercise in
                    LabeledContent(exercise.name, value: "\(exercise.sets) × \(exercise.reps)")
                }
            }
            if let session = store.lastSession(workoutID: workoutID) {
                Section("Last Session") {
                    Button(session.date.formatted(date: .abbreviated, time: .omitted)) { onShowSession(session) }
                }
            }
            Section {
                Button(store.active?.workout.id == workoutID ? "Resume" : "Start") { onStart() }
                Button("Delete Workout", role: .destructive) { isConfirmingDelete = true }
            }
        }
        .alert("Delete \(workout.name)?", isPresented: $isConfirmingDelete) {
            Button("Delete", role: .destructive) { onDelete() }
            Button("Cancel", role: .cancel) {}
        }
        .onChange(of: router.followedLinks) {
            isConfirmingDelete = false
        }
    }
}
